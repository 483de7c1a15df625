import Foundation

/// A Core Graphics path, which converts between `UIBezierPath` and ``Path``.
///
/// Like a value, it never changes; ``CGMutablePath`` does.
public class CGPath: Equatable, @unchecked Sendable {
    // Unchecked because of the mutable subclass alone. As in Core Graphics, one thread builds a mutable path.

    package fileprivate(set) final var path: Path

    package init(path: Path) {
        self.path = path
    }

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with rounded corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(
            path: Path(roundedRect: rect, cornerSize: corner, style: .circular)
                .applying(transform?.pointee ?? .identity))
    }

    /// The smallest axis-aligned rectangle around the path; `.null` for an empty path.
    public final var boundingBoxOfPath: CGRect { path.boundingRect }
    /// The smallest axis-aligned rectangle around all points of the path, also those that control curves; `.null` for
    /// an empty path.
    public final var boundingBox: CGRect { path.controlRect }
    /// Whether the path has no elements.
    public final var isEmpty: Bool { path.isEmpty }
    /// The start of the next line; zero for an empty path.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Returns whether a point is inside the filled path.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let path = transform.isIdentity ? path : path.applying(transform)
        return path.contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns a path that does not change.
    public final func copy() -> CGPath? { CGPath(path: path) }

    /// Returns the path transformed.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path: transform.map { path.applying($0.pointee) } ?? path)
    }

    /// Returns a path that can be changed.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

    /// Returns whether two paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left === right || left.path == right.path }
}

/// The rule that says what is inside a path, as in Core Graphics.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// A point is inside if the path winds around it.
    case winding
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd
}

/// A Core Graphics path that can be built.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: CGPoint(x: 0, y: 10))
/// path.addLine(to: CGPoint(x: 10, y: 0))
/// path.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 4)
/// ```
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Unchecked like its superclass.

    package override init(path: Path) {
        super.init(path: path)
    }

    /// Creates an empty path.
    public convenience init() {
        self.init(path: Path())
    }

    /// Starts a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Starts a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addPath(Path(rect), transform: transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed rectangle with rounded corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        path.addPath(Path(roundedRect: rect, cornerSize: corner, style: .circular), transform: transform)
    }

    /// Adds the closed ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds an arc of a circle, with a line to it from the current point. Angles are in radians; `clockwise` is meant
    /// for y upwards, so with y downwards `false` is clockwise in the image.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.add(transform) {
            $0.addArc(
                center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: clockwise)
        }
    }

    /// Adds an arc of a circle from a start angle, by a number of radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
            transform: transform)
    }

    /// Adds an arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`, with
    /// a line to it.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Adds another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }

    /// Closes the subpath.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// Creates a path from a Core Graphics path.
    public init(_ path: CGPath) {
        self = path.path
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(path: self) }
}
