import Foundation

/// The paint of a shape, a stroke or text, in absolute coordinates.
public enum Paint: Equatable, Sendable {
    /// One colour.
    case color(ResolvedColor)
    /// Colours along the line from `start` to `end`; the first and last continue beyond it.
    case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
    /// Colours along the radius of circles about `center`.
    case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Colours around `center`, clockwise in the image; angles in radians from the positive x axis.
    case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)

    /// Whether the paint fully covers its backdrop.
    public var isOpaque: Bool {
        switch self {
        case .color(let color): color.opacity == 1
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            !stops.isEmpty && stops.allSatisfy { $0.color.opacity == 1 }
        }
    }
}

/// A colour at a location of a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The colour at the location.
    public var color: ResolvedColor
    /// The location, from 0 at the start to 1 at the end.
    public var location: CGFloat
    /// Whether a clear colour keeps its red, green and blue, as in Core Animation and Core Graphics, where a fade from
    /// white to `UIColor.clear` is grey in the middle. If false, a clear stop takes the colour of its neighbours, as in
    /// SwiftUI.
    public var keepsClearColor: Bool

    /// Creates a stop.
    public init(color: ResolvedColor, location: CGFloat, keepsClearColor: Bool = false) {
        self.color = color
        self.location = location
        self.keepsClearColor = keepsClearColor
    }

    /// The stop with another colour.
    package func with(_ color: ResolvedColor) -> GradientStop {
        GradientStop(color: color, location: location, keepsClearColor: keepsClearColor)
    }

    /// The stop at another location.
    package func at(_ location: CGFloat) -> GradientStop {
        GradientStop(color: color, location: location, keepsClearColor: keepsClearColor)
    }
}
