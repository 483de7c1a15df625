/// The state that the views of a host keep between evaluations of their bodies, for content that outlives its hosts.
package struct HostedState {
    let store = StateStore()

    /// Creates the state of new views.
    package init() {}

    /// Creates the state of new views.
    ///
    /// - Parameter completeEnvironment: adds the values that collections and hosted content inside read from the
    ///   environment.
    package init(completeEnvironment: @escaping (EnvironmentValues) -> EnvironmentValues) {
        store.completeEnvironment = completeEnvironment
    }

    /// How many times values have been set.
    package var changeCount: Int { store.changeCount }
}
