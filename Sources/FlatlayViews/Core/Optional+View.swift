extension Optional: View where Wrapped: View {
    /// There is none: an optional view draws what it holds.
    public typealias Body = Never

    /// Adds the nodes of the view, if there is one.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        self?._makeNodes(in: context, into: &nodes)
    }
}

extension Optional: PrimitiveView where Wrapped: View {}
