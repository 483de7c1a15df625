import Flatlay
import Foundation

/// Rows as wide as the section, with or without the appearance of UIKit's lists.
struct ListDescription {
    var rowHeight: DimensionDescription?
    var spacing: CGFloat
    /// The appearance; nil for plain rows.
    var configuration: UICollectionLayoutListConfiguration?

    /// Plain rows with the default of every option.
    static var standard: ListDescription { ListDescription(spacing: 0) }

    /// The group of one row.
    var group: GroupDescription {
        let size = SizeDescription(
            width: .fractionalWidth(1), height: rowHeight ?? .estimated(44))
        return GroupDescription.row(of: size, size: size, count: 1, spacing: 0)
    }
}

/// A grid: items of equal width in rows.
struct GridDescription {
    var columns: Int?
    var minimumItemWidth: CGFloat?
    var itemHeight: DimensionDescription
    var spacing: CGFloat

    /// The maximum number of columns, to limit the work for narrow items in a wide section.
    private static let columnLimit = 1_000

    /// The group of one row, for a section of the given width.
    func group(width: CGFloat) -> GroupDescription {
        let count = columns ?? fitting(width)
        // A fractional width includes the gaps, so subtract them and use absolute widths.
        let itemWidth = max(0, (width - spacing * CGFloat(count - 1)) / CGFloat(count))
        return GroupDescription.row(
            of: SizeDescription(width: .absolute(itemWidth), height: itemHeight),
            size: SizeDescription(width: .fractionalWidth(1), height: itemHeight),
            count: count, spacing: spacing)
    }

    private func fitting(_ width: CGFloat) -> Int {
        guard let minimumItemWidth, minimumItemWidth + spacing > 0, width.isFinite else { return 1 }
        let count = (width + spacing) / (minimumItemWidth + spacing)
        return min(max(1, Int(clamping: count)), Self.columnLimit)
    }
}

extension GroupDescription {
    /// A row of equal items.
    static func row(
        of item: SizeDescription, size: SizeDescription, count: Int, spacing: CGFloat
    ) -> GroupDescription {
        let item = ItemDescription(size: item, contentInsets: EdgeInsets(), edgeSpacing: nil, supplementaryItems: [])
        return GroupDescription(
            size: size, isVertical: false, members: [.item(item)], count: count, spacing: .fixed(spacing),
            contentInsets: EdgeInsets(), edgeSpacing: nil, supplementaryItems: [])
    }
}
