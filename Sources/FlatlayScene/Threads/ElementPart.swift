import FlatlayDrawing

/// Elements that are drawn ahead of their turn and inserted later.
struct ElementPart {
    private let nodePath: String
    private var part: DisplayListPart?
    private let notes = Diagnostics()

    /// - Parameter nodePath: the path of the future parent node of the elements.
    init(partOf nodePath: String) {
        self.nodePath = nodePath
    }

    /// Draws the elements; their diagnostics are recorded when they are inserted.
    mutating func draw(_ resources: DrawingResources, _ draw: (DisplayListBuilder) -> Void) {
        let outlet = resources.diagnostics.outlet
        resources.diagnostics.outlet = notes
        defer { resources.diagnostics.outlet = outlet }
        let builder = DisplayListBuilder(partOf: nodePath)
        draw(builder)
        part = builder.finishPart()
    }

    /// Inserts the elements; returns false if they draw their backdrop and so have to be drawn now.
    mutating func append(to builder: DisplayListBuilder, _ resources: DrawingResources) -> Bool {
        guard var part = part.take() else { return false }
        resources.diagnostics.takeOver(notes)
        builder.append(&part)
        return true
    }
}
