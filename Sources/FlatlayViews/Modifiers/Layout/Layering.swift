import Foundation

/// Draws another node behind or in front of its child. The child alone determines the size; the other node is proposed
/// exactly that size, is placed by alignment, and may be larger.
@usableFromInline
final class LayeringNode: WrapperNode {
    @usableFromInline let other: ViewNode
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

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        if isBehind { drawOther(in: frame, proposal: proposal, pass: pass) }
        super.draw(in: frame, proposal: proposal, pass: pass)
        if !isBehind { drawOther(in: frame, proposal: proposal, pass: pass) }
    }

    private func drawOther(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let offer = ProposedViewSize(frame.size)
        let origin = alignment.origin(of: other, for: offer, in: child, for: proposal)
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

    /// Adds the wrapped nodes. The nodes of the other view are collected at the end of the same list, which saves
    /// another one for each cell.
    @inlinable
    func _makeNodes<Base: View>(modifying base: Base, in context: ViewContext, into nodes: inout [ViewNode]) {
        let start = nodes.count
        // One copy of the context for both.
        var inner = context.entering(0)
        base.addModifiedNodes(in: inner, into: &nodes)
        let end = nodes.count
        guard start < end else { return }
        inner.enter(1, of: context)
        inner = inner.inStack(nil)
        for index in start..<end {
            other.addNodes(in: inner, into: &nodes)
            guard let layer = inner.takeLayer(from: end, of: &nodes, alignment) else { continue }
            nodes[index] = context.layer(layer, with: nodes[index], alignment, isBehind: isBehind)
        }
    }

    /// Takes over the nodes of both views, if each has one.
    @inlinable
    func _update<Base: View>(
        _ nodes: inout _KnownNodes, modifying base: Base, from old: Self, _ oldBase: Base
    ) -> _NodeUpdate {
        guard isBehind == old.isBehind, alignment == old.alignment, let node = nodes.next(as: LayeringNode.self) else {
            return .impossible
        }
        var inner = _KnownNodes(node.child, bodies: nodes.bodies)
        var layer = _KnownNodes(node.other, bodies: nodes.bodies)
        let update = base._update(&inner, from: oldBase).and(other._update(&layer, from: old.other))
        guard inner.isAtEnd, layer.isAtEnd else { return .impossible }
        if case .changed = update { node.forgetSizes() }
        return update
    }
}

extension ViewContext {
    /// Removes the last nodes of a list, and returns one node for all of them; nil if there are none.
    @usableFromInline
    func takeLayer(from start: Int, of nodes: inout [ViewNode], _ alignment: Alignment) -> ViewNode? {
        if nodes.count - start < 2 { return nodes.count > start ? nodes.removeLast() : nil }
        let layers = Array(nodes[start...])
        nodes.removeSubrange(start...)
        return layeredNode(layers, alignment)
    }

    /// Adds a node behind or in front of another.
    @usableFromInline
    func layer(_ layer: ViewNode, with node: ViewNode, _ alignment: Alignment, isBehind: Bool) -> ViewNode {
        LayeringNode(node, layer, alignment: alignment, isBehind: isBehind, environment: environment)
    }
}
