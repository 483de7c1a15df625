/// Several views in a row, as a ``ViewBuilder`` makes them.
public struct TupleView<each Content: View>: PrimitiveView {
    /// The views.
    public let value: (repeat each Content)

    /// Several views.
    @inlinable
    public init(_ value: repeat each Content) {
        self.value = (repeat each value)
    }

    /// Adds the nodes of each view.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        var position = 0
        for view in repeat each value {
            view._makeNodes(in: context.entering(position), into: &nodes)
            position += 1
        }
    }
}
