import Flatlay
import Foundation
import RenderingTestSupport
import Testing
import UIKitViews

/// A cell that counts how often it was made and reused.
private final class CountedCell: UITableViewCell {
    nonisolated(unsafe) static var made = 0
    var reuses = 0
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        label.text = nil
    }
}

/// A cell that knows its height without constraints.
private final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
}

@MainActor
private final class ManyRows: NSObject, UITableViewDataSource {
    var count = 10_000
    var text: (Int) -> String = { "\($0)" }
    var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "counted", for: indexPath)
        (cell as? CountedCell)?.label.text = text(indexPath.row)
        return cell
    }
}

/// Which cells a table makes, and how high they are.
@MainActor
@Suite(.serialized) struct TableReuseTests {
    private func table(_ source: ManyRows, _ type: UITableViewCell.Type = CountedCell.self) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(type, forCellReuseIdentifier: "counted")
        table.dataSource = source
        CountedCell.made = 0
        return table
    }

    @Test("10,000 rows make a screen of cells, which scrolling reuses")
    func laziness() throws {
        let source = ManyRows()
        let table = table(source)
        table.rowHeight = 40
        try draw(table)
        #expect(CountedCell.made == 10 && source.asked == 10)
        #expect(table.contentSize.height == 400_000)
        for offset in stride(from: 400.0, through: 200_000, by: 9_980) {
            table.contentOffset.y = offset
            try draw(table)
        }
        #expect(CountedCell.made <= 22, "\(CountedCell.made)")
        let cell = try #require(table.visibleCells.first as? CountedCell)
        #expect(cell.reuses > 0)
        #expect(cell.label.text == "\(try #require(table.indexPath(for: cell)).row)")
        #expect(cell.reuseIdentifier == "counted" && cell.detailTextLabel != nil)
    }

    @Test("rows that size themselves by constraints are measured as they are seen")
    func selfSizing() throws {
        let source = ManyRows()
        // 28 characters fit into 288 points: one line of 20, or two.
        source.text = { $0 % 2 == 0 ? "one line" : String(repeating: "two lines ", count: 4) }
        let table = table(source)
        try draw(table)
        #expect(Array(frameList(table).prefix(3)) == ["row 0 0 320 40.5", "row 0 40.5 320 60.5", "row 0 101 320 40.5"])
        #expect(CountedCell.made <= 12, "\(CountedCell.made)")
        // The others keep their estimate of 44.
        #expect(table.contentSize.height > 430_000)
    }

    @Test("rows that size themselves by sizeThatFits")
    func sizeThatFits() throws {
        let source = ManyRows()
        source.count = 2
        let table = table(source, TallCell.self)
        try draw(table)
        #expect(frameList(table) == ["row 0 0 320 80", "row 0 80 320 80"])
    }

    @Test("an identifier without a class is an error of the image that says what to do")
    func unregistered() throws {
        let source = ManyRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.dataSource = source
        #expect {
            try draw(table)
        } throws: { error in
            "\(error)".contains("register(_:forCellReuseIdentifier:)") && "\(error)".contains("counted")
        }
    }

    @Test("a number of rows that cannot be is an error of the image", arguments: [-1, Int.max])
    func impossibleCounts(_ count: Int) throws {
        let source = ManyRows()
        source.count = count
        let table = table(source)
        table.estimatedRowHeight = 1e6
        #expect {
            try draw(table)
        } throws: { error in
            "\(error)".contains("\(count) rows in section 0")
        }
    }

    @Test("rows and sections that are inserted, removed and moved keep their cells and their selection")
    func updates() throws {
        let source = SettingsSource()
        source.sections = [(nil, nil, ["A", "B", "C"])]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        try draw(table)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.isSelected)
        source.sections[0].rows = ["new", "A", "B", "C"]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        try draw(table)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        source.sections[0].rows = ["B", "C"]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        }
        try draw(table)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["B", "C"])
        #expect(table.visibleCells.first === cell && cell.frame.minY == 0)
        source.sections[0].rows[0] = "changed"
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        try draw(table)
        #expect(table.visibleCells.first?.textLabel?.text == "changed")
        table.reloadData()
        try draw(table)
        #expect(table.indexPathForSelectedRow == nil && table.visibleCells.count == 2)
    }

    @Test("a diffable data source shows snapshots, with titles of a subclass")
    func diffable() throws {
        final class Titled: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section)
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        var asked: [Int] = []
        let source = Titled(tableView: table) { table, path, item in
            asked.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.defaultRowAnimation = .fade
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["low", "high"])
        snapshot.appendItems([1, 2], toSection: "low")
        snapshot.appendItems([8], toSection: "high")
        source.apply(snapshot, animatingDifferences: false)
        try draw(table)
        #expect(asked == [1, 2, 8])
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "high")
        let two = table.visibleCells[1]
        snapshot.deleteItems([1])
        snapshot.appendItems([9], toSection: "high")
        snapshot.reconfigureItems([8])
        source.apply(snapshot)
        try draw(table)
        #expect(asked == [1, 2, 8, 8, 9])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["2", "8", "9"])
        #expect(table.visibleCells.first === two)
        #expect(source.indexPath(for: 9) == IndexPath(row: 1, section: 1) && source.itemIdentifier(for: [0, 0]) == 2)
    }
}
