import CollectionLayout
import Foundation

/// The sizes of tables, in points. Rows, cards and separators have those of lists.
enum TableMetrics {
    /// The height of headers and footers with a line of text in plain tables.
    static let plainBand = ListMetrics.pinnedBandEstimate
    /// The space around the text of such a header. Derived: 28 less a line of 17 points.
    static let plainBandRoom: CGFloat = 7.5
    /// The space above plain headers, if the table says nothing else.
    static let plainHeaderTop = ListMetrics.plainHeaderTop
    /// The space above the first section of a grouped table. Measured.
    static let groupedTop = ListMetrics.groupedTop
    /// Headers and footers without text in grouped tables: two of them are between sections. From memory.
    static let groupedBand = ListMetrics.groupedSpacing / 2
    /// The space above and below the text of grouped headers. From memory: a header with one line is 38 high, and 55.33
    /// if it is the first.
    static let groupedHeaderTop: CGFloat = 16
    static let groupedHeaderBottom: CGFloat = 6 + 1 / 3
    static let groupedFirstHeaderTop: CGFloat = 17 + 1 / 3
    /// The space above and below the text of footers: the margins of the footers of lists.
    static let footerTop: CGFloat = 8
    static let footerBottom: CGFloat = 6
    /// The room of the circles that delete and insert rows. Derived from the look of iPhones.
    static let editingWidth: CGFloat = 38
    /// The width of the title in cells of the style `value2`. From memory.
    static let value2Title: CGFloat = 91
    /// The space between the contents of a cell and its accessory. From memory.
    static let accessoryGap = CellMetrics.accessorySpacing
    /// The space between texts side by side.
    static let textGap: CGFloat = 6
    /// The space between an image and the text, as in the configurations of lists.
    static let imageGap: CGFloat = 16
    /// The space between the two lines of a cell, as in the configurations of lists.
    static let lineGap: CGFloat = 3
}

extension UITableView.Style {
    /// The list whose rows look like those of the table.
    var list: UICollectionLayoutListConfiguration.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
