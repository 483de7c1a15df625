import Flatlay

extension ViewDefinition {
    /// Shapes.
    static var shapes: [ViewDefinition] {
        [
            ViewDefinition("rectangle", ValueType<ShapeOptions>.shapeOptions, "A rectangle.") {
                PaintedShape(shape: Rectangle(), options: $0)
            },
            ViewDefinition(
                "roundedRectangle", ValueType<RoundedRectangleOptions>.roundedRectangleOptions,
                "A rectangle with round corners."
            ) {
                PaintedShape(
                    shape: RoundedRectangle(cornerRadius: $0.cornerRadius, style: $0.style), options: $0.options)
            },
            ViewDefinition("capsule", ValueType<ShapeOptions>.shapeOptions, "A rectangle with half-round ends.") {
                PaintedShape(shape: Capsule(), options: $0)
            },
            ViewDefinition("circle", ValueType<ShapeOptions>.shapeOptions, "A circle.") {
                PaintedShape(shape: Circle(), options: $0)
            },
            ViewDefinition("ellipse", ValueType<ShapeOptions>.shapeOptions, "An ellipse.") {
                PaintedShape(shape: Ellipse(), options: $0)
            },
        ]
    }
}

/// How a shape is painted.
struct ShapeOptions {
    var fill: AnyShapeStyle?
    var stroke: StrokeDescription?
    var strokeBorder: StrokeDescription?
}

/// A rounded rectangle and how it is painted.
struct RoundedRectangleOptions {
    var cornerRadius: CGFloat
    var style: RoundedCornerStyle
    var options: ShapeOptions
}

/// A shape with its fill, and its strokes above it. By default it is filled with the foreground style, as in SwiftUI.
nonisolated struct PaintedShape<Content: InsettableShape>: View {
    let shape: Content
    let options: ShapeOptions

    var body: some View {
        ZStack {
            if let fill = options.fill {
                shape.fill(fill)
            } else if options.stroke == nil, options.strokeBorder == nil {
                shape
            }
            if let stroke = options.stroke {
                shape.stroke(stroke.style, style: stroke.stroke)
            }
            if let border = options.strokeBorder {
                shape.strokeBorder(border.style, style: border.stroke)
            }
        }
    }
}

extension Field where Value == AnyShapeStyle {
    fileprivate static var fill: Field { Field("fill", .style, "What fills it.") }
}

extension Field where Value == StrokeDescription {
    fileprivate static var stroke: Field { Field("stroke", .stroke, "A line along its edge, half of it outside.") }
    fileprivate static var strokeBorder: Field { Field("strokeBorder", .stroke, "A line inside its edge.") }
}

extension ValueType where Value == ShapeOptions {
    fileprivate static var shapeOptions: ValueType {
        let record = ValueType.record(
            "a shape such as { fill: red }", .fill, Field<StrokeDescription>.stroke, .strokeBorder
        ) { ShapeOptions(fill: $0, stroke: $1, strokeBorder: $2) }
        return .orNothing(record, ShapeOptions())
    }
}

extension ValueType where Value == RoundedRectangleOptions {
    fileprivate static var roundedRectangleOptions: ValueType {
        .forms(
            "a radius or { cornerRadius: 8, fill: red }",
            scalar: ValueType<CGFloat>.length.map {
                RoundedRectangleOptions(cornerRadius: $0, style: .continuous, options: ShapeOptions())
            },
            mapping: .record(
                "a rounded rectangle such as { cornerRadius: 8, fill: red }",
                Field("cornerRadius", .length, "The radius of the corners.", isRequired: true),
                Field("style", .cornerStyle, "How they are rounded.", default: "continuous"), .fill,
                Field<StrokeDescription>.stroke, .strokeBorder
            ) { cornerRadius, style, fill, stroke, strokeBorder in
                RoundedRectangleOptions(
                    cornerRadius: cornerRadius ?? 0, style: style ?? .continuous,
                    options: ShapeOptions(fill: fill, stroke: stroke, strokeBorder: strokeBorder))
            })
    }
}
