import CoreGeometry
import Foundation

/// A style resolved in an environment. Its points are still relative to the shape. Not for use in apps.
public struct StylePaint: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case color(ResolvedColor)
        case linear(start: UnitPoint, end: UnitPoint)
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
        case mesh(ResolvedMesh)
    }

    var kind: Kind
    var stops: [GradientStop] = []
    var shadows: [Shadow] = []
    /// How much the backdrop is blurred, as a standard deviation in points; nil for no blur.
    var backdropBlur: CGFloat?

    static func color(_ color: ResolvedColor) -> StylePaint {
        StylePaint(kind: .color(color))
    }

    /// The colour; nil if the style is not a plain colour.
    var plainColor: ResolvedColor? {
        if case .color(let color) = kind { color } else { nil }
    }

    /// Whether the style is a colour without shadows and backdrop.
    var isPlainColor: Bool { plainColor != nil && shadows.isEmpty && backdropBlur == nil }

    /// A single colour for places that can draw only colours; for a gradient, its first colour.
    var representativeColor: ResolvedColor {
        if case .mesh(let mesh) = kind { return mesh.meanColor }
        return plainColor ?? stops.first?.color ?? .clear
    }

    /// The paint, with its points placed in a rectangle.
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
            // A circle of the mean radius: exact in a square, and elsewhere if the fill is stretched; see
            // `stretch(in:)`.
            let side = (rect.width + rect.height) / 2
            return .radialGradient(
                stops: stops, center: center.point(in: rect), startRadius: start * side, endRadius: end * side)
        case .angular(let center, let start, let end):
            return .angularGradient(
                stops: stops, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians)
        case .mesh(let mesh):
            return .color(mesh.meanColor)
        }
    }

    /// The transform that stretches the paint's circles into ellipses with the proportions of the rectangle; nil if no
    /// stretching is needed.
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
        if case .mesh(let mesh) = kind { result.kind = .mesh(mesh.multiplyingOpacity(by: factor)) }
        for index in stops.indices {
            result.stops[index].color = stops[index].color.multiplyingOpacity(by: Float(factor))
        }
        return result
    }
}
