/// One pass of drawing a tree of nodes.
final class DrawingPass {
    let builder: DisplayListBuilder
    let resources: DrawingResources
    /// The area that bars and notches leave free; nil if there is no safe area.
    let safeArea: SafeArea?
    /// Finds views by their identifiers; nil unless a scroll view needs them.
    let finder: ScrollTargetFinder?
    /// The row of a list that is drawn, if one of its views may open a menu.
    let row: CGRect?

    init(
        builder: DisplayListBuilder, resources: DrawingResources, safeArea: SafeArea? = nil,
        finder: ScrollTargetFinder? = nil, row: CGRect? = nil
    ) {
        self.row = row
        self.safeArea = safeArea
        self.finder = finder
        self.builder = builder
        self.resources = resources
    }

    /// Returns the same pass with a different safe area for the content.
    func with(_ safeArea: SafeArea) -> DrawingPass {
        DrawingPass(builder: builder, resources: resources, safeArea: safeArea, finder: finder, row: row)
    }

    /// Returns the same pass for a row of a list.
    func with(row: CGRect) -> DrawingPass {
        DrawingPass(builder: builder, resources: resources, safeArea: safeArea, finder: finder, row: row)
    }

    /// Returns a pass that draws nothing, and reports the frames of views to a finder.
    func finding(_ finder: ScrollTargetFinder) -> DrawingPass {
        let scratch = DrawingResources(
            textShaper: resources.textShaper, images: resources.images, symbols: resources.symbols)
        return DrawingPass(
            builder: DisplayListBuilder(isRehearsal: true), resources: scratch, safeArea: safeArea, finder: finder)
    }

    /// Records a warning for the node that is being drawn.
    func warn(_ message: String) {
        resources.diagnostics.warn(message, node: builder.currentPath)
    }
}
