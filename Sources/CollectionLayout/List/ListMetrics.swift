import Foundation

/// The metrics of list layouts, by appearance and device.
///
/// Measured values are those of the sections that UIKit creates on macOS 27 (Catalyst). Values for phones that were not
/// measured are marked as derived from what phones are known to show.
package struct ListMetrics {
    package typealias Configuration = UICollectionLayoutListConfiguration

    let configuration: Configuration
    let idiom: UIUserInterfaceIdiom
    let width: CGFloat
    let sizeClasses: ScreenSizeClasses
    /// Whether the preceding section is a grouped list, too.
    let followsGroupedList: Bool

    /// Creates the metrics of a section in a list of a width.
    package init(
        configuration: Configuration, idiom: UIUserInterfaceIdiom, width: CGFloat, sizeClasses: ScreenSizeClasses,
        followsGroupedList: Bool = false
    ) {
        self.configuration = configuration
        self.idiom = idiom
        self.width = width
        self.sizeClasses = sizeClasses
        self.followsGroupedList = followsGroupedList
    }

    /// The estimated row height. Derived: the minimum height of a row on phones.
    package static let rowEstimate: CGFloat = 44
    /// The factor for row heights on Catalyst. Measured: the estimate for rows of plain lists is 40.04 there.
    static let macRowScale: CGFloat = 0.91
    /// The estimated height of pinned headers and footers. Measured.
    package static let pinnedBandEstimate: CGFloat = 28
    /// The estimated height of other headers and footers. Measured.
    static let bandEstimate: CGFloat = 17.5
    /// The z-index of headers and footers. Measured.
    static let bandZIndex = 200
    /// Space above grouped sections without a header. Measured.
    package static let groupedTop: CGFloat = 35
    /// Space below grouped sections without a footer. Measured.
    static let groupedBottom: CGFloat = 20
    /// Space between grouped sections without headers and footers. Derived from grouped tables on phones, which have
    /// 17.5 on either side. The space above was measured only for a first section.
    package static let groupedSpacing: CGFloat = 35
    /// Space beside cards. Measured on Catalyst, derived for narrow phones.
    static let cardSide: CGFloat = 16
    /// Space beside cards on wide screens. Derived.
    static let wideCardSide: CGFloat = 20
    /// Space beside and below the rows of sidebars. Measured as 12.987 beside rows on Catalyst, which is this divided
    /// by 0.77.
    static let sidebarSide: CGFloat = 10
    static let sidebarBottom: CGFloat = 10
    static let macSidebarScale: CGFloat = 0.77
    /// Space above plain headers. Measured for first items that are headers, derived for supplementary views.
    package static let plainHeaderTop: CGFloat = 22
    /// The corner radius of cards. Derived for the systems before 26; measured as 26 on Catalyst 26.
    package static let cardRadius: CGFloat = 10
    /// The start of separators between rows if the start of the text is unknown: the margin of phone cells, as printed
    /// by their default content configuration.
    package static let textInset: CGFloat = 16

    private var appearance: Configuration.Appearance { configuration.appearance }

    var rowEstimate: CGFloat { idiom == .mac ? Self.rowEstimate * Self.macRowScale : Self.rowEstimate }

    /// Whether headers and footers are pinned. Measured.
    var pinsBands: Bool { appearance == .plain || appearance == .sidebarPlain }

    var bandEstimate: CGFloat { pinsBands ? Self.pinnedBandEstimate : Self.bandEstimate }

    /// Space above the header, whether it is a supplementary view or the first item.
    package var headerTop: CGFloat {
        guard configuration.headerMode != .none else { return 0 }
        if let padding = configuration.headerTopPadding, padding != UICollectionViewLayout.automaticDimension {
            return max(0, padding)
        }
        return appearance == .plain ? Self.plainHeaderTop : 0
    }

    /// The section's insets, measured for each appearance, header mode and footer mode.
    ///
    /// The insets include the space above a header that is the first item, but not that above a supplementary header.
    package var insets: NSDirectionalEdgeInsets {
        let top = configuration.headerMode == .firstItemInSection ? headerTop : 0
        let hasFooter = configuration.footerMode == .supplementary
        switch appearance {
        case .plain: return .init(top: top, leading: 0, bottom: 0, trailing: 0)
        case .grouped, .insetGrouped:
            let side = appearance == .grouped ? 0 : cardSide
            return .init(
                top: configuration.headerMode == .none ? topWithoutHeader : top, leading: side,
                bottom: hasFooter ? 0 : bottomWithoutFooter, trailing: side)
        case .sidebar, .sidebarPlain:
            let side = idiom == .mac ? Self.sidebarSide / Self.macSidebarScale : Self.sidebarSide
            return .init(top: top, leading: side, bottom: hasFooter ? 0 : bottomWithoutFooter, trailing: side)
        }
    }

    /// The space in place of headers and footers that turn out to be empty: the section then looks as if it had none.
    var roomWithoutBands: BandRoom { BandRoom(header: topWithoutHeader, footer: bottomWithoutFooter) }

    private var topWithoutHeader: CGFloat {
        guard appearance.isGrouped else { return 0 }
        return followsGroupedList ? Self.groupedSpacing - Self.groupedBottom : Self.groupedTop
    }

    private var bottomWithoutFooter: CGFloat {
        switch appearance {
        case .plain, .sidebarPlain: 0
        case .grouped, .insetGrouped: Self.groupedBottom
        case .sidebar: Self.sidebarBottom
        }
    }

    private var cardSide: CGFloat { Self.cardSide(inWidth: width, idiom: idiom, sizeClasses) }

    /// The space beside cards, which is the margin of rows and headers in tables, too.
    package static func cardSide(
        inWidth width: CGFloat, idiom: UIUserInterfaceIdiom, _ sizeClasses: ScreenSizeClasses
    ) -> CGFloat {
        idiom != .mac && sizeClasses.hasWideMargins(inWidth: width) ? wideCardSide : cardSide
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Whether sections are visually separated.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}
