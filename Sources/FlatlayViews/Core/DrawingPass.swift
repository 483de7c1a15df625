/// One drawing of a tree of nodes.
final class DrawingPass {
    let builder: DisplayListBuilder
    let resources: DrawingResources

    init(builder: DisplayListBuilder, resources: DrawingResources) {
        self.builder = builder
        self.resources = resources
    }

    /// Notes what could not be done as asked, for the node that is being drawn.
    func warn(_ message: String) {
        resources.diagnostics.warn(message, node: builder.currentPath)
    }
}
