import Foundation

/// Colours along the radius of ellipses with the proportions of the shape. As a view, it fills the proposed size.
public struct EllipticalGradient: PrimitiveView, ShapeStyle, Hashable {
    /// Never: a gradient draws itself.
    public typealias Body = Never

    /// The colours and their locations.
    public var gradient: Gradient
    /// The centre of the ellipses, relative to the shape.
    public var center: UnitPoint
    /// The radius of the first colour, as a fraction of the shape's size.
    public var startRadiusFraction: CGFloat
    /// The radius of the last colour, as a fraction of the shape's size.
    public var endRadiusFraction: CGFloat

    /// Creates a gradient between two radii.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates a gradient of evenly spaced colours.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of colours at given locations.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// The paint of the gradient.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(
            kind: .elliptical(center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction),
            stops: gradient.resolve(in: environment))
    }

    /// Adds a node that fills its frame.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(StyleNode(self, name: "elliptical-gradient", environment: context.environment))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient between two radii.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// A gradient of evenly spaced colours.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// A gradient of colours at given locations.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }
}
