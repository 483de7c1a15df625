import Flatlay
import FlatlayViews
import Foundation
import Testing
import UIKitViews

/// Rows of settings as an app writes them, and what its delegate and data source were asked.
@MainActor
final class SettingsSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [(title: String?, footer: String?, rows: [String])] = [
        ("General", nil, ["Name", "Sound"]), (nil, "Kept here", ["Reset"]),
    ]
    var style = UITableViewCell.CellStyle.default
    var made = 0
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var displayed: [IndexPath] = []
    var ended: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let reused = tableView.dequeueReusableCell(withIdentifier: "row")
        if reused == nil { made += 1 }
        let cell = reused ?? UITableViewCell(style: style, reuseIdentifier: "row")
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
        configure(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed.append(indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        ended.append(indexPath)
    }
}

/// Draws a table with the fake font, in which every character is 10 wide and 20 high.
@MainActor
@discardableResult
func draw<Content: View>(_ renderer: ImageRenderer<Content>) throws -> DisplayList {
    renderer.textShaper = GridTextShaper()
    renderer.symbols = NoSymbols()
    renderer.scale = 2
    return try renderer.displayList()
}

/// Draws a table, which must give no cause for warnings.
@MainActor
func draw(_ table: UITableView) throws {
    let renderer = ImageRenderer(view: table)
    try draw(renderer)
    #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
}

/// The frames of headers, rows and footers that are seen, from the top.
@MainActor
func frameList(_ table: UITableView) -> [String] {
    table.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }
        .sorted { $0.frame.minY < $1.frame.minY }
        .map { view in
            let frame = view.frame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
                number == number.rounded() ? "\(Int(number))" : "\(number)"
            }
            return (view is UITableViewCell ? "row " : "band ") + numbers.joined(separator: " ")
        }
}
