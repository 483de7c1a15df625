import Flatlay

extension ModifierDefinition {
    /// Modifiers that add another view, or clip to a shape.
    static var layers: [ModifierDefinition] {
        [
            ModifierDefinition(
                "background",
                layers: "What is behind the view: a colour, a gradient, a view, or a list of them from the back.",
                isBehind: true
            ) { view, content, alignment in view.background(alignment: alignment) { content } },
            ModifierDefinition(
                "overlay",
                layers: "What is in front of the view: a colour, a gradient, a view, or a list of them from the back.",
                isBehind: false
            ) { view, content, alignment in view.overlay(alignment: alignment) { content } },
            ModifierDefinition("clipShape", ValueType<ShapeDescription>.shape, "Cuts off what is outside a shape.") {
                $0.clipShape($1)
            },
            .toggle("clipped", "Cuts off what is outside its frame.") { $0.clipped() },
            ModifierDefinition("cornerRadius", ValueType<CGFloat>.length, "Cuts its corners round.") {
                $0.cornerRadius($1)
            },
            ModifierDefinition("border", ValueType<StrokeDescription>.stroke, "A line inside its edge.") {
                $0.border($1.style, width: $1.stroke.lineWidth)
            },
        ]
    }
}
