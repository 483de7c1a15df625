import FlatlayDrawing

/// Elements that are drawn before it is their turn, and put in when it is.
struct ElementPart {
    private let nodePath: String
    private var part: DisplayListPart?
    private let notes = Diagnostics()

    /// - Parameter nodePath: the path of the node that the elements will be put below.
    init(partOf nodePath: String) {
        self.nodePath = nodePath
    }

    /// Draws the elements; what is noted meanwhile is noted in their turn.
    mutating func draw(_ resources: DrawingResources, _ draw: (DisplayListBuilder) -> Void) {
        let outlet = resources.diagnostics.outlet
        resources.diagnostics.outlet = notes
        defer { resources.diagnostics.outlet = outlet }
        let builder = DisplayListBuilder(partOf: nodePath)
        draw(builder)
        part = builder.finishPart()
    }

    /// Puts the elements in; answers false where they show something of what lies below, and have to be drawn now.
    mutating func append(to builder: DisplayListBuilder, _ resources: DrawingResources) -> Bool {
        guard var part = part.take() else { return false }
        resources.diagnostics.takeOver(notes)
        builder.append(&part)
        return true
    }
}
