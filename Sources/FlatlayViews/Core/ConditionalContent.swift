/// One of two views: the result of `if` and `switch` in a ``ViewBuilder``.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    @usableFromInline
    enum Storage {
        case first(ConditionalBranch<First>)
        case second(ConditionalBranch<Second>)
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
        case .first(let branch): branch.view.addNodes(in: context.entering(0), into: &nodes)
        case .second(let branch): branch.view.addNodes(in: context.entering(1), into: &nodes)
        }
    }

    /// Takes over the nodes of the branch, if the same one was taken.
    @inlinable
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        switch (storage, old.storage) {
        case (.first(let branch), .first(let before)): branch.view._update(&nodes, from: before.view)
        case (.second(let branch), .second(let before)): branch.view._update(&nodes, from: before.view)
        default: .impossible
        }
    }
}

/// The view of the branch that was taken. It is behind a reference because to read a view out of an enumeration copies it
/// with all views in it.
@usableFromInline
final class ConditionalBranch<Content: View> {
    @usableFromInline let view: Content

    @inlinable
    init(_ view: Content) {
        self.view = view
    }
}
