import CoreGeometry
import Foundation

/// The corners of a rectangle, with UIKit's names.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    public let rawValue: UInt

    /// Corners from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left one.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right one.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left one.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right one.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// UIKit's path, as far as shapes of cells use it to round some of their corners.
///
/// ```swift
/// func path(in rect: CGRect) -> Path {
///     let path = UIBezierPath(
///         roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8))
///     return Path(path.cgPath)
/// }
/// ```
public final class UIBezierPath {
    private var path = Path()

    /// An empty path.
    public init() {}

    /// A rectangle.
    public init(rect: CGRect) {
        path = Path(rect)
    }

    /// The ellipse that fills a rectangle.
    public init(ovalIn rect: CGRect) {
        path = Path(ellipseIn: rect)
    }

    /// A rectangle with continuous corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// A rectangle of which some corners are round; the radius is the width of `cornerRadii`.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let limit = min(rect.width, rect.height) / 2
        func radius(_ corner: UIRectCorner) -> CGFloat {
            corners.contains(corner) && cornerRadii.width.isFinite ? min(max(cornerRadii.width, 0), limit) : 0
        }
        path = Path(
            roundedRect: rect,
            radii: (radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft)),
            style: .continuous)
    }

    /// An arc; angles in radians.
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of Core Graphics.
    public init(cgPath: CGPath) {
        path = cgPath.path
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath {
        get { CGPath(path: path) }
        set { path = newValue.path }
    }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
    /// Where the next line starts; the origin of an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Takes everything away.
    public func removeAllPoints() { path = Path() }
    /// The smallest upright rectangle around the path.
    public var bounds: CGRect { path.boundingRect }

    /// Starts a subpath.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve.
    public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve.
    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }
    /// Adds an arc; angles in radians.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // UIKit's "clockwise" is what is seen; SwiftUI's counts in a plane whose y axis points upwards.
        path.addArc(
            center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: !clockwise)
    }
    /// Closes the subpath.
    public func close() { path.closeSubpath() }
    /// Adds another path.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Maps the path.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
