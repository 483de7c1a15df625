/// What a view that can have the focus needs to know of the views around it. Nil in the environment of pictures that
/// nobody told about the focus, so that these spend nothing on it.
final class FocusSurroundings {
    /// Kept by whoever draws: its targets hold on to their environment.
    private(set) weak var session: FocusSession?
    /// Whether a control around this view takes the focus for it.
    let isInsideControl: Bool
    /// Whether nothing inside can have the focus.
    let isBarred: Bool
    /// The states that follow the focus of what is inside.
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

    /// The session of the picture; nil for none.
    package var focusSession: FocusSession? {
        get { common.focus?.session }
        set { common.focus = newValue.map { FocusSurroundings(session: $0) } }
    }

    private struct FocusEffectKey: EnvironmentKey {
        static let defaultValue = true
    }

    /// Whether the system shows where the focus is.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
