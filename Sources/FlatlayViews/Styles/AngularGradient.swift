import Foundation

/// Colours around a centre, clockwise. As a view, it fills the proposed size.
public struct AngularGradient: PrimitiveView, ShapeStyle, Hashable {
    /// Never: a gradient draws itself.
    public typealias Body = Never

    /// The colours and their locations.
    public var gradient: Gradient
    /// The centre, relative to the shape.
    public var center: UnitPoint
    /// The angle of the first colour.
    public var startAngle: Angle
    /// The angle of the last colour.
    public var endAngle: Angle

    /// Creates a gradient between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of colours at given locations.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient around the whole circle, starting at an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Creates a gradient of evenly spaced colours around the whole circle, starting at an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of colours at given locations around the whole circle, starting at an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// The paint of the gradient.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(
            kind: .angular(center: center, start: startAngle, end: endAngle), stops: gradient.resolve(in: environment))
    }

    /// Adds a node that fills its frame.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(StyleNode(self, name: "angular-gradient", environment: context.environment))
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient between two angles.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of evenly spaced colours.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of colours at given locations.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
}
