import Foundation

/// Content that another module of the package lays out and draws itself, such as a collection.
package protocol ExternalContent: AnyObject {
    /// The name of its node in the tree of a display list.
    var name: String { get }

    /// Returns the size for a proposal; called once per proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Draws the content in a frame of the size that it returned for the proposal.
    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder)

    /// Draws the content in a frame; scrolling content also draws around it.
    ///
    /// - Parameter room: the frame, extended to the edges of the image where it touches the edges of the safe area.
    func draw(in frame: CGRect, room: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder)

    /// How far content that scrolls extends above and below its frame, once it has been drawn; nil for others.
    var scrollReach: ScrollReach? { get }
}

extension ExternalContent {
    package var scrollReach: ScrollReach? { nil }

    package func draw(
        in frame: CGRect, room: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder
    ) {
        draw(in: frame, proposal: proposal, into: builder)
    }
}

/// A view that shows external content.
nonisolated package struct ExternalContentView: View {
    package typealias Body = Never
    private let kind: String
    private let make: (EnvironmentValues, DrawingResources, Int) -> any ExternalContent

    /// Creates a view whose content is created with the environment at the view's position.
    package init(_ make: @escaping (EnvironmentValues, DrawingResources) -> any ExternalContent) {
        kind = ""
        self.make = { environment, resources, _ in make(environment, resources) }
    }

    /// Creates a view whose content is created with the environment at the view's position and with its number among
    /// the host's contents of that kind. The number stays the same between evaluations of the enclosing views.
    package init(
        kind: String, _ make: @escaping (EnvironmentValues, DrawingResources, Int) -> any ExternalContent
    ) {
        self.kind = kind
        self.make = make
    }

    /// Adds one node.
    package func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let number = context.store.numberOfExternalContent(kind, at: context.path)
        nodes.append(
            ExternalContentNode(
                make(context.hostedEnvironment, context.resources, number), environment: context.environment))
    }
}

private final class ExternalContentNode: ViewNode {
    private let content: any ExternalContent
    private let screen: ScreenContext?

    init(_ content: any ExternalContent, environment: borrowing EnvironmentValues) {
        self.content = content
        screen = environment.screen
        super.init(environment)
    }

    override var name: String? { content.name }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let room = pass.safeArea?.extending(frame, over: .all, layoutDirection) ?? frame
        content.draw(in: frame, room: room, proposal: proposal, into: pass.builder)
        guard let screen, let reach = content.scrollReach else { return }
        screen.note(
            ScrollReach(
                top: room.minY < frame.minY ? reach.top : 0, bottom: room.maxY > frame.maxY ? reach.bottom : 0))
    }
}
