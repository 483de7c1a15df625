extension Optional: View where Wrapped: View {
    /// The view has no body: an optional view draws its wrapped view.
    public typealias Body = Never

    /// Adds the nodes of the view, if there is one.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        self?.addNodes(in: context, into: &nodes)
    }

    /// Takes over the nodes of the view, if there is one as before.
    @inlinable
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        switch (self, old) {
        case (let view?, let before?): view._update(&nodes, from: before)
        case (nil, nil): .unchanged
        default: .impossible
        }
    }
}

extension Optional: PrimitiveView where Wrapped: View {}
