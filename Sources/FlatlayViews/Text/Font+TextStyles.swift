import Foundation

extension Font {
    /// The font of the largest title: 34 points.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of a title: 28 points.
    public static let title = Font(.style(.title))
    /// The font of a title of the second step: 22 points.
    public static let title2 = Font(.style(.title2))
    /// The font of a title of the third step: 20 points.
    public static let title3 = Font(.style(.title3))
    /// The font of a heading: 17 points, semibold.
    public static let headline = Font(.style(.headline))
    /// The font below a heading: 15 points.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of running text: 17 points.
    public static let body = Font(.style(.body))
    /// The font of a remark: 16 points.
    public static let callout = Font(.style(.callout))
    /// The font of a note: 13 points.
    public static let footnote = Font(.style(.footnote))
    /// The font of a caption: 12 points.
    public static let caption = Font(.style(.caption))
    /// The font of a smaller caption: 11 points.
    public static let caption2 = Font(.style(.caption2))
}
