import Foundation

/// What fills a shape, a stroke or text, in absolute coordinates.
public enum Paint: Equatable, Sendable {
    /// One colour.
    case color(ResolvedColor)
    /// Colours along the line from `start` to `end`, the outermost ones continued beyond.
    case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
    /// Colours along the radius of circles about `center`.
    case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Colours around `center`, clockwise on the picture; angles in radians from the positive x axis.
    case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)

    /// Whether the paint hides what lies below wherever it is drawn.
    public var isOpaque: Bool {
        switch self {
        case .color(let color): color.opacity == 1
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            !stops.isEmpty && stops.allSatisfy { $0.color.opacity == 1 }
        }
    }
}

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The colour at this place.
    public var color: ResolvedColor
    /// The place, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// A stop.
    public init(color: ResolvedColor, location: CGFloat) {
        self.color = color
        self.location = location
    }
}
