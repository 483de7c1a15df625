import Foundation

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape, Hashable {
    /// The style of the corners. A semicircle has no space for continuous corners; both styles draw the same.
    public var style: RoundedCornerStyle
    private var insetAmount: CGFloat = 0

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The path of the capsule in a rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// The capsule inset by a length in points.
    public func inset(by amount: CGFloat) -> Capsule {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// Not mirrored: it is symmetric, so trimmed parts of it stay in place.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// `capsule`.
    public static var _nodeName: String { "capsule" }

    /// The capsule as a drawing primitive.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(.capsule(rect.insetForShape(by: insetAmount)))
    }
}
