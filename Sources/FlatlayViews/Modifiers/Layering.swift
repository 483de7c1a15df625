import Foundation

/// Draws another node behind or in front of its child. The child alone decides the size; the other is offered exactly
/// that size, stands in it by alignment, and may be larger.
final class LayeringNode: WrapperNode {
    private let other: ViewNode
    private let alignment: Alignment
    private let isBehind: Bool

    init(
        _ child: ViewNode, _ other: ViewNode, alignment: Alignment, isBehind: Bool, environment: EnvironmentValues
    ) {
        self.other = other
        self.alignment = alignment
        self.isBehind = isBehind
        super.init(child, environment)
    }

    override func leastLength(along axis: Axis) -> CGFloat? { child.leastLength(along: axis) }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        if isBehind { drawOther(in: frame, proposal: proposal, pass: pass) }
        super.draw(in: frame, proposal: proposal, pass: pass)
        if !isBehind { drawOther(in: frame, proposal: proposal, pass: pass) }
    }

    private func drawOther(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let offer = ProposedViewSize(frame.size)
        let origin = alignment.origin(of: other.dimensions(in: offer), in: child.dimensions(in: proposal))
        place(other, at: origin, proposal: offer, in: frame, pass: pass)
    }
}

/// Puts a view behind or in front of its content.
struct LayeringModifier<Other: View>: NodeModifier {
    typealias Body = Never
    let other: Other
    let alignment: Alignment
    let isBehind: Bool

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        guard let layer = other.makeLayeredNode(in: context.entering(1), alignment: alignment) else { return node }
        return LayeringNode(
            node, layer, alignment: alignment, isBehind: isBehind, environment: context.environment)
    }
}
