/// An image, or another view if the image cannot be drawn. Templates have it.
package struct ImageWithPlaceholder<Loaded: View, Placeholder: View>: PrimitiveView {
    private let name: String
    private let content: Loaded
    private let placeholder: Placeholder

    /// Creates a view of the image with a name.
    package init(name: String, content: Loaded, placeholder: Placeholder) {
        self.name = name
        self.content = content
        self.placeholder = placeholder
    }

    package func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if (try? context.resources.images.image(named: name)) == nil {
            placeholder.addNodes(in: context, into: &nodes)
        } else {
            content.addNodes(in: context, into: &nodes)
        }
    }
}
