/// The focus state of a focusable view's enclosing views. Nil in the environment if nothing uses the focus, so
/// that such renders spend nothing on it.
final class FocusSurroundings {
    /// Weak, because the renderer owns the session, and its targets retain their environment.
    private(set) weak var session: FocusSession?
    /// Whether an enclosing control takes the focus instead of this view.
    let isInsideControl: Bool
    /// Whether no view inside is focusable.
    let isBarred: Bool
    /// The states that follow the focus of the content.
    let links: [FocusLink]

    init(
        session: FocusSession? = nil, isInsideControl: Bool = false, isBarred: Bool = false, links: [FocusLink] = []
    ) {
        self.session = session
        self.isInsideControl = isInsideControl
        self.isBarred = isBarred
        self.links = links
    }

    func inControl() -> FocusSurroundings {
        FocusSurroundings(session: session, isInsideControl: true, isBarred: isBarred, links: links)
    }

    func barred() -> FocusSurroundings {
        FocusSurroundings(session: session, isInsideControl: isInsideControl, isBarred: true, links: links)
    }

    func adding(_ link: FocusLink) -> FocusSurroundings {
        FocusSurroundings(
            session: session, isInsideControl: isInsideControl, isBarred: isBarred, links: links + [link])
    }
}

extension EnvironmentValues {
    var focusSurroundings: FocusSurroundings? {
        get { common.focus }
        set { common.focus = newValue }
    }

    /// The focus session of the render, if any.
    package var focusSession: FocusSession? {
        get { common.focus?.session }
        set { common.focus = newValue.map { FocusSurroundings(session: $0) } }
    }

    private struct FocusEffectKey: EnvironmentKey {
        static let defaultValue = true
    }

    /// Whether the system focus effect is drawn.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
