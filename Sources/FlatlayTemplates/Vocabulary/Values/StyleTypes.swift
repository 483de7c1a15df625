import Flatlay
import Foundation

extension ValueType where Value == AnyShapeStyle {
    /// The fill of a shape or a text: a colour, a level such as `secondary`, a material, or a gradient.
    static var style: ValueType {
        .forms(
            "a colour or a gradient", scalar: writtenStyle,
            mapping: .mapping("a colour or a gradient") {
                [ValueType<Color>.color.map(AnyShapeStyle.init), gradientStyle]
            }
        ).defined(as: "style")
    }

    private static var writtenStyle: ValueType {
        let color = ValueType<Color>.color
        let schema = { SchemaNode.any(of: [.words(StyleLevels.all.map(\.key)), color.schema]) }
        return ValueType("a colour", schema: schema()) { node, context in
            if let level = node.string.flatMap(StyleLevels.style(named:)) { return level }
            return color.decode(node, in: context).map(AnyShapeStyle.init)
        }
    }

    private static var gradientStyle: ValueType {
        .record(
            "a gradient",
            Field("linearGradient", .linearGradient, "Colours along a line."),
            Field("radialGradient", .radialGradient, "Colours from a centre outwards."),
            Field("angularGradient", .angularGradient, "Colours around a centre.")
        ) { linear, radial, angular in
            linear.map(AnyShapeStyle.init) ?? radial.map(AnyShapeStyle.init) ?? angular.map(AnyShapeStyle.init)
                ?? AnyShapeStyle(Color.clear)
        }
    }
}

/// The styles with names that are no colours.
enum StyleLevels {
    /// The style with a name; nil if there is none.
    static func style(named name: String) -> AnyShapeStyle? { all.first { $0.key == name }?.value }

    fileprivate static let all: KeyValuePairs<String, AnyShapeStyle> = [
        "primary": AnyShapeStyle(.primary), "secondary": AnyShapeStyle(.secondary),
        "tertiary": AnyShapeStyle(.tertiary), "quaternary": AnyShapeStyle(.quaternary),
        "tint": AnyShapeStyle(.tint), "ultraThinMaterial": AnyShapeStyle(.ultraThinMaterial),
        "thinMaterial": AnyShapeStyle(.thinMaterial), "regularMaterial": AnyShapeStyle(.regularMaterial),
        "thickMaterial": AnyShapeStyle(.thickMaterial), "ultraThickMaterial": AnyShapeStyle(.ultraThickMaterial),
        "bar": AnyShapeStyle(.bar),
    ]
}

extension ValueType where Value == Gradient.Stop {
    fileprivate static var stop: ValueType {
        .record(
            "a stop such as { color: red, location: 0.5 }",
            Field("color", .color, "The colour.", isRequired: true),
            Field("location", .fraction, "Where it is, from 0 to 1.", isRequired: true)
        ) { Gradient.Stop(color: $0 ?? .clear, location: $1 ?? 0) }
    }
}

extension Gradient {
    fileprivate init(colors: [Color]?, stops: [Stop]?) {
        if let stops { self.init(stops: stops) } else { self.init(colors: colors ?? []) }
    }
}

extension Field where Value == [Color] {
    fileprivate static var colors: Field {
        Field("colors", .list(of: .color, "a list of colours").orInterpolated, "The colours, at equal distances.")
    }
}

extension Field where Value == [Gradient.Stop] {
    fileprivate static var stops: Field {
        Field(
            "stops", .list(of: .stop, "a list of stops").orInterpolated, "Instead of colors: colours with their places."
        )
    }
}

extension ValueType where Value == LinearGradient {
    /// A gradient along a line.
    static var linearGradient: ValueType {
        .record(
            "a gradient such as { colors: [red, blue] }", .colors, .stops,
            Field("startPoint", .unitPoint, "Where it starts.", default: "top"),
            Field("endPoint", .unitPoint, "Where it ends.", default: "bottom")
        ) { colors, stops, start, end in
            LinearGradient(
                gradient: Gradient(colors: colors, stops: stops), startPoint: start ?? .top, endPoint: end ?? .bottom)
        }
    }
}

extension ValueType where Value == RadialGradient {
    /// A gradient from a centre outwards.
    static var radialGradient: ValueType {
        .record(
            "a gradient such as { colors: [red, blue], endRadius: 50 }", .colors, .stops,
            Field("center", .unitPoint, "The centre.", default: "center"),
            Field("startRadius", .length, "Where it starts.", default: "0"),
            Field("endRadius", .length, "Where it ends.", isRequired: true)
        ) { colors, stops, center, start, end in
            RadialGradient(
                gradient: Gradient(colors: colors, stops: stops), center: center ?? .center, startRadius: start ?? 0,
                endRadius: end ?? 0)
        }
    }
}

extension ValueType where Value == AngularGradient {
    /// A gradient around a centre.
    static var angularGradient: ValueType {
        .record(
            "a gradient such as { colors: [red, blue] }", .colors, .stops,
            Field("center", .unitPoint, "The centre.", default: "center"),
            Field("startAngle", .number, "Where it starts, in degrees from the right, clockwise.", default: "0"),
            Field(
                "endAngle", .number, "Where it ends, in degrees; a whole turn after the start if it is left out.",
                example: "270")
        ) { (colors, stops, center, start: CGFloat?, end: CGFloat?) in
            let start = Double(start ?? 0)
            let end = end.map { Double($0) } ?? start + 360
            return AngularGradient(
                gradient: Gradient(colors: colors, stops: stops), center: center ?? .center,
                startAngle: .degrees(start), endAngle: .degrees(end))
        }
    }
}
