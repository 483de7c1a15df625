import Foundation

/// Content that another module of the package lays out and draws by rules of its own, such as a collection.
package protocol ExternalContent: AnyObject {
    /// The name of its node in the tree of a display list.
    var name: String { get }

    /// The size that it chooses for a proposal; asked once for each proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Draws itself in a frame of the size that it answered for the proposal.
    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder)

    /// Draws itself in a frame, and what scrolls also around it.
    ///
    /// - Parameter room: the frame, up to the edges of the picture where the frame is at those of the safe area.
    func draw(in frame: CGRect, room: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder)
}

extension ExternalContent {
    package func draw(
        in frame: CGRect, room: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder
    ) {
        draw(in: frame, proposal: proposal, into: builder)
    }
}

/// A view of external content.
package struct ExternalContentView: View {
    package typealias Body = Never
    private let kind: String
    private let make: (EnvironmentValues, DrawingResources, Int) -> any ExternalContent

    /// A view that makes its content with the environment where it stands.
    package init(_ make: @escaping (EnvironmentValues, DrawingResources) -> any ExternalContent) {
        kind = ""
        self.make = { environment, resources, _ in make(environment, resources) }
    }

    /// A view that makes its content with the environment where it stands, and its number among the contents of its kind
    /// that the host has, which stays the same from one evaluation of the views around it to the next.
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

    init(_ content: any ExternalContent, environment: borrowing EnvironmentValues) {
        self.content = content
        super.init(environment)
    }

    override var name: String? { content.name }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let room = pass.safeArea?.extending(frame, over: .all, layoutDirection) ?? frame
        content.draw(in: frame, room: room, proposal: proposal, into: pass.builder)
    }
}
