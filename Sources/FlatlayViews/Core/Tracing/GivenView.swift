/// A view that is an argument of a modifier, such as the message of an alert. Modifiers of Flatlay's go around it, so that
/// a ``ViewRecord`` still finds the view as the app has written it.
struct GivenView<Content: View>: PrimitiveView {
    private let content: Content

    init(_ content: Content) { self.content = content }

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        content.addNodes(in: context, into: &nodes)
    }
}
