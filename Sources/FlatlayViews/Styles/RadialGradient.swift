import Foundation

/// Colours along the radius of circles. As a view, it fills the proposed size.
public struct RadialGradient: PrimitiveView, ShapeStyle, Hashable {
    /// Never: a gradient draws itself.
    public typealias Body = Never

    /// The colours and their locations.
    public var gradient: Gradient
    /// The centre of the circles, relative to the shape.
    public var center: UnitPoint
    /// The radius of the first colour, in points.
    public var startRadius: CGFloat
    /// The radius of the last colour, in points.
    public var endRadius: CGFloat

    /// Creates a gradient between two radii.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of colours at given locations.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The paint of the gradient.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(
            kind: .radial(center: center, startRadius: startRadius, endRadius: endRadius),
            stops: gradient.resolve(in: environment))
    }

    /// Adds a node that fills its frame.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(StyleNode(self, name: "radial-gradient", environment: context.environment))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient between two radii.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of evenly spaced colours.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colours at given locations.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
