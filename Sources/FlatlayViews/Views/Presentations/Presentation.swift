import Foundation

/// Something that a view presents above everything, such as a sheet or an alert.
final class Presentation {
    /// The kind of presentation.
    enum Kind: Equatable {
        case sheet, cover, popover, alert, dialog
        /// An open menu, whose items may stay in their order above its label, and which may end where that ends.
        case menu(keepsOrder: Bool, isTrailing: Bool)
        /// An open context menu of a view, which may be a row of a list.
        case contextMenu(keepsOrder: Bool, isRow: Bool)

        /// Whether the presentation is beside the view that presents.
        var isAnchored: Bool {
            switch self {
            case .popover, .dialog, .menu, .contextMenu: true
            case .sheet, .cover, .alert: false
            }
        }
    }

    let kind: Kind
    /// The settings of the presentation, from the views inside it.
    let settings = PresentationSettings()
    /// The context of the views inside.
    let context: ViewContext
    /// The frame of the view that presents, once it has been drawn.
    var anchor: CGRect?
    /// The row of a list that the view is in, if it is known.
    var row: CGRect?
    /// That view, which a context menu lifts.
    var anchorNode: ViewNode?
    /// The edge at which the arrow of a popover is.
    var arrowEdge = Edge.top
    private let makeContent: (ViewContext) -> PresentedContent
    private(set) var content = PresentedContent()

    init(_ kind: Kind, in context: ViewContext, content: @escaping (ViewContext) -> PresentedContent) {
        var inner = context.withSafeArea
        inner.environment.screen = nil
        inner.environment.presentation = settings
        inner.environment.common.rowSurroundings = .none
        self.kind = kind
        self.context = inner
        settings.isCard = kind == .sheet && !inner.isTablet
        makeContent = content
    }

    /// Makes the views inside; what they present comes above this.
    func makeNodes() { content = makeContent(context) }
}

/// The nodes of what is presented.
struct PresentedContent {
    /// The title of an alert or a dialog.
    var title: Text?
    /// The content of a sheet or a popover, or the message of an alert.
    var body: ViewNode?
    /// The buttons and text fields of an alert or a dialog.
    var actions: [ViewNode] = []
    /// The items of a menu.
    var menu: MenuContent?
}

/// The settings of a presentation, from the views inside it.
final class PresentationSettings {
    var detents: [PresentationDetent] = []
    var selectedDetent: PresentationDetent?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var background: CapturedView?
    /// Whether the views behind stay in use, so that they are not dimmed.
    var allowsInteraction = false
    /// Whether it is a card on a phone, whose bars are higher.
    var isCard = false
}

extension EnvironmentValues {
    private struct PresentationKey: EnvironmentKey {
        static var defaultValue: PresentationSettings? { nil }
    }

    /// The presentation that the view is in.
    var presentation: PresentationSettings? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}

/// Presents something above everything, as long as there is something to present.
nonisolated struct PresentationModifier: ViewModifier {
    typealias Body = Never
    let kind: Presentation.Kind
    var arrowEdge = Edge.top
    /// Makes what is presented; nil for nothing.
    let makeContent: ((ViewContext) -> PresentedContent)?

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        let start = nodes.count
        content._makeNodes(in: context, into: &nodes)
        guard let makeContent else { return }
        let presentation = Presentation(kind, in: context.entering(1), content: makeContent)
        presentation.arrowEdge = arrowEdge
        context.store.present(presentation, at: context.path)
        presentation.makeNodes()
        guard kind.isAnchored, start < nodes.count else { return }
        if case .contextMenu = kind { presentation.anchorNode = nodes[start] }
        nodes[start] = AnchorNode(nodes[start], presentation: presentation, environment: context.environment)
    }
}

/// Tells a presentation where the view is that presents it.
private final class AnchorNode: WrapperNode {
    private weak var presentation: Presentation?

    init(_ child: ViewNode, presentation: Presentation, environment: borrowing EnvironmentValues) {
        self.presentation = presentation
        super.init(child, environment)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        presentation?.row = pass.row?.applying(pass.builder.currentTransform)
        presentation?.anchor = frame.applying(pass.builder.currentTransform)
        super.draw(in: frame, proposal: proposal, pass: pass)
    }
}

nonisolated extension View {
    /// Presents views above everything, if there are any.
    func presenting(_ kind: Presentation.Kind, arrowEdge: Edge = .top, _ content: (some View)?) -> some View {
        modifier(
            PresentationModifier(
                kind: kind, arrowEdge: arrowEdge,
                makeContent: content.map { view in
                    { context in PresentedContent(body: context.screenNode(of: view, screen: nil)) }
                }))
    }
}
