import Foundation

/// A Core Graphics path, which converts between `UIBezierPath` and ``Path``.
public struct CGPath: Equatable, Sendable {
    package let path: Path

    package init(path: Path) {
        self.path = path
    }

    /// Creates the path of a rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        path = Path(rect).applying(transform?.pointee ?? .identity)
    }

    /// Creates the ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        path = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
    }

    /// Creates a rectangle with rounded corners.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        path = Path(roundedRect: rect, cornerSize: corner, style: .circular)
            .applying(transform?.pointee ?? .identity)
    }

    /// The smallest axis-aligned rectangle around the path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
}

extension Path {
    /// Creates a path from a Core Graphics path.
    public init(_ path: CGPath) {
        self = path.path
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(path: self) }
}
