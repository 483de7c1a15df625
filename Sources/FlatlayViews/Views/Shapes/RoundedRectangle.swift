import Foundation

/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: InsettableShape, Hashable {
    /// The width and the height of a corner, in points.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle
    private var insetAmount: CGFloat = 0

    /// Creates a rounded rectangle with elliptical corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rounded rectangle with a corner radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The path of the rounded rectangle in a rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// The shape inset by a length in points; the corners keep their centres, so their radii shrink by the same length.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// Not mirrored: it is symmetric, so trimmed parts of it stay in place.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Whether size, style and inset are equal.
    public func _equals(_ other: Self) -> Bool { self == other }

    /// `rounded-rectangle`.
    public static var _nodeName: String { "rounded-rectangle" }

    /// The rounded rectangle as a drawing primitive; without a radius, a plain rectangle.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        let rect = rect.insetForShape(by: insetAmount)
        func radius(_ length: CGFloat, _ side: CGFloat) -> CGFloat {
            length.isNaN ? 0 : min(max(length - insetAmount, 0), side / 2)
        }
        let corner = CGSize(
            width: radius(cornerSize.width, rect.width), height: radius(cornerSize.height, rect.height))
        guard corner.width > 0, corner.height > 0 else { return ShapeOutline(.rectangle(rect)) }
        // Corners that are too large for the sides stay circular: both radii shrink to the same limit.
        let limit = min(rect.width, rect.height) / 2
        let fitted =
            cornerSize.width == cornerSize.height
            ? CGSize(width: min(corner.width, limit), height: min(corner.height, limit)) : corner
        return ShapeOutline(.roundedRectangle(rect, cornerSize: fitted, style: style))
    }
}
