/// A view without content.
public struct EmptyView: PrimitiveView, Sendable {
    /// Nothing.
    public init() {}

    /// Adds nothing.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {}
}
