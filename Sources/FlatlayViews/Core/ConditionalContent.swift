/// One of two views: the result of `if` and `switch` in a ``ViewBuilder``.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    @usableFromInline
    enum Storage {
        case first(First)
        case second(Second)
    }

    @usableFromInline let storage: Storage

    @inlinable
    init(storage: Storage) {
        self.storage = storage
    }

    /// Adds the nodes of the branch that was taken.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        switch storage {
        case .first(let view): view.addNodes(in: context.entering(0), into: &nodes)
        case .second(let view): view.addNodes(in: context.entering(1), into: &nodes)
        }
    }
}
