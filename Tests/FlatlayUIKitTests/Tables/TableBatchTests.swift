import Flatlay
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
import UIKitViews

/// Rows that are numbers, in sections.
@MainActor
private final class Numbers: NSObject, UITableViewDataSource {
    var sections: [[Int]]
    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.row]
        return cell
    }
}

/// Several changes of a table's data as one batch.
@MainActor
@Suite struct TableBatchTests {
    private func table(_ source: Numbers) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 4000))
        table.rowHeight = 10
        table.allowsMultipleSelection = true
        table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
        table.dataSource = source
        layOut(table)
        return table
    }

    private func layOut(_ table: UITableView) {
        ViewResources.with(DrawingResources(textShaper: GridTextShaper())) { table.layoutIfNeeded() }
    }

    private func shown(_ table: UITableView) -> [[Int]] {
        (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                table.cellForRow(at: IndexPath(row: row, section: section))?.tag ?? -1
            }
        }
    }

    private func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

    @Test(arguments: [false, true]) func aRowIsReplacedInAnyOrderOfTheCalls(deletesFirst: Bool) {
        let source = Numbers([[1, 2, 3]])
        let table = table(source)
        table.performBatchUpdates {
            source.sections = [[9, 2, 3]]
            if deletesFirst { table.deleteRows(at: paths(0), with: .none) }
            table.insertRows(at: paths(0), with: .none)
            if !deletesFirst { table.deleteRows(at: paths(0), with: .none) }
        }
        layOut(table)
        #expect(shown(table) == [[9, 2, 3]])
    }

    @Test func severalDeletionsNameTheOldRows() {
        let source = Numbers([[1, 2, 3, 4]])
        let table = table(source)
        let last = table.cellForRow(at: IndexPath(row: 3, section: 0))
        table.beginUpdates()
        table.beginUpdates()
        source.sections = [[3, 4]]
        table.deleteRows(at: paths(0), with: .none)
        table.endUpdates()
        table.deleteRows(at: paths(1), with: .none)
        #expect(table.hasUncommittedUpdates)
        table.endUpdates()
        layOut(table)
        #expect(shown(table) == [[3, 4]] && table.cellForRow(at: IndexPath(row: 1, section: 0)) === last)
        #expect(!table.hasUncommittedUpdates)
    }

    @Test func aReloadNamesTheOldRowAndAConfigurationFindsItInItsNewPlace() {
        let source = Numbers([[1, 2, 3]])
        let table = table(source)
        let (first, second) = (table.visibleCells[0], table.visibleCells[1])
        table.performBatchUpdates {
            source.sections = [[0, 7, 8, 3]]
            table.insertRows(at: paths(0), with: .none)
            table.reconfigureRows(at: paths(0))
            table.reloadRows(at: paths(1), with: .none)
        }
        layOut(table)
        #expect(shown(table) == [[0, 7, 8, 3]])
        #expect(table.visibleCells[1] === first && !(table.visibleCells[2] === second && second.tag == 2))
    }

    /// Random batches, compared with arrays that are changed step by step.
    @Test(arguments: 0..<40) func batchesMoveCellsAndSelectionLikeArrays(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var next = 100
        let source = Numbers((0..<random.next(5)).map { _ in (0..<random.next(7)).map { _ in (next += 1, next).1 } })
        let table = table(source)
        for section in source.sections.indices {
            for row in source.sections[section].indices where random.next(3) == 0 {
                let path = IndexPath(row: row, section: section)
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        }
        for _ in 0..<4 {
            let batch = Batch(source.sections, &random, &next)
            let old = cells(table)
            let selected = Set((table.indexPathsForSelectedRows ?? []).map { source.sections[$0.section][$0.row] })
            source.sections = batch.result
            table.performBatchUpdates { for call in batch.calls { call(table) } }
            layOut(table)
            #expect(shown(table) == batch.result)
            let new = cells(table)
            for (number, cell) in old where !batch.reloaded.contains(number) && batch.kept.contains(number) {
                #expect(new[number] === cell, "row \(number) has another cell")
            }
            let stillSelected = (table.indexPathsForSelectedRows ?? []).map { batch.result[$0.section][$0.row] }
            #expect(stillSelected.sorted() == selected.intersection(batch.kept).sorted())
        }
    }

    private func cells(_ table: UITableView) -> [Int: UITableViewCell] {
        Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
    }
}

