/// What the views of a host keep between evaluations of their bodies, for content that outlives its hosts.
package struct HostedState {
    let store = StateStore()

    /// The state of views that nobody has seen yet.
    package init() {}

    /// The state of views that nobody has seen yet.
    ///
    /// - Parameter completeEnvironment: adds to the environment what collections and hosted content inside ask of it.
    package init(completeEnvironment: @escaping (EnvironmentValues) -> EnvironmentValues) {
        store.completeEnvironment = completeEnvironment
    }

    /// How often values have been set.
    package var changeCount: Int { store.changeCount }
}
