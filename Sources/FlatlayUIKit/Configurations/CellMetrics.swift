import FlatlayViews
import Foundation

/// The sizes and margins of cells, in points.
enum CellMetrics {
    /// The layout margins of plain cells: UIKit's default for every view.
    static let plainMargins = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// The margins of list rows on iPhones, as UIKit prints them for the default content configuration: 11, 16, 11, 8.
    /// Hosted content has the leading margin on both sides.
    static let rowMargins = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The minimum height of a list row. Derived from the look of iPhones.
    static let rowHeight: CGFloat = 44
    /// The space between accessories, and after the last one. Derived.
    static let accessorySpacing: CGFloat = 8
    static let accessoryTrailing: CGFloat = 16
}
