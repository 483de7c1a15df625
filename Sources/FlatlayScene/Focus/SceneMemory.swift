import FlatlayViews

/// The state of a scene between images besides its ``SceneState``: of views, and the last data of collections.
package final class SceneMemory {
    /// The state of the views outside collections.
    package let root = HostedState()

    private var states: [[CollectionPath.Holder]: HostedState] = [:]
    private var inSight: [[CollectionPath.Holder]: HostedState] = [:]
    private var applied: [CollectionPath: any CollectionIdentities] = [:]
    private var counts: [CollectionPath: Int] = [:]
    /// Whether data has changed since the last query.
    private var hasNewData = false

    /// Creates the memory of a scene that was not rendered yet.
    package init() {}

    /// Returns how often a collection's data was applied: once at first, and once for each image with other data.
    package func applyCount(of collection: CollectionPath) -> Int { counts[collection] ?? 0 }

    /// Returns whether data has changed since the last call; the first data does not count.
    package func takeDataChange() -> Bool {
        defer { hasNewData = false }
        return hasNewData
    }

    /// Starts an image.
    package func startPicture() {
        inSight = [:]
    }

    /// Ends an image: elements outside it lose their state, as cells do when they scroll out of the visible area.
    package func endPicture() {
        states = inSight
    }

    /// Returns the state of the views in an element.
    func state(in holders: [CollectionPath.Holder]) -> HostedState {
        let state = inSight[holders] ?? states[holders] ?? HostedState()
        inSight[holders] = state
        return state
    }

    /// Returns the state of the views in a visible element; a new state for others.
    func stateForSurvey(in holders: [CollectionPath.Holder]) -> HostedState { states[holders] ?? HostedState() }

    /// Records the data of a collection.
    func apply(_ identities: any CollectionIdentities, of collection: CollectionPath) {
        if let last = applied[collection] {
            if last.isEqual(to: identities) { return }
            hasNewData = true
        }
        applied[collection] = identities
        counts[collection, default: 0] += 1
    }
}
