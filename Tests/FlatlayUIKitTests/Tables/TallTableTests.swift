import Flatlay
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
import UIKitViews

@MainActor
private final class ManyCells: NSObject, UITableViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.tag = indexPath.row
        return cell
    }
}

/// Tables that show all of their rows at once.
@MainActor @Suite struct TallTableTests {
    private func layOut(_ table: UITableView) {
        ViewResources.with(DrawingResources(textShaper: GridTextShaper())) { table.layoutIfNeeded() }
    }

    /// The processor time per row of what a table does for each of its rows.
    private struct Times {
        /// Making and placing the cells.
        var layout = Duration.zero
        /// Deleting every second row.
        var deletion = Duration.zero
        /// Finding the rows of all cells.
        var search = Duration.zero
        /// Adding layers behind the last one of many, and removing every second one, as the table does with its cells.
        var layers = Duration.zero
    }

    private func times(_ count: Int) -> Times {
        let source = ManyCells(count)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: CGFloat(count) * 20))
        table.rowHeight = 20
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        var times = Times()
        times.layout = ThreadClock().measure { layOut(table) } / count
        let cells = table.visibleCells
        var found: [Int?] = []
        times.search = ThreadClock().measure { found = cells.map { table.indexPath(for: $0)?.row } } / count
        #expect(found == Array(0..<count))
        source.count = count / 2
        times.deletion =
            ThreadClock().measure {
                table.deleteRows(at: (0..<count / 2).map { IndexPath(row: $0 * 2, section: 0) }, with: .none)
                layOut(table)
            } / count
        #expect(table.visibleCells.map(\.tag) == (0..<count / 2).map { $0 * 2 + 1 })
        let (root, last) = (CALayer(), CALayer())
        root.addSublayer(last)
        let layers = (0..<count * 8).map { _ in CALayer() }
        times.layers =
            ThreadClock().measure {
                for (index, layer) in layers.enumerated() { root.insert(layer, beside: last, offset: 0, near: index) }
                root.removeSublayers(stride(from: 0, to: layers.count, by: 2).map { layers[$0] })
            } / count
        #expect(root.sublayers?.count == count * 4 + 1 && root.sublayers?.last === last)
        return times
    }

    @Test func manyRowsTakeAsLongEachAsFew() {
        // The least of a few runs: the first one also fills caches.
        let (few, many) = ((0..<3).map { _ in times(60) }, times(900))
        for part in [\Times.layout, \.deletion, \.search, \.layers] {
            let least = few.map { $0[keyPath: part] }.min() ?? .zero
            // Work for all rows for each row would be 15 times as much.
            #expect(many[keyPath: part] / least < 3, "\(part): \(many[keyPath: part]), \(least)")
        }
    }
}
