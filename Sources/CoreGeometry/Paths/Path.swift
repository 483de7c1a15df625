import Foundation

/// The outline of a two-dimensional shape, in points with y downwards: SwiftUI's `Path`.
///
/// ```swift
/// let triangle = Path { path in
///     path.move(to: CGPoint(x: 0, y: 0))
///     path.addLine(to: CGPoint(x: 10, y: 0))
///     path.addLine(to: CGPoint(x: 5, y: 8))
///     path.closeSubpath()
/// }
/// ```
///
/// An element with a non-finite coordinate is dropped, so no painter gets one.
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// Starts a subpath.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath.
        case closeSubpath
    }

    /// The elements, in drawing order.
    public private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path with a closure that adds its elements.
    public init(_ build: (inout Path) -> Void) {
        build(&self)
    }

    /// Creates the path of a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates the ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Creates a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with rounded corners of one radius.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The start point of the next element, or nil if the path is empty.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case .none: nil
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: subpathStart
        }
    }

    /// Starts a subpath at `point`.
    public mutating func move(to point: CGPoint) {
        append(.move(to: point))
    }

    /// Adds a straight line to `point`. Without a current point it starts a subpath there.
    public mutating func addLine(to point: CGPoint) {
        append(isEmpty ? .move(to: point) : .line(to: point))
    }

    /// Starts a subpath at the first point and adds lines to the others.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a quadratic curve.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        startIfNeeded(at: control)
        append(.quadCurve(to: point, control: control))
    }

    /// Adds a cubic curve.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        startIfNeeded(at: control1)
        append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Closes the current subpath with a straight line.
    public mutating func closeSubpath() {
        guard !isEmpty, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    /// Adds a closed rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds another path, transformed by `transform`.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements.append(contentsOf: transform.isIdentity ? path.elements : path.applying(transform).elements)
    }

    /// Returns the path transformed by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var result = Path()
        result.elements = elements.map { element in
            switch element {
            case .move(let point): .move(to: point.applying(transform))
            case .line(let point): .line(to: point.applying(transform))
            case .quadCurve(let point, let control):
                .quadCurve(to: point.applying(transform), control: control.applying(transform))
            case .curve(let point, let control1, let control2):
                .curve(
                    to: point.applying(transform),
                    control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .closeSubpath: .closeSubpath
            }
        }
        return result
    }

    /// Returns the path moved by a vector.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    private var subpathStart: CGPoint? {
        for element in elements.reversed() {
            if case .move(let point) = element { return point }
        }
        return nil
    }

    private mutating func startIfNeeded(at point: CGPoint) {
        if isEmpty { move(to: point) }
    }

    mutating func append(_ element: Element) {
        guard element.isFinite else { return }
        elements.append(element)
    }
}

extension Path.Element {
    /// The points of the element, its end point last.
    public var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .closeSubpath: []
        }
    }

    fileprivate var isFinite: Bool {
        points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
}
