import CoreGeometry
import Foundation

/// What a style is in an environment: a paint whose places are still relative to the shape. Not for use in apps.
public struct StylePaint: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case color(ResolvedColor)
        case linear(start: UnitPoint, end: UnitPoint)
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    var kind: Kind
    var stops: [GradientStop] = []
    var shadows: [Shadow] = []
    /// How much what lies behind is blurred, as the standard deviation in points; nil for not at all.
    var backdropBlur: CGFloat?

    static func color(_ color: ResolvedColor) -> StylePaint {
        StylePaint(kind: .color(color))
    }

    /// The colour, where the style is one.
    var plainColor: ResolvedColor? {
        if case .color(let color) = kind { color } else { nil }
    }

    /// The one colour that stands for the style where only colours can be drawn: of a gradient, its first.
    var representativeColor: ResolvedColor {
        plainColor ?? stops.first?.color ?? .clear
    }

    /// The paint within a rectangle.
    func paint(in rect: CGRect) -> Paint {
        switch kind {
        case .color(let color):
            return .color(color)
        case .linear(let start, let end):
            return .linearGradient(stops: stops, start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let center, let start, let end):
            return .radialGradient(
                stops: stops, center: center.point(in: rect), startRadius: start, endRadius: end)
        case .elliptical(let center, let start, let end):
            // A circle of the mean radius: exact in a square, and wherever the fill is stretched; see `stretch(in:)`.
            let side = (rect.width + rect.height) / 2
            return .radialGradient(
                stops: stops, center: center.point(in: rect), startRadius: start * side, endRadius: end * side)
        case .angular(let center, let start, let end):
            return .angularGradient(
                stops: stops, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians)
        }
    }

    /// How coordinates are stretched so that the paint's circles become ellipses as wide and high as the rectangle; nil
    /// where nothing needs stretching.
    func stretch(in rect: CGRect) -> CGAffineTransform? {
        guard case .elliptical = kind, rect.width > 0, rect.height > 0, rect.width != rect.height else { return nil }
        let side = (rect.width + rect.height) / 2
        return .around(CGPoint(x: rect.midX, y: rect.midY)) {
            $0.scaledBy(x: rect.width / side, y: rect.height / side)
        }
    }

    func multiplyingOpacity(by factor: Double) -> StylePaint {
        var result = self
        if case .color(let color) = kind { result.kind = .color(color.multiplyingOpacity(by: Float(factor))) }
        for index in stops.indices {
            result.stops[index].color = stops[index].color.multiplyingOpacity(by: Float(factor))
        }
        return result
    }
}
