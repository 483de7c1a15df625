/// A view whose type is not known to its user.
public struct AnyView: PrimitiveView {
    @usableFromInline let make: (ViewContext, inout [ViewNode]) -> Void

    /// Hides the type of a view.
    @inlinable
    public init<Content: View>(_ view: Content) {
        make = { view._makeNodes(in: $0.entering(Content.self), into: &$1) }
    }

    /// Hides the type of a view.
    @inlinable
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    /// Adds the nodes of the view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        make(context, &nodes)
    }
}
