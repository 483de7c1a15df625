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

extension Font.TextStyle {
    /// Size and weight at the ordinary text size. Source: the table of dynamic type sizes in Apple's Human Interface
    /// Guidelines for iOS, column Large.
    var metrics: (size: CGFloat, weight: Font.Weight) {
        switch self {
        case .largeTitle: (34, .regular)
        case .title: (28, .regular)
        case .title2: (22, .regular)
        case .title3: (20, .regular)
        case .headline: (17, .semibold)
        case .subheadline: (15, .regular)
        case .body: (17, .regular)
        case .callout: (16, .regular)
        case .footnote: (13, .regular)
        case .caption: (12, .regular)
        case .caption2: (11, .regular)
        }
    }
}
