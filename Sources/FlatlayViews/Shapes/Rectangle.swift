import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
    private var insetAmount: CGFloat = 0

    /// A rectangle.
    public init() {}

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// The rectangle with its sides moved inwards.
    public func inset(by amount: CGFloat) -> Rectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// It is its own mirror image, so parts of it stay where they are.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// `rectangle`.
    public static var _nodeName: String { "rectangle" }

    /// The rectangle itself.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(.rectangle(rect.insetForShape(by: insetAmount)))
    }
}
