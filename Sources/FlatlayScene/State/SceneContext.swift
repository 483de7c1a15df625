import FlatlayViews

/// The state that collections read from the picture around them, and the recorders that they report to.
///
/// It is one value of the environment. The default is that of a still picture without recorders.
package struct SceneContext: @unchecked Sendable {
    package init() {}

    // Sendable as far as ``isSendable`` says, which the code that hands an environment to other threads checks.

    /// Scroll positions, the focus and pressed keys; nil if the picture has none.
    package var state: SceneState?
    /// Records the frames of collections; nil if nothing does. It serves one render on one thread.
    package var recorder: SceneRecorder?
    /// Reuses the hosts of content; nil if each picture has its own.
    package var hostPool: HostPool?
    /// The sizes of elements that change their size, at a moment of that change.
    package var elementSizes: [PlacedElement: CGSize] = [:]
    /// The elements of collections that contain the views inside, from the outermost to the innermost.
    var holders: [CollectionPath.Holder] = []
    /// The numbers of the hosted contents in the innermost element, and how many elements contain these.
    fileprivate var hosted: (depth: Int, numbers: [Int]) = (0, [])

    // Weak, since scenes retain their environment, and these retain scenes. The renderer owns them.
    private var weakFocus: WeakReference<SceneFocus>?
    private var weakMoments: WeakReference<MomentRecorder>?
    private var weakCollections: WeakReference<DrawnCollections>?

    /// The focus of the picture; nil if nothing can have it.
    package var focus: SceneFocus? {
        get { weakFocus?.object }
        set { weakFocus = newValue.map { WeakReference($0) } }
    }

    /// Records the nodes of the picture for a timeline; nil if nothing does.
    package var moments: MomentRecorder? {
        get { weakMoments?.object }
        set { weakMoments = newValue.map { WeakReference($0) } }
    }

    /// Collects the collections that are drawn; nil if nothing does.
    package var collections: DrawnCollections? {
        get { weakCollections?.object }
        set { weakCollections = newValue.map { WeakReference($0) } }
    }

    /// The numbers of the hosted contents in the innermost element.
    var hostedNumbers: [Int] { hosted.depth == holders.count ? hosted.numbers : [] }

    /// Whether other threads may read it: only a recorder is set, which is not used on them.
    var isSendable: Bool {
        state == nil && hostPool == nil && elementSizes.isEmpty && holders.isEmpty && hosted.numbers.isEmpty
            && weakFocus == nil && weakMoments == nil && weakCollections == nil
    }

    /// Whether it equals that of a picture without state and recorders.
    package var isEmpty: Bool { recorder == nil && isSendable }
}

extension EnvironmentValues {
    private struct SceneContextKey: EnvironmentKey {
        static let defaultValue = SceneContext()
    }

    /// The context of the collections inside.
    package var scene: SceneContext {
        get { self[SceneContextKey.self] }
        set {
            let focus = newValue.focus
            if focus !== scene.focus { focusSession = focus?.session }
            self[SceneContextKey.self] = newValue
        }
    }

    /// The environment of hosted content, by its number among those of its host.
    func enteringHosted(_ number: Int) -> EnvironmentValues {
        var (inner, scene) = (self, self.scene)
        scene.hosted = (scene.holders.count, scene.hostedNumbers + [number])
        inner.scene = scene
        return inner
    }
}
