import Flatlay
import Foundation

/// A waterfall: columns of equal width. Each item is added to the column that is the shortest so far, as high as its
/// content.
///
/// The frames of a custom group are known before its cells are measured, so the cells are measured beforehand: all of
/// them, one after the other.
struct WaterfallDescription {
    var columns: ColumnCount
    var spacing: CGFloat
    var lineSpacing: CGFloat

    /// The group of all items.
    ///
    /// - Parameters:
    ///   - width: the width of the section without its insets.
    ///   - scale: pixels per point; heights are whole pixels, as those of other cells.
    ///   - heights: the heights of the items in columns of a width.
    @MainActor
    func group(width: CGFloat, scale: CGFloat, heights: (CGFloat) -> [CGFloat]) -> NSCollectionLayoutGroup {
        let columns = MasonryColumns(
            count: columns.count(in: width, spacing: spacing), totalWidth: width, spacing: spacing,
            lineSpacing: lineSpacing)
        // Subtract a little first, so that a height that is whole except for rounding errors stays.
        let whole = heights(columns.width).map { ($0 * scale - 1e-4).rounded(.up) / scale }
        let (frames, height) = columns.frames(heights: whole)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return .custom(layoutSize: size) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
    }
}

extension ValueType where Value == WaterfallDescription {
    /// A waterfall of items with heights of their own.
    static var waterfall: ValueType {
        let record = ValueType.record(
            "a waterfall such as { columns: 3 }",
            Field("columns", .integer(from: 1, through: 1_000), "The number of columns.", default: "2", example: "3"),
            Field(
                "minimumItemWidth", .length, "Instead of columns: as many as are at least so wide.",
                excludes: ["columns"], example: "160"),
            Field("spacing", .length, "The gap between columns.", default: "8", example: "12"),
            Field(
                "lineSpacing", .length, "The gap between the items of a column; spacing unless told otherwise.",
                example: "12")
        ) { columns, minimum, spacing, lineSpacing in
            WaterfallDescription(
                columns: minimum.map(ColumnCount.atLeast) ?? .fixed(columns ?? 2), spacing: spacing ?? 8,
                lineSpacing: lineSpacing ?? spacing ?? 8)
        }
        return .orNothing(record, WaterfallDescription(columns: .fixed(2), spacing: 8, lineSpacing: 8))
    }
}
