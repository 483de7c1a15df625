import Foundation

/// A shape in a display list: the kinds that outputs draw natively, and any path.
///
/// Painters may draw a kind faster, or write it shorter, than its outline; ``path`` defines the result.
public enum DrawnShape: Equatable, Sendable {
    /// An axis-aligned rectangle.
    case rectangle(CGRect)
    /// A rectangle with rounded corners.
    case roundedRectangle(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    /// The ellipse that fills a rectangle.
    case ellipse(CGRect)
    /// Any outline.
    case path(Path)

    /// Returns a rectangle whose shorter sides are half circles.
    public static func capsule(_ rect: CGRect) -> DrawnShape {
        let radius = min(rect.width, rect.height) / 2
        return .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
    }

    /// The outline.
    public var path: Path {
        switch self {
        case .rectangle(let rect): Path(rect)
        case .roundedRectangle(let rect, let cornerSize, let style):
            Path(roundedRect: rect, cornerSize: cornerSize, style: style)
        case .ellipse(let rect): Path(ellipseIn: rect)
        case .path(let path): path
        }
    }

    /// The smallest axis-aligned rectangle that contains the outline.
    public var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
        case .path(let path): path.boundingRect
        }
    }

    /// Returns the shape moved by a vector.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> DrawnShape {
        switch self {
        case .rectangle(let rect): .rectangle(rect.offsetBy(dx: dx, dy: dy))
        case .roundedRectangle(let rect, let cornerSize, let style):
            .roundedRectangle(rect.offsetBy(dx: dx, dy: dy), cornerSize: cornerSize, style: style)
        case .ellipse(let rect): .ellipse(rect.offsetBy(dx: dx, dy: dy))
        case .path(let path): .path(path.offsetBy(dx: dx, dy: dy))
        }
    }
}
