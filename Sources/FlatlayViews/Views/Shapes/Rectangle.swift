import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
    private var insetAmount: CGFloat = 0

    /// Creates a rectangle.
    public init() {}

    /// The path of the rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// The rectangle inset by a length in points.
    public func inset(by amount: CGFloat) -> Rectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// Not mirrored: it is symmetric, so trimmed parts of it stay in place.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// `rectangle`.
    public static var _nodeName: String { "rectangle" }

    /// The rectangle as a drawing primitive.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(.rectangle(rect.insetForShape(by: insetAmount)))
    }
}
