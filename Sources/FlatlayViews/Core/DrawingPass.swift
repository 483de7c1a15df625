/// One pass of drawing a tree of nodes.
final class DrawingPass {
    let builder: DisplayListBuilder
    let resources: DrawingResources
    /// The area that bars and notches leave free; nil if there is no safe area.
    let safeArea: SafeArea?

    init(builder: DisplayListBuilder, resources: DrawingResources, safeArea: SafeArea? = nil) {
        self.safeArea = safeArea
        self.builder = builder
        self.resources = resources
    }

    /// Returns the same pass with a different safe area for the content.
    func with(_ safeArea: SafeArea) -> DrawingPass {
        DrawingPass(builder: builder, resources: resources, safeArea: safeArea)
    }

    /// Records a warning for the node that is being drawn.
    func warn(_ message: String) {
        resources.diagnostics.warn(message, node: builder.currentPath)
    }
}
