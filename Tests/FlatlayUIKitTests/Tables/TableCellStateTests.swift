import Flatlay
import FlatlayDrawing
import Foundation
import Testing
import UIKitViews

/// Rows of which the delegate indents some, or nobody does.
@MainActor
private class PlainRows: NSObject, UITableViewDataSource {
    var count: Int
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.tag = indexPath.row
        configure(cell, indexPath)
        return cell
    }
}

private final class IndentedRows: PlainRows, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indexPath.row < 20 ? 4 : 0
    }
}

/// What cells keep when they are reused.
@MainActor @Suite struct TableCellStateTests {
    private func table(_ source: PlainRows, height: CGFloat) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
        table.rowHeight = 20
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source as? any UITableViewDelegate
        return table
    }

    private func layOut(_ table: UITableView) {
        ViewResources.with(DrawingResources(textShaper: GridTextShaper())) { table.layoutIfNeeded() }
    }

    @Test func aReusedCellHasTheIndentationOfItsNewRow() {
        let source = IndentedRows(100)
        let table = table(source, height: 200)
        layOut(table)
        #expect(table.visibleCells.allSatisfy { $0.indentationLevel == 4 })
        var cells = Set(table.visibleCells.map { ObjectIdentifier($0) })
        for y in stride(from: CGFloat(10), through: 1000, by: 10) {
            table.contentOffset.y = y
            layOut(table)
            for cell in table.visibleCells { #expect(cell.indentationLevel == (cell.tag < 20 ? 4 : 0)) }
            cells.formUnion(table.visibleCells.map { ObjectIdentifier($0) })
        }
        #expect(cells.count < 15)
    }

    @Test func aCellLearnsThatItLeavesItsTable() {
        final class Cell: UITableViewCell {
            var moves: [Bool] = []
            override func willMove(toSuperview newSuperview: UIView?) {
                super.willMove(toSuperview: newSuperview)
                moves.append(newSuperview != nil)
            }
            override func didMoveToSuperview() {
                super.didMoveToSuperview()
                moves.append(superview != nil)
            }
        }
        let source = PlainRows(100)
        let table = table(source, height: 200)
        table.register(Cell.self, forCellReuseIdentifier: "row")
        layOut(table)
        let first = table.visibleCells.compactMap { $0 as? Cell }
        #expect(first.count >= 10 && first.allSatisfy { $0.moves == [true, true] })
        source.count = 0
        table.reloadData()
        layOut(table)
        #expect(first.allSatisfy { $0.superview == nil && $0.moves == [true, true, false, false] })
    }

    @Test func anIndentationOfTheDataSourceStaysWithoutADelegateThatKnowsOne() {
        final class Rows: PlainRows, UITableViewDelegate {}
        let source = Rows(10)
        source.configure = { cell, path in cell.indentationLevel = path.row % 3 }
        let table = table(source, height: 200)
        layOut(table)
        #expect(table.visibleCells.map(\.indentationLevel) == (0..<10).map { $0 % 3 })
    }
}
