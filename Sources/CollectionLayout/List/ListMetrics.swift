import Foundation

/// The numbers of list layouts, by appearance and device.
///
/// Measured numbers are those of the sections that UIKit makes on macOS 27 (Catalyst). Numbers for phones that were not
/// measured are marked as derived from what phones are known to show.
struct ListMetrics {
    typealias Configuration = UICollectionLayoutListConfiguration

    let configuration: Configuration
    let idiom: UIUserInterfaceIdiom
    let width: CGFloat
    /// Whether the section before is a list of groups, too.
    var followsGroupedList = false

    /// The first guess for rows. Derived: the least height of a row on phones.
    static let rowEstimate: CGFloat = 44
    /// What Catalyst scales row heights by. Measured: rows of plain lists are guessed as 40.04 there.
    static let macRowScale: CGFloat = 0.91
    /// The first guess for headers and footers that stay in sight. Measured.
    static let pinnedBandEstimate: CGFloat = 28
    /// The first guess for other headers and footers. Measured.
    static let bandEstimate: CGFloat = 17.5
    /// The order of drawing of headers and footers. Measured.
    static let bandZIndex = 200
    /// Room above grouped sections without a header. Measured.
    static let groupedTop: CGFloat = 35
    /// Room below grouped sections without a footer. Measured.
    static let groupedBottom: CGFloat = 20
    /// Room between grouped sections that have no headers and no footers. Derived: what grouped tables of phones show,
    /// which have 17.5 on either side there. The room above was measured on a first section only.
    static let groupedSpacing: CGFloat = 35
    /// Room beside cards. Measured on Catalyst, derived for narrow phones.
    static let cardSide: CGFloat = 16
    /// Room beside cards on wide screens, and the width they begin at. Derived.
    static let wideCardSide: CGFloat = 20
    static let wideWidth: CGFloat = 414
    /// Room beside and below the rows of sidebars. Measured as 12.987 beside rows on Catalyst, which is this by 0.77.
    static let sidebarSide: CGFloat = 10
    static let sidebarBottom: CGFloat = 10
    static let macSidebarScale: CGFloat = 0.77
    /// Room above plain headers. Measured above first items that are headers, derived above supplementary views.
    static let plainHeaderTop: CGFloat = 22
    /// The radius of cards. Derived for the systems before 26; Catalyst 26 was measured as 26.
    static let cardRadius: CGFloat = 10
    /// Where separators between rows start when nobody knows where the text does: the margin of phone cells, as their
    /// default content configuration prints it.
    static let textInset: CGFloat = 16

    private var appearance: Configuration.Appearance { configuration.appearance }

    var rowEstimate: CGFloat { idiom == .mac ? Self.rowEstimate * Self.macRowScale : Self.rowEstimate }

    /// Whether headers and footers stay in sight. Measured.
    var pinsBands: Bool { appearance == .plain || appearance == .sidebarPlain }

    var bandEstimate: CGFloat { pinsBands ? Self.pinnedBandEstimate : Self.bandEstimate }

    /// Room above the header, whether it is a supplementary view or the first item.
    var headerTop: CGFloat {
        guard configuration.headerMode != .none else { return 0 }
        if let padding = configuration.headerTopPadding, padding != UICollectionViewLayout.automaticDimension {
            return max(0, padding)
        }
        return appearance == .plain ? Self.plainHeaderTop : 0
    }

    /// The section's insets: measured for each appearance, header and footer mode.
    ///
    /// A first item that is a header has its room above in the insets; a supplementary header has it outside of itself.
    var insets: NSDirectionalEdgeInsets {
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

    /// What stands in for headers and footers that turn out to be empty: the section then looks as if it had none.
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

    private var cardSide: CGFloat {
        idiom != .mac && width >= Self.wideWidth ? Self.wideCardSide : Self.cardSide
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Whether sections stand apart from each other.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}
