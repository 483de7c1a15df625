import Foundation

/// Colours along a line. As a view, it fills the proposed size.
public struct LinearGradient: PrimitiveView, ShapeStyle, Hashable {
    /// Never: a gradient draws itself.
    public typealias Body = Never

    /// The colours and their locations.
    public var gradient: Gradient
    /// The point of the first colour, relative to the shape.
    public var startPoint: UnitPoint
    /// The point of the last colour, relative to the shape.
    public var endPoint: UnitPoint

    /// Creates a gradient between two points.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of colours at given locations.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The paint of the gradient.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(kind: .linear(start: startPoint, end: endPoint), stops: gradient.resolve(in: environment))
    }

    /// Adds a node that fills its frame.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(StyleNode(self, name: "linear-gradient", environment: context.environment))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient between two points.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of evenly spaced colours.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at given locations.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
