import Foundation

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, Hashable {
    private var insetAmount: CGFloat = 0

    /// Creates an ellipse.
    public init() {}

    /// The path of the ellipse in a rectangle.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// The ellipse inset by a length in points.
    public func inset(by amount: CGFloat) -> Ellipse {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// Not mirrored: it is symmetric, so trimmed parts of it stay in place.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// `ellipse`.
    public static var _nodeName: String { "ellipse" }

    /// The ellipse as a drawing primitive.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        ShapeOutline(.ellipse(rect.insetForShape(by: insetAmount)))
    }
}
