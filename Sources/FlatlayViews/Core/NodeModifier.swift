/// A modifier that wraps every node of its content in another node.
///
/// A list of views (`Group`, `ForEach`) contributes several nodes; the modifier applies to each, as in SwiftUI.
@usableFromInline
nonisolated protocol NodeModifier: ViewModifier where Body == Never {
    /// Returns the node that wraps a node of the content.
    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode
}

extension NodeModifier {
    /// Adds the wrapped nodes.
    public func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        _makeNodes(modifying: content, in: context, into: &nodes)
    }

    /// Adds the wrapped nodes.
    @inlinable
    public func _makeNodes<Base: View>(modifying base: Base, in context: ViewContext, into nodes: inout [ViewNode]) {
        // The content has a path of its own, which the views that the modifier makes do not have.
        wrapNodes(of: base, in: context.entering(0), into: &nodes)
    }

    /// Adds the nodes of the content, each of them wrapped.
    @inlinable
    func wrapNodes<Base: View>(of base: Base, in context: ViewContext, into nodes: inout [ViewNode]) {
        let start = nodes.count
        base.addModifiedNodes(in: context, into: &nodes)
        for index in start..<nodes.count {
            nodes[index] = wrap(nodes[index], in: context)
        }
    }
}

/// A modifier whose nodes contain no views besides the content, which then needs no path of its own.
@usableFromInline
nonisolated protocol ContentNodeModifier: NodeModifier {}

extension ContentNodeModifier {
    /// Adds the wrapped nodes.
    @inlinable
    public func _makeNodes<Base: View>(modifying base: Base, in context: ViewContext, into nodes: inout [ViewNode]) {
        wrapNodes(of: base, in: context, into: &nodes)
    }
}

/// A modifier whose nodes are of one class, and are taken over by a modifier with an equal value.
@usableFromInline
nonisolated protocol UpdatedNodeModifier: ContentNodeModifier {
    /// The class of its nodes.
    associatedtype Node: WrapperNode

    /// Whether another value makes the same nodes of the same content.
    func equals(_ old: Self) -> Bool
}

extension UpdatedNodeModifier {
    /// Takes over a node that wraps one node of the content, if nothing but the content may have changed.
    @inlinable
    public func _update<Base: View>(
        _ nodes: inout _KnownNodes, modifying base: Base, from old: Self, _ oldBase: Base
    ) -> _NodeUpdate {
        guard equals(old), let node = nodes.next(as: Node.self) else { return .impossible }
        var inner = _KnownNodes(node.child, bodies: nodes.bodies)
        let update = base._update(&inner, from: oldBase)
        guard inner.isAtEnd else { return .impossible }
        if case .changed = update { node.forgetSizes() }
        return update
    }
}

/// A modifier made from a closure, for changes that need no type of their own.
struct NodeTransform: NodeModifier {
    typealias Body = Never
    let make: (ViewNode, ViewContext) -> ViewNode

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        make(node, context)
    }
}

nonisolated extension View {
    /// Wraps each node of the view in another node.
    func wrappingNodes(_ make: @escaping (ViewNode, ViewContext) -> ViewNode) -> some View {
        modifier(NodeTransform(make: make))
    }
}
