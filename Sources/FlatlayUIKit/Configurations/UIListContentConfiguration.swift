import CollectionLayout
import FlatlayViews
import Foundation

/// An image, a text and a second text, as rows of lists show them.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favorites"
/// content.secondaryText = "12 films"
/// cell.contentConfiguration = content
/// ```
///
/// Margins and fonts are those that UIKit's configurations print on phones; figures marked so in ``CellMetrics`` are
/// derived.
public struct UIListContentConfiguration: UIContentConfiguration, Equatable, Sendable {
    /// The image, before the texts.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes of its own, in the place of ``text``.
    public var attributedText: AttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The second text, below the first or after it.
    public var secondaryText: String?
    /// The second text with attributes of its own, in the place of ``secondaryText``.
    public var secondaryAttributedText: AttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties: TextProperties
    /// Whether the second text stands at the end of the first one's line where there is room for both.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The margins around all, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The room between image and texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The room between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The room between texts one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// How opaque all of it is.
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

    /// The view: image and texts within the margins.
    public func makeContent() -> AnyView { AnyView(ListContent(configuration: self)) }
}

extension UIListContentConfiguration: CellContentConfiguration {
    func makeContent(in cell: CellSurroundings) -> AnyView {
        AnyView(ListContent(configuration: self).frame(minHeight: cell.minimumHeight))
    }
}

extension NSDirectionalEdgeInsets {
    /// The margins of rows on phones.
    fileprivate static let row = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// The margins of headers on phones.
    fileprivate static let header = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 8)
    /// The margins of footers on phones.
    fileprivate static let footer = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 8)
}

// MARK: What UIKit offers

extension UIListContentConfiguration {
    /// A row.
    public static func cell() -> Self { Self(secondary: .caption1) }
    /// A row with a second line.
    public static func subtitleCell() -> Self { Self(secondary: .caption1) }
    /// A row with a value at its end.
    public static func valueCell() -> Self {
        var content = Self(secondary: .body)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }
    /// The header of a plain list.
    public static func plainHeader() -> Self { Self(text: .body, weight: .semibold, margins: .header) }
    /// The footer of a plain list.
    public static func plainFooter() -> Self { Self(text: .footnote, color: .secondaryLabel, margins: .footer) }
    /// The header of a grouped list.
    public static func groupedHeader() -> Self {
        Self(text: .footnote, color: .secondaryLabel, transform: .uppercase, margins: .header)
    }
    /// The footer of a grouped list.
    public static func groupedFooter() -> Self { plainFooter() }
    /// The header of a list.
    public static func header() -> Self { plainHeader() }
    /// The footer of a list.
    public static func footer() -> Self { plainFooter() }
    /// A row of a sidebar.
    public static func sidebarCell() -> Self {
        var content = Self(secondary: .caption1)
        content.imageToTextPadding = 10
        return content
    }
    /// A row of a sidebar with a second line.
    public static func sidebarSubtitleCell() -> Self { sidebarCell() }
    /// A row of a sidebar beside another one.
    public static func accompaniedSidebarCell() -> Self { sidebarCell() }
    /// A row of a sidebar beside another one, with a second line.
    public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }
    /// A header in a sidebar.
    public static func sidebarHeader() -> Self { plainHeader() }
    /// A large header between rounded sections.
    public static func prominentInsetGroupedHeader() -> Self { Self(text: .headline, margins: .header) }
    /// A larger header between rounded sections.
    public static func extraProminentInsetGroupedHeader() -> Self {
        Self(text: .title3, weight: .bold, margins: .header)
    }
}
