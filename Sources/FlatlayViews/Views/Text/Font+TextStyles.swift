import Foundation

extension Font {
    /// The font of large titles: 34 points.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of titles: 28 points.
    public static let title = Font(.style(.title))
    /// The font of second-level titles: 22 points.
    public static let title2 = Font(.style(.title2))
    /// The font of third-level titles: 20 points.
    public static let title3 = Font(.style(.title3))
    /// The font of headings: 17 points, semibold.
    public static let headline = Font(.style(.headline))
    /// The font of subheadings: 15 points.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of body text: 17 points.
    public static let body = Font(.style(.body))
    /// The font of callouts: 16 points.
    public static let callout = Font(.style(.callout))
    /// The font of footnotes: 13 points.
    public static let footnote = Font(.style(.footnote))
    /// The font of captions: 12 points.
    public static let caption = Font(.style(.caption))
    /// The font of smaller captions: 11 points.
    public static let caption2 = Font(.style(.caption2))
}
