import Foundation

/// A rectangle with rounded corners that fills its frame.
public struct RoundedRectangle: InsettableShape, Hashable {
    /// The size of a corner in points.
    public var cornerSize: CGSize
    /// The shape of a corner.
    public var style: RoundedCornerStyle
    private var insetAmount: CGFloat = 0

    /// A rounded rectangle.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rounded rectangle with a corner radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// The shape with its outline moved inwards; the corners keep their centres, so their radius shrinks alike.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// It is its own mirror image, so parts of it stay where they are.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// `rounded-rectangle`.
    public static var _nodeName: String { "rounded-rectangle" }

    /// The rounded rectangle itself; without a radius, a plain one.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        let rect = rect.insetForShape(by: insetAmount)
        func radius(_ length: CGFloat, _ side: CGFloat) -> CGFloat {
            length.isNaN ? 0 : min(max(length - insetAmount, 0), side / 2)
        }
        let corner = CGSize(
            width: radius(cornerSize.width, rect.width), height: radius(cornerSize.height, rect.height))
        guard corner.width > 0, corner.height > 0 else { return ShapeOutline(.rectangle(rect)) }
        // Corners larger than the sides allow stay circular: both radii shrink to the same limit.
        let limit = min(rect.width, rect.height) / 2
        let fitted =
            cornerSize.width == cornerSize.height
            ? CGSize(width: min(corner.width, limit), height: min(corner.height, limit)) : corner
        return ShapeOutline(.roundedRectangle(rect, cornerSize: fitted, style: style))
    }
}
