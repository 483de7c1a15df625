/// What the views of a host keep between evaluations of their bodies, for content that outlives its hosts.
package final class HostedState {
    let store = StateStore()

    /// The state of views that nobody has seen yet.
    package init() {}

    /// How often values have been set.
    package var changeCount: Int { store.changeCount }
}
