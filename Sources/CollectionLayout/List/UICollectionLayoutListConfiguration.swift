import Foundation

/// The appearance of a list, and the headers, footers and separators of its sections.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Int, Hashable, Sendable, CaseIterable {
        /// Rows from edge to edge.
        case plain = 0
        /// Separated sections, from edge to edge.
        case grouped
        /// Sections as rounded cards.
        case insetGrouped
        /// A sidebar of a window, with space around rows.
        case sidebar
        /// A sidebar of a window, with pinned headers.
        case sidebarPlain
    }

    /// The type of section headers.
    public enum HeaderMode: Int, Hashable, Sendable {
        /// No headers.
        case none = 0
        /// A supplementary view of kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
        /// The first item, shown as a header.
        case firstItemInSection
    }

    /// The type of section footers.
    public enum FooterMode: Int, Hashable, Sendable {
        /// No footers.
        case none = 0
        /// A supplementary view of kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// Elements that are only as wide as their content; has no effect on frames.
    public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
        /// The elements as bits.
        public let rawValue: UInt

        /// Creates elements from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Headers.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// Returns the separators of an item; the argument has those of the list, and the returned ones are final.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// Returns the swipe actions of a row; never called, as nothing is swiped here.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The appearance.
    public let appearance: Appearance
    /// Whether rows have separators; true by default. If false, the separator configuration has no effect.
    public var showsSeparators = true
    /// The separators of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the separators of individual rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The type of section headers; none by default.
    public var headerMode: HeaderMode = .none
    /// The type of section footers; none by default.
    public var footerMode: FooterMode = .none
    /// Space above headers, in points; nil for that of the appearance.
    public var headerTopPadding: CGFloat?
    /// Elements that are only as wide as their content; has no effect on frames.
    public var contentHuggingElements: ContentHuggingElements = []
    /// Actions shown when a row is swiped towards its end; has no effect.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Actions shown when a row is swiped towards its start; has no effect.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The colour behind the list; nil for that of its appearance.
    public var backgroundColor: UIColor?

    /// Creates a configuration with the defaults of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
