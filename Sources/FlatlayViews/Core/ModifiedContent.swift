/// A view with a change made to it.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The change.
    public var modifier: Modifier

    /// A changed view.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// There is none: the modifier makes the nodes.
    public typealias Body = Never

    /// Adds the nodes of the changed view.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        modifier._makeNodes(modifying: content, in: context.entering(0), into: &nodes)
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}
