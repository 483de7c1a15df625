import Flatlay

extension ModifierDefinition {
    /// Modifiers that change sizes and positions.
    static var layout: [ModifierDefinition] {
        [
            ModifierDefinition("padding", ValueType<EdgeInsets>.padding, "Space around the view; 16 if left empty.") {
                $0.padding($1)
            },
            ModifierDefinition("frame", ValueType<FrameDescription>.frame, "The size of the view.") {
                $0.modifier($1)
            },
            ModifierDefinition("fixedSize", ValueType<AxisFlags>.axes, "Keeps the view at its ideal size.") {
                $0.fixedSize(horizontal: $1.horizontal, vertical: $1.vertical)
            },
            ModifierDefinition(
                "aspectRatio", ValueType<AspectRatioDescription>.aspectRatio, "The width divided by the height."
            ) { $0.aspectRatio($1.ratio, contentMode: $1.contentMode) },
            .toggle("scaledToFit", "Keeps its shape and shows all of it.") { $0.scaledToFit() },
            .toggle("scaledToFill", "Keeps its shape and leaves no gap.") { $0.scaledToFill() },
            ModifierDefinition(
                "layoutPriority", ValueType<CGFloat>.number, "Which of several views gets space first."
            ) { $0.layoutPriority(Double($1)) },
            ModifierDefinition("zIndex", ValueType<CGFloat>.number, "Which of several views is in front.") {
                $0.zIndex(Double($1))
            },
            ModifierDefinition("offset", ValueType<CGPoint>.point, "Moves the drawing, not its layout frame.") {
                $0.offset(x: $1.x, y: $1.y)
            },
            ModifierDefinition("position", ValueType<CGPoint>.point, "Puts its centre in a place.") {
                $0.position(x: $1.x, y: $1.y)
            },
        ]
    }
}

/// A set of axes.
struct AxisFlags {
    var horizontal: Bool
    var vertical: Bool
}

extension ValueType where Value == AxisFlags {
    fileprivate static var axes: ValueType {
        .forms(
            "true, or { horizontal: true }",
            scalar: ValueType<Bool>.flag.map { AxisFlags(horizontal: $0, vertical: $0) },
            mapping: .record(
                "axes such as { horizontal: true }",
                Field("horizontal", .bool, "Whether its width is the ideal one.", default: "false"),
                Field("vertical", .bool, "Whether its height is the ideal one.", default: "false")
            ) { AxisFlags(horizontal: $0 ?? false, vertical: $1 ?? false) })
    }
}

extension ValueType where Value == EdgeInsets {
    /// Insets; 16 on all sides if the value is empty.
    static var padding: ValueType {
        .orNothing(insets, EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    }
}

/// The value of an aspect ratio modifier.
struct AspectRatioDescription {
    var ratio: CGFloat?
    var contentMode: ContentMode
}

extension ValueType where Value == AspectRatioDescription {
    fileprivate static var aspectRatio: ValueType {
        .forms(
            "a ratio such as 1.5, or { ratio: 1.5, contentMode: fill }",
            scalar: ValueType<CGFloat>.length.map { AspectRatioDescription(ratio: $0, contentMode: .fit) },
            mapping: .record(
                "a ratio such as { ratio: 1.5, contentMode: fill }",
                Field("ratio", .length, "The width divided by the height; its own unless told otherwise."),
                Field(
                    "contentMode", .word("content mode", ["fit": .fit, "fill": .fill]),
                    "Whether all of it is shown, or no gap is left.")
            ) { AspectRatioDescription(ratio: $0, contentMode: $1 ?? .fit) })
    }
}
