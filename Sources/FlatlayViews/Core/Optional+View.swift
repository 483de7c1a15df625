extension Optional: View where Wrapped: View {
    /// The view has no body: an optional view draws its wrapped view.
    public typealias Body = Never

    /// Adds the nodes of the view, if there is one.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        self?.addNodes(in: context, into: &nodes)
    }
}

extension Optional: PrimitiveView where Wrapped: View {}
