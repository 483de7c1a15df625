import Flatlay
import Foundation

/// Rows as wide as the section, with or without the look of UIKit's lists.
struct ListDescription {
    var rowHeight: NSCollectionLayoutDimension?
    var spacing: CGFloat
    /// The look; nil for rows with nothing around them.
    var configuration: UICollectionLayoutListConfiguration?

    /// Rows with nothing around them, in which nothing is told.
    static var standard: ListDescription { ListDescription(spacing: 0) }

    /// One row.
    var group: GroupDescription {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: rowHeight ?? .estimated(44))
        return GroupDescription.row(of: size, size: size, count: 1, spacing: 0)
    }
}

/// Items of one width in rows.
struct GridDescription {
    var columns: Int?
    var minimumItemWidth: CGFloat?
    var itemHeight: NSCollectionLayoutDimension
    var spacing: CGFloat

    /// The most columns, so that narrow items in a wide section stay a row that can be laid out.
    private static let columnLimit = 1_000

    /// One row in a section of a width.
    func group(width: CGFloat) -> GroupDescription {
        let count = columns ?? fitting(width)
        // A dimension is a fraction of the row without its gaps only if the gaps are taken off first.
        let itemWidth = max(0, (width - spacing * CGFloat(count - 1)) / CGFloat(count))
        return GroupDescription.row(
            of: NSCollectionLayoutSize(widthDimension: .absolute(itemWidth), heightDimension: itemHeight),
            size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: itemHeight),
            count: count, spacing: spacing)
    }

    private func fitting(_ width: CGFloat) -> Int {
        guard let minimumItemWidth, minimumItemWidth + spacing > 0, width.isFinite else { return 1 }
        let count = (width + spacing) / (minimumItemWidth + spacing)
        return max(1, Int(min(count.rounded(.down), CGFloat(Self.columnLimit))))
    }
}

extension GroupDescription {
    /// A row of equal items.
    static func row(
        of item: NSCollectionLayoutSize, size: NSCollectionLayoutSize, count: Int, spacing: CGFloat
    ) -> GroupDescription {
        let item = ItemDescription(size: item, contentInsets: EdgeInsets(), edgeSpacing: nil, supplementaryItems: [])
        return GroupDescription(
            size: size, isVertical: false, members: [.item(item)], count: count, spacing: .fixed(spacing),
            contentInsets: EdgeInsets(), edgeSpacing: nil, supplementaryItems: [])
    }
}
