/// Several views as one, without a layout of its own: what modifies a group modifies each of its views.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// A group.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the nodes of each view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        content._makeNodes(in: context, into: &nodes)
    }
}
