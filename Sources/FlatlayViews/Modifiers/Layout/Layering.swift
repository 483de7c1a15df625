import Foundation

/// Draws another node behind or in front of its child. The child alone determines the size; the other node is proposed
/// exactly that size, is placed by alignment, and may be larger.
final class LayeringNode: WrapperNode {
    private let other: ViewNode
    private let alignment: Alignment
    private let isBehind: Bool

    init(
        _ child: ViewNode, _ other: ViewNode, alignment: Alignment, isBehind: Bool,
        environment: borrowing EnvironmentValues
    ) {
        self.other = other
        self.alignment = alignment
        self.isBehind = isBehind
        super.init(child, environment, beside: other)
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

/// Adds a view behind or in front of its content.
@usableFromInline
struct LayeringModifier<Other: View>: NodeModifier {
    @usableFromInline typealias Body = Never
    @usableFromInline let other: Other
    @usableFromInline let alignment: Alignment
    @usableFromInline let isBehind: Bool

    @inlinable
    init(other: Other, alignment: Alignment, isBehind: Bool) {
        self.other = other
        self.alignment = alignment
        self.isBehind = isBehind
    }

    @inlinable
    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        guard let layer = other.makeLayeredNode(in: context.entering(1), alignment: alignment) else { return node }
        return context.layer(layer, with: node, alignment, isBehind: isBehind)
    }
}

extension ViewContext {
    /// Adds a node behind or in front of another.
    @usableFromInline
    func layer(_ layer: ViewNode, with node: ViewNode, _ alignment: Alignment, isBehind: Bool) -> ViewNode {
        LayeringNode(node, layer, alignment: alignment, isBehind: isBehind, environment: environment)
    }
}
