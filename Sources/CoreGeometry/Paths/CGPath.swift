import Foundation

/// A path as Core Graphics has it: what `UIBezierPath` and ``Path`` hand each other.
public struct CGPath: Equatable, Sendable {
    package let path: Path

    package init(path: Path) {
        self.path = path
    }

    /// A rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        path = Path(rect).applying(transform?.pointee ?? .identity)
    }

    /// The ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        path = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
    }

    /// A rectangle with round corners.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        path = Path(roundedRect: rect, cornerSize: corner, style: .circular)
            .applying(transform?.pointee ?? .identity)
    }

    /// The smallest upright rectangle around the path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
}

extension Path {
    /// The path of a Core Graphics path.
    public init(_ path: CGPath) {
        self = path.path
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(path: self) }
}
