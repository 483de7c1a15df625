import Foundation

/// The ellipse that fills its frame.
public struct Ellipse: InsettableShape, Hashable {
    private var insetAmount: CGFloat = 0

    /// An ellipse.
    public init() {}

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// The ellipse with its outline moved inwards.
    public func inset(by amount: CGFloat) -> Ellipse {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// It is its own mirror image, so parts of it stay where they are.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// `ellipse`.
    public static var _nodeName: String { "ellipse" }

    /// The ellipse itself.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(.ellipse(rect.insetForShape(by: insetAmount)))
    }
}
