import Flatlay
import Foundation

/// A shape to clip to.
enum ShapeDescription: Shape {
    case rectangle
    case roundedRectangle(CGSize, RoundedCornerStyle)
    case capsule
    case circle
    case ellipse

    func path(in rect: CGRect) -> Path {
        switch self {
        case .rectangle: Rectangle().path(in: rect)
        case .roundedRectangle(let size, let style):
            RoundedRectangle(cornerSize: size, style: style).path(in: rect)
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .ellipse: Ellipse().path(in: rect)
        }
    }
}

/// The stroke of a shape.
struct StrokeDescription {
    var style: AnyShapeStyle
    var stroke: StrokeStyle
}

extension ValueType where Value == StrokeDescription {
    /// A stroke: a colour, or `{ color: red, width: 1 }`.
    static var stroke: ValueType {
        .forms(
            "a line such as red or { color: red, width: 1 }",
            scalar: ValueType<AnyShapeStyle>.style.map {
                StrokeDescription(style: $0, stroke: StrokeStyle(lineWidth: 1))
            },
            mapping: .record(
                "a line such as { color: red, width: 1 }",
                Field("color", .style, "Its colour.", default: "primary"),
                Field("width", .length, "Its width.", default: "1"),
                Field(
                    "dash", .list(of: .length, "a list of lengths").orInterpolated,
                    "The lengths of dashes and gaps in turn."),
                Field("dashPhase", .number, "How far into the dashes it starts.", default: "0"),
                Field(
                    "lineCap", .word("line cap", ["butt": .butt, "round": .round, "square": .square]),
                    "The shape of its ends.", default: "butt"),
                Field(
                    "lineJoin", .word("line join", ["miter": .miter, "round": .round, "bevel": .bevel]),
                    "The shape of its corners.", default: "miter")
            ) { (style, width, dash, dashPhase, cap: CGLineCap?, join: CGLineJoin?) in
                StrokeDescription(
                    style: style ?? AnyShapeStyle(.primary),
                    stroke: StrokeStyle(
                        lineWidth: width ?? 1, lineCap: cap ?? .butt, lineJoin: join ?? .miter, dash: dash ?? [],
                        dashPhase: dashPhase ?? 0))
            }
        ).defined(as: "stroke")
    }
}

extension ValueType where Value == RoundedCornerStyle {
    /// The style of rounded corners.
    static var cornerStyle: ValueType {
        .word("corner style", ["circular": .circular, "continuous": .continuous])
    }
}

extension ValueType where Value == ShapeDescription {
    /// A shape to clip to: a name, or `{ roundedRectangle: 8 }`.
    static var shape: ValueType {
        .forms(
            "a shape such as circle or { roundedRectangle: 8 }",
            scalar: .word(
                "shape", ["rectangle": .rectangle, "capsule": .capsule, "circle": .circle, "ellipse": .ellipse]),
            mapping: .record(
                "a shape such as { roundedRectangle: 8 }",
                Field("roundedRectangle", .roundedRectangle, "A rectangle with round corners.", isRequired: true)
            ) { $0 ?? .rectangle })
    }

    /// A rounded rectangle: a radius, or `{ cornerRadius: 8, style: continuous }`.
    static var roundedRectangle: ValueType {
        .forms(
            "a radius or { cornerRadius: 8 }",
            scalar: ValueType<CGFloat>.length.map {
                .roundedRectangle(CGSize(width: $0, height: $0), .continuous)
            },
            mapping: .record(
                "a radius or { cornerRadius: 8 }",
                Field("cornerRadius", .length, "The radius of the corners.", isRequired: true),
                Field("style", .cornerStyle, "How they are rounded.", default: "continuous")
            ) { .roundedRectangle(CGSize(width: $0 ?? 0, height: $0 ?? 0), $1 ?? .continuous) })
    }
}
