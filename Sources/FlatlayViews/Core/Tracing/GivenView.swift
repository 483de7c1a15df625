/// A view that a modifier was given, before others are applied to it: a ``ViewRecord`` finds it as it was written.
struct GivenView<Content: View>: PrimitiveView {
    private let content: Content

    init(_ content: Content) { self.content = content }

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        content.addNodes(in: context, into: &nodes)
    }
}
