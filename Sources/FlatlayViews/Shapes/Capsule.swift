import Foundation

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
    /// The shape of the ends. There is no room for continuous corners in a half circle; both styles draw the same.
    public var style: RoundedCornerStyle
    private var insetAmount: CGFloat = 0

    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// The capsule with its outline moved inwards.
    public func inset(by amount: CGFloat) -> Capsule {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// It is its own mirror image, so parts of it stay where they are.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// `capsule`.
    public static var _nodeName: String { "capsule" }

    /// The capsule itself.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(.capsule(rect.insetForShape(by: insetAmount)))
    }
}
