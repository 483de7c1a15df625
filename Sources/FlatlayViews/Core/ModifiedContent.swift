/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    /// The view before the modifier is applied.
    public var content: Content
    /// The modifier to apply.
    public var modifier: Modifier

    /// Creates a modified view.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// The view has no body: the modifier creates the nodes.
    public typealias Body = Never

    /// Adds the nodes of the modified view.
    @inlinable
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        modifier._makeNodes(modifying: content, in: context, into: &nodes)
    }

    /// Takes over the nodes of the modified view.
    @inlinable
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        modifier._update(&nodes, modifying: content, from: old.modifier, old.content)
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}
