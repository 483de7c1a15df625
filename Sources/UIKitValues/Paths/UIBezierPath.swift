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

/// UIKit's path: an outline, and how its lines are drawn.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///     let path = UIBezierPath(roundedRect: rect.insetBy(dx: 4, dy: 4), cornerRadius: 8)
///     path.lineWidth = 2
///     UIColor.systemBlue.setStroke()
///     path.stroke()
/// }
/// ```
open class UIBezierPath: NSObject, NSCopying {
    package final var path = Path()
    /// The width of lines in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of open lines.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a sharp corner, in line widths.
    open var miterLimit: CGFloat = 10
    /// The accuracy of curves. It has no effect: painters choose it.
    open var flatness: CGFloat = 0.6
    /// Whether the path is filled by the even-odd rule.
    open var usesEvenOddFillRule = false
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    package final var dash: [CGFloat] = []
    /// The offset into the dash pattern at which a line starts.
    package final var dashPhase: CGFloat = 0

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    private init(path: Path) {
        self.path = path
        super.init()
    }

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init(path: Path(rect))
    }

    /// Creates the ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(path: Path(ellipseIn: rect))
    }

    /// Creates a rectangle with continuous corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a rectangle with some corners rounded; the radius is the width of `cornerRadii`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let limit = min(rect.width, rect.height) / 2
        func radius(_ corner: UIRectCorner) -> CGFloat {
            corners.contains(corner) && cornerRadii.width.isFinite ? min(max(cornerRadii.width, 0), limit) : 0
        }
        self.init(
            path: Path(
                roundedRect: rect,
                radii: (radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft)),
                style: .continuous))
    }

    /// Creates an arc; angles are in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(path: Path())
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init(path: cgPath.path)
    }

    /// The path as a Core Graphics path.
    open var cgPath: CGPath {
        get { CGPath(path: path) }
        set { path = newValue.path }
    }
    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The start of the next line; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Removes all elements.
    open func removeAllPoints() { path = Path() }
    /// The smallest axis-aligned rectangle around the path.
    open var bounds: CGRect { path.boundingRect }

    /// Starts a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve.
    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve.
    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }
    /// Adds an arc; angles are in radians.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // "Clockwise" is as seen on screen in UIKit; SwiftUI assumes a plane whose y axis points up.
        path.addArc(
            center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: !clockwise)
    }
    /// Closes the subpath.
    open func close() { path.closeSubpath() }
    /// Adds another path.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Transforms the path.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Returns whether a point is inside the filled path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// Returns a path with the same look, drawn in the other direction.
    open func reversing() -> UIBezierPath { copy(of: path.reversed) }

    /// Returns a path with the same elements and the same look.
    open func copy(with zone: NSZone? = nil) -> Any { copy(of: path) }

    private func copy(of path: Path) -> UIBezierPath {
        let copy = UIBezierPath(path: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        (copy.dash, copy.dashPhase) = (dash, dashPhase)
        return copy
    }

    /// Sets the alternating lengths of dashes and gaps; nil for a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Gets the alternating lengths of dashes and gaps. The first pointer needs room for `count` lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.enumerated() { pattern?[index] = length }
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }
}
