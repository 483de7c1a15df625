import CoreGeometry
import Foundation

/// The corners of a rectangle, with UIKit's names.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit per corner.
    public let rawValue: UInt

    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// UIKit's path, as far as shapes of cells need it to round some of their corners.
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

    /// Creates an empty path.
    public init() {}

    /// Creates the path of a rectangle.
    public init(rect: CGRect) {
        path = Path(rect)
    }

    /// Creates the ellipse that fills a rectangle.
    public init(ovalIn rect: CGRect) {
        path = Path(ellipseIn: rect)
    }

    /// Creates a rectangle with continuous corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// Creates a rectangle with some corners rounded; the radius is the width of `cornerRadii`.
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

    /// Creates an arc; angles are in radians.
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a Core Graphics path.
    public init(cgPath: CGPath) {
        path = cgPath.path
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath {
        get { CGPath(path: path) }
        set { path = newValue.path }
    }
    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The start of the next line; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Removes all elements.
    public func removeAllPoints() { path = Path() }
    /// The smallest axis-aligned rectangle around the path.
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
    /// Adds an arc; angles are in radians.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // "Clockwise" is as seen on screen in UIKit; SwiftUI assumes a plane whose y axis points up.
        path.addArc(
            center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: !clockwise)
    }
    /// Closes the subpath.
    public func close() { path.closeSubpath() }
    /// Adds another path.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Transforms the path.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
