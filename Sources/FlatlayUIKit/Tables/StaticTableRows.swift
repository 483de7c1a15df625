import Foundation
import UIKitViews

/// The rows of a table whose cells a storyboard describes.
@MainActor
package final class StaticTableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// A row.
    package struct Row {
        let cell: UITableViewCell
        /// Its height; nil for that of the table.
        let height: CGFloat?

        /// Creates a row.
        package init(cell: UITableViewCell, height: CGFloat?) {
            (self.cell, self.height) = (cell, height)
        }
    }

    /// A section.
    package struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]

        /// Creates a section.
        package init(header: String?, footer: String?, rows: [Row]) {
            (self.header, self.footer, self.rows) = (header, footer, rows)
        }
    }

    private let sections: [Section]

    /// Creates the rows of sections.
    package init(_ sections: [Section]) { self.sections = sections }

    private func row(_ path: IndexPath) -> Row? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].rows.indices.contains(path.row)
        else { return nil }
        return sections[path.section].rows[path.row]
    }

    package func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].rows.count : 0
    }
    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        row(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].header : nil
    }
    package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].footer : nil
    }
    package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        row(indexPath)?.height ?? tableView.rowHeight
    }
}
