import FlatlayViews

extension EnvironmentValues {
    private struct SceneStateKey: EnvironmentKey {
        static var defaultValue: SceneState? { nil }
    }

    private struct CollectionHoldersKey: EnvironmentKey {
        static var defaultValue: [CollectionPath.Holder] { [] }
    }

    /// What a person did to the collections inside; nil for nothing.
    package var sceneState: SceneState? {
        get { self[SceneStateKey.self] }
        set { self[SceneStateKey.self] = newValue }
    }

    /// The elements of collections that hold the views inside, from outside to inside.
    package var collectionHolders: [CollectionPath.Holder] {
        get { self[CollectionHoldersKey.self] }
        set { self[CollectionHoldersKey.self] = newValue }
    }
}
