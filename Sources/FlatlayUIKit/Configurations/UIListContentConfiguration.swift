import CollectionLayout
import FlatlayViews
import Foundation

/// A configuration of list rows: an image, a text and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favorites"
/// content.secondaryText = "12 films"
/// cell.contentConfiguration = content
/// ```
///
/// Margins and fonts are those that UIKit prints for its configurations on iPhones. Values that `CellMetrics` marks
/// as derived are not printed by UIKit.
public struct UIListContentConfiguration: UIContentConfiguration, Equatable, Sendable {
    /// The image, before the texts; nil for none.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The primary text; nil for none.
    public var text: String?
    /// The primary text with attributes; it overrides ``text``.
    public var attributedText: AttributedString?
    /// The properties of the primary text.
    public var textProperties: TextProperties
    /// The secondary text, below the primary one or beside it; nil for none.
    public var secondaryText: String?
    /// The secondary text with attributes; it overrides ``secondaryText``.
    public var secondaryAttributedText: AttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// Whether the secondary text is placed at the end of the primary text's line if both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The space between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The space between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The space between stacked texts, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the whole content, from 0 to 1.
    public var alpha: CGFloat = 1

    init(
        text: UIFont.TextStyle = .body, weight: UIFont.Weight? = nil, color: UIColor = .label,
        transform: TextProperties.TextTransform = .none, secondary: UIFont.TextStyle = .subheadline,
        secondaryColor: UIColor = .secondaryLabel, margins: NSDirectionalEdgeInsets = .row
    ) {
        textProperties = TextProperties(style: text, weight: weight, color: color, transform: transform)
        secondaryTextProperties = TextProperties(style: secondary, weight: nil, color: secondaryColor, transform: .none)
        directionalLayoutMargins = margins
    }

    /// Returns the image and the texts inside the margins.
    @MainActor @preconcurrency public func makeContent() -> AnyView { AnyView(ListContent(configuration: self)) }
}

extension UIListContentConfiguration: CellContentConfiguration {
    @MainActor func makeContent(in cell: CellSurroundings) -> AnyView {
        AnyView(ListContent(configuration: self).frame(minHeight: cell.minimumHeight))
    }
}

extension NSDirectionalEdgeInsets {
    /// The margins of rows on iPhones.
    fileprivate static let row = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// The margins of headers on iPhones.
    fileprivate static let header = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 8)
    /// The margins of footers on iPhones.
    fileprivate static let footer = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 8)
}

// MARK: UIKit's configurations

extension UIListContentConfiguration {
    /// The configuration of a row.
    public static func cell() -> Self { Self(secondary: .caption1) }
    /// The configuration of a row with a second line.
    public static func subtitleCell() -> Self { Self(secondary: .caption1) }
    /// The configuration of a row with a value at its trailing edge.
    public static func valueCell() -> Self {
        var content = Self(secondary: .body)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }
    /// The configuration of a plain list's header.
    public static func plainHeader() -> Self { Self(text: .body, weight: .semibold, margins: .header) }
    /// The configuration of a plain list's footer.
    public static func plainFooter() -> Self { Self(text: .footnote, color: .secondaryLabel, margins: .footer) }
    /// The configuration of a grouped list's header.
    public static func groupedHeader() -> Self {
        Self(text: .footnote, color: .secondaryLabel, transform: .uppercase, margins: .header)
    }
    /// The configuration of a grouped list's footer.
    public static func groupedFooter() -> Self { plainFooter() }
    /// The configuration of a list header.
    public static func header() -> Self { plainHeader() }
    /// The configuration of a list footer.
    public static func footer() -> Self { plainFooter() }
    /// The configuration of a sidebar row.
    public static func sidebarCell() -> Self {
        var content = Self(secondary: .caption1)
        content.imageToTextPadding = 10
        return content
    }
    /// The configuration of a sidebar row with a second line.
    public static func sidebarSubtitleCell() -> Self { sidebarCell() }
    /// The configuration of a row in a sidebar that is beside another one.
    public static func accompaniedSidebarCell() -> Self { sidebarCell() }
    /// The configuration of a row with a second line, in a sidebar that is beside another one.
    public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }
    /// The configuration of a sidebar header.
    public static func sidebarHeader() -> Self { plainHeader() }
    /// The configuration of a large header between inset grouped sections.
    public static func prominentInsetGroupedHeader() -> Self { Self(text: .headline, margins: .header) }
    /// The configuration of a larger header between inset grouped sections.
    public static func extraProminentInsetGroupedHeader() -> Self {
        Self(text: .title3, weight: .bold, margins: .header)
    }
}
