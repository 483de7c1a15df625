import CoreGeometry
import Foundation

/// A rectangle with individual corner radii.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle
    private var insetAmount: CGFloat = 0

    /// Creates a rectangle with a radius for each corner.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with a radius for each corner.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// The shape inset by a length in points.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// The path of the rounded rectangle in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetForShape(by: insetAmount)
        let limit = min(rect.width, rect.height) / 2
        func radius(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value - insetAmount, 0), limit) }
        let (topLeft, topRight) = (radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing))
        let (bottomLeft, bottomRight) = (radius(cornerRadii.bottomLeading), radius(cornerRadii.bottomTrailing))
        return Path(
            roundedRect: rect, radii: (topLeft, topRight, bottomRight, bottomLeft), style: style)
    }
}
