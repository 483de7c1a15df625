import Foundation

/// How a list looks and what belongs to its sections.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// `backgroundColor` is UIKit's name for a colour, and this module has none: a module that has one stores it in
/// ``backgroundColorSlot`` and adds the property.
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Hashable, Sendable, CaseIterable {
        /// Rows from edge to edge.
        case plain = 0
        /// Sections apart from each other, from edge to edge.
        case grouped
        /// Sections as rounded cards.
        case insetGrouped
        /// The outline at the side of a window, with room around rows.
        case sidebar
        /// The outline at the side of a window, with headers that stay in sight.
        case sidebarPlain
    }

    /// What heads a section.
    public enum HeaderMode: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
        /// The first item, shown as a header.
        case firstItemInSection
    }

    /// What ends a section.
    public enum FooterMode: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// A supplementary view of kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// Elements that are only as wide as their contents; without effect on frames.
    public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
        /// The elements as bits.
        public let rawValue: UInt

        /// Elements from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Headers.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// Answers the separators of an item; it is given those the list would show, and what it returns is final.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// Answers the actions that swiping a row shows; nothing here is swiped, so nothing calls it.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The look.
    public let appearance: Appearance
    /// Whether rows have separators; true by default. False makes the separator configuration ineffective.
    public var showsSeparators = true
    /// The separators of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the separators row by row.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What heads the sections; nothing by default.
    public var headerMode: HeaderMode = .none
    /// What ends the sections; nothing by default.
    public var footerMode: FooterMode = .none
    /// Room above headers, in points; nil for what the appearance has.
    public var headerTopPadding: CGFloat?
    /// Elements that are only as wide as their contents; without effect on frames.
    public var contentHuggingElements: ContentHuggingElements = []
    /// Actions shown when a row is swiped towards its end; without effect.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Actions shown when a row is swiped towards its start; without effect.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The background colour of the collection view, as a module with a colour type stores it.
    package var backgroundColorSlot: ColorSlot?

    /// A configuration with the defaults of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
