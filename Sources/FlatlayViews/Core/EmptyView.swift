/// A view without content.
public struct EmptyView: PrimitiveView, Sendable {
    /// Creates an empty view.
    public init() {}

    /// Adds no nodes.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {}

    /// There are no nodes to take over.
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate { .unchanged }
}
