import FlatlayViews
import Foundation

/// The numbers of cells.
enum CellMetrics {
    /// The layout margins of plain cells: those that every view of UIKit has by default.
    static let plainMargins = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// The margins of rows of lists on phones, as their default content configuration prints them: 11, 16, 11, 8. What is
    /// hosted keeps the leading one on both sides.
    static let rowMargins = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The least height of a row of a list. Derived: what phones are known to show.
    static let rowHeight: CGFloat = 44
    /// The room between accessories, and after the last one. Derived.
    static let accessorySpacing: CGFloat = 8
    static let accessoryTrailing: CGFloat = 16
}
