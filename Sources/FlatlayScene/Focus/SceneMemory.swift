import FlatlayViews

/// What a scene keeps from picture to picture beside its ``SceneState``: what views keep for themselves, and the data
/// that collections showed last.
package final class SceneMemory {
    /// What the views outside of collections keep.
    package let root = HostedState()

    private var states: [[CollectionPath.Holder]: HostedState] = [:]
    private var inSight: [[CollectionPath.Holder]: HostedState] = [:]
    private var applied: [CollectionPath: any CollectionIdentities] = [:]
    private var counts: [CollectionPath: Int] = [:]
    /// Whether data changed since somebody asked.
    private var hasNewData = false

    /// A scene that nobody has seen yet.
    package init() {}

    /// How often a collection's data was applied: once, and once more each time that a picture shows other data.
    package func applyCount(of collection: CollectionPath) -> Int { counts[collection] ?? 0 }

    /// Whether data changed since the last question; the first data does not count.
    package func takeDataChange() -> Bool {
        defer { hasNewData = false }
        return hasNewData
    }

    /// Starts a picture.
    package func startPicture() {
        inSight = [:]
    }

    /// Ends a picture: elements that it does not show lose what they kept, as cells do that scroll out of sight.
    package func endPicture() {
        states = inSight
    }

    /// What the views of an element keep.
    func state(in holders: [CollectionPath.Holder]) -> HostedState {
        let state = inSight[holders] ?? states[holders] ?? HostedState()
        inSight[holders] = state
        return state
    }

    /// What the views of an element keep that is in sight; others start anew.
    func stateForSurvey(in holders: [CollectionPath.Holder]) -> HostedState { states[holders] ?? HostedState() }

    /// Notes the data of a collection.
    func apply(_ identities: any CollectionIdentities, of collection: CollectionPath) {
        if let last = applied[collection] {
            if last.isEqual(to: identities) { return }
            hasNewData = true
        }
        applied[collection] = identities
        counts[collection, default: 0] += 1
    }
}
