/// The result of reusing a view's nodes for another value of its type. Not for use in apps.
public enum _NodeUpdate: Sendable {
    /// Nothing in them changed.
    case unchanged
    /// Some texts have other strings, and perhaps other sizes.
    case changed
    /// The view needs other nodes, or may need them. Some of the nodes may show the new value already: none of them can
    /// be used.
    case impossible

    /// What became of these nodes and others.
    @inlinable
    func and(_ other: _NodeUpdate) -> _NodeUpdate {
        switch (self, other) {
        case (.impossible, _), (_, .impossible): .impossible
        case (.unchanged, .unchanged): .unchanged
        default: .changed
        }
    }
}
