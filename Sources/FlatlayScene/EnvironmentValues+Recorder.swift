import FlatlayViews

extension EnvironmentValues {
    private struct RecorderKey: EnvironmentKey {
        static let defaultValue: RecorderReference? = nil
    }

    /// A reference that environment values can hold. A recorder serves the one render that made it, on one thread.
    private struct RecorderReference: @unchecked Sendable {
        let recorder: SceneRecorder
    }

    /// Where collections note what they drew; nil for nowhere.
    package var sceneRecorder: SceneRecorder? {
        get { self[RecorderKey.self]?.recorder }
        set { self[RecorderKey.self] = newValue.map(RecorderReference.init) }
    }
}
