import Foundation

/// A line of one pixel across its stack: vertical in an `HStack`, horizontal anywhere else.
public struct Divider: PrimitiveView, Sendable {
    /// Creates a divider.
    public init() {}

    /// Adds the node of the divider.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if context.rows?.isMenu == true { return MenuBoundary()._makeNodes(in: context, into: &nodes) }
        nodes.append(DividerNode(isUpright: context.stackAxis == .horizontal, environment: context.environment))
    }

    /// Takes over the node of a divider.
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        nodes.skip(DividerNode.self)
    }
}

final class DividerNode: ViewNode {
    private let isUpright: Bool
    private let color: ResolvedColor

    init(isUpright: Bool, environment: borrowing EnvironmentValues) {
        self.isUpright = isUpright
        color = Color.separator.resolve(in: environment)
        super.init(environment)
    }

    override var name: String? { "divider" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return isUpright
            ? CGSize(width: pixels.length, height: size.height) : CGSize(width: size.width, height: pixels.length)
    }

    /// Draws the line one pixel thick at every position: only its leading or top edge snaps to the pixel grid.
    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        var rect = pixels.round(frame)
        if isUpright { rect.size.width = pixels.length } else { rect.size.height = pixels.length }
        pass.builder.fill(.rectangle(rect), .color(color))
    }
}