/// A random batch, and its result by the plainest of ways.
@MainActor
private struct Batch {
    /// The calls that announce it, in a random order.
    var calls: [(UITableView) -> Void] = []
    var result: [[Int]] = []
    /// The rows that are there before and after.
    var kept: Set<Int> = []
    var reloaded: Set<Int> = []

    init(_ old: [[Int]], _ random: inout SeededGenerator, _ next: inout Int) {
        var staying: [(old: Int, rows: [Int])] = []
        var arriving: [(old: Int?, rows: [Int])] = []
        for (index, rows) in old.enumerated() {
            switch random.next(6) {
            case 0: calls.append { $0.deleteSections([index], with: .none) }
            case 1: arriving.append((index, rows))
            default: staying.append((index, rows))
            }
        }
        if random.next(3) == 0 { arriving.append((nil, [])) }
        // Those that arrive have places in the result, the others fill it up.
        var sections: [(old: Int?, rows: [Int])?] = Array(repeating: nil, count: staying.count + arriving.count)
        for section in arriving {
            let place = random.pick(sections.indices.filter { sections[$0] == nil })
            sections[place] = section
            if let index = section.old {
                calls.append { $0.moveSection(index, toSection: place) }
            } else {
                calls.append { $0.insertSections([place], with: .none) }
            }
        }
        for section in staying {
            if let place = sections.firstIndex(where: { $0 == nil }) { sections[place] = (section.old, section.rows) }
        }
        rows(sections.compactMap { $0 }, &random, &next)
        calls.shuffle(using: &random)
        kept = Set(result.joined()).intersection(old.joined())
    }

    private mutating func rows(
        _ sections: [(old: Int?, rows: [Int])], _ random: inout SeededGenerator, _ next: inout Int
    ) {
        var arriving: [[(number: Int, from: IndexPath?)]] = Array(repeating: [], count: sections.count)
        var staying: [[Int]] = Array(repeating: [], count: sections.count)
        for (new, section) in sections.enumerated() {
            guard let old = section.old else {
                // The rows of a new section come with it.
                arriving[new] += (0..<random.next(3)).map { _ in (next += 1, next).1 }.map { ($0, nil) }
                continue
            }
            for (row, number) in section.rows.enumerated() {
                let path = IndexPath(row: row, section: old)
                switch random.next(8) {
                case 0: calls.append { $0.deleteRows(at: [path], with: .none) }
                case 1: arriving[random.next(sections.count)].append((number, path))
                case 2:
                    reloaded.insert(number)
                    calls.append { $0.reloadRows(at: [path], with: .none) }
                    staying[new].append(number)
                default: staying[new].append(number)
                }
            }
            for _ in 0..<random.next(3) {
                next += 1
                arriving[new].append((next, nil))
            }
        }
        for (new, numbers) in arriving.enumerated() {
            var places: [Int?] = Array(repeating: nil, count: staying[new].count + numbers.count)
            for (number, from) in numbers {
                let row = random.pick(places.indices.filter { places[$0] == nil })
                places[row] = number
                let path = IndexPath(row: row, section: new)
                if let from {
                    calls.append { $0.moveRow(at: from, to: path) }
                } else if sections[new].old != nil {
                    calls.append { $0.insertRows(at: [path], with: .none) }
                }
            }
            for number in staying[new] {
                if let row = places.firstIndex(where: { $0 == nil }) { places[row] = number }
            }
            result.append(places.compactMap { $0 })
        }
    }
}
