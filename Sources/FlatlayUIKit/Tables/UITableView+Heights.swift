import CollectionLayout
import Foundation
import UIKitViews

/// The heights of rows, headers and footers: those of the app, and estimates of the others.
extension UITableView {
    static func usable(_ height: CGFloat) -> CGFloat? {
        height.isFinite && height >= 0 ? min(height, 1e6) : nil
    }

    func estimatedRow(_ path: IndexPath) -> TableGeometry.Length {
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        if estimate == 0, let height = Self.usable(heightForRow(path)) {
            return TableGeometry.Length(value: height, isKnown: true)
        }
        if let estimate = Self.usable(estimate), estimate > 0 { return TableGeometry.Length(value: estimate) }
        return TableGeometry.Length(value: Self.usable(rowHeight) ?? CellMetrics.rowHeight)
    }

    /// Measures the visible rows, headers and footers again, because hosted views may have changed size.
    func measureAgain() {
        guard let count = geometry?.sections.count else { return }
        for path in shownCells.keys where geometry?.holds(path) == true {
            geometry?.sections[path.section].rows[path.row].isKnown = false
        }
        for section in shownHeaders.keys where section < count { geometry?.sections[section].header.isKnown = false }
        for section in shownFooters.keys where section < count { geometry?.sections[section].footer.isKnown = false }
        setNeedsLayout()
    }

    func heightForRow(_ path: IndexPath) -> CGFloat {
        delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    }

    /// The height that the app gives a header or a footer; nil for that of its content.
    func heightForBand(_ section: Int, isFooter: Bool) -> CGFloat? {
        let height =
            isFooter
            ? delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
            : delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        // As in UIKit, grouped tables take no height of 0; apps write the least positive one.
        if height == 0, style != .plain { return nil }
        return Self.usable(height)
    }

    func title(_ section: Int, isFooter: Bool) -> String? {
        let title =
            isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: section)
            : dataSource?.tableView(self, titleForHeaderInSection: section)
        return title?.isEmpty ?? true ? nil : title
    }

    /// The height of a header or a footer before it is made.
    func estimatedBand(_ section: Int, isFooter: Bool) -> TableGeometry.Length {
        if let height = heightForBand(section, isFooter: isFooter),
            !isStandardHeight(height, isFooter: isFooter) || title(section, isFooter: isFooter) != nil
        {
            return TableGeometry.Length(value: height)
        }
        let estimate =
            isFooter
            ? delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
            : delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
        if let estimate = Self.usable(estimate), estimate > 0 { return TableGeometry.Length(value: estimate) }
        if title(section, isFooter: isFooter) == nil {
            return TableGeometry.Length(value: bandWithoutText(section, isFooter: isFooter))
        }
        // 13 points of text have lines of 15 or 16.
        let line: CGFloat = 16
        switch (style, isFooter) {
        case (.plain, _): return TableGeometry.Length(value: TableMetrics.plainBand)
        case (_, true):
            return TableGeometry.Length(value: TableMetrics.footerTop + line + TableMetrics.footerBottom)
        case (_, false):
            let first = section == 0 ? TableMetrics.groupedFirstHeaderTop : 0
            return TableGeometry.Length(
                value: first + TableMetrics.groupedHeaderTop + line + TableMetrics.groupedHeaderBottom)
        }
    }

    /// Whether a height is that of the table for all headers or footers, which plain sections without any do not take.
    func isStandardHeight(_ height: CGFloat, isFooter: Bool) -> Bool {
        style == .plain && height == (isFooter ? sectionFooterHeight : sectionHeaderHeight)
    }

    func bandWithoutText(_ section: Int, isFooter: Bool) -> CGFloat {
        guard style != .plain else { return 0 }
        return section == 0 && !isFooter ? TableMetrics.groupedTop : TableMetrics.groupedBand
    }

    /// The space above headers.
    var headerSpace: CGFloat {
        if let padding = Self.usable(sectionHeaderTopPadding) { return padding }
        return style == .plain ? TableMetrics.plainHeaderTop : 0
    }
}
