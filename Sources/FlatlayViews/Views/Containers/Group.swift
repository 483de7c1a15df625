/// Several views as one, without a layout of its own: modifiers of the group apply to each view.
public struct Group<Content: View>: PrimitiveView {
    @usableFromInline let content: Content

    /// Creates a group.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the nodes of each view.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        content.addNodes(in: context, into: &nodes)
    }

    /// Takes over the nodes of each view.
    @inlinable
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        content._update(&nodes, from: old.content)
    }
}
