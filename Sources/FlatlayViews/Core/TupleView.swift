/// Several views in a row: the result of a ``ViewBuilder``.
public struct TupleView<each Content: View>: PrimitiveView {
    /// The views in order.
    public let value: (repeat each Content)

    /// Creates a view from several views.
    @inlinable
    public init(_ value: repeat each Content) {
        self.value = (repeat each value)
    }

    /// Adds the nodes of each view.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        var position = 0
        for view in repeat each value {
            view.addNodes(in: context.entering(position), into: &nodes)
            position += 1
        }
    }

    /// Takes over the nodes of each view.
    @inlinable
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        var result = _NodeUpdate.unchanged
        for (view, before) in repeat (each value, each old.value) {
            result = result.and(view._update(&nodes, from: before))
            if case .impossible = result { return result }
        }
        return result
    }
}
