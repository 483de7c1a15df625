/// One drawing of a tree of nodes.
final class DrawingPass {
    let builder: DisplayListBuilder
    let resources: DrawingResources
    /// What bars and notches leave free; nil where nothing is known of them.
    let safeArea: SafeArea?

    init(builder: DisplayListBuilder, resources: DrawingResources, safeArea: SafeArea? = nil) {
        self.safeArea = safeArea
        self.builder = builder
        self.resources = resources
    }

    /// The same drawing, for content that sees another safe area.
    func with(_ safeArea: SafeArea) -> DrawingPass {
        DrawingPass(builder: builder, resources: resources, safeArea: safeArea)
    }

    /// Notes what could not be done as asked, for the node that is being drawn.
    func warn(_ message: String) {
        resources.diagnostics.warn(message, node: builder.currentPath)
    }
}
