import Flatlay
import Foundation
import RenderingTestSupport
import Testing
import UIKitViews

/// What cells show: configurations, hosted views, and a table in a controller.
@MainActor
@Suite struct TableContentTests {
    private func table(_ source: SettingsSource, _ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        table.dataSource = source
        table.delegate = source
        return table
    }

    @Test("a list content configuration in a cell, which has the cell's margins")
    func listContent() throws {
        let source = SettingsSource()
        source.sections = [(nil, nil, ["Name", "Sound"])]
        source.configure = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.row)"
            if path.row == 1 { content.secondaryText = "below" }
            cell.contentConfiguration = content
        }
        let table = table(source)
        let list = try draw(ImageRenderer(view: table))
        // The second row has two lines with 3 between them.
        #expect(frameList(table) == ["row 0 0 320 44", "row 0 44 320 65.5"])
        #expect(list.description.contains("Row 0") && list.description.contains("below"))
        #expect(table.visibleCells.first?.textLabel == nil)
    }

    @Test("a hosting configuration sizes its row, and is updated for the state of the cell")
    func hosting() throws {
        let source = SettingsSource()
        source.sections = [(nil, nil, ["Name"])]
        source.configure = { cell, _ in
            cell.configurationUpdateHandler = { cell, state in
                cell.contentConfiguration = UIHostingConfiguration {
                    Text(state.isSelected ? "selected" : "resting").frame(height: 70)
                }
            }
        }
        let table = table(source)
        #expect(try draw(ImageRenderer(view: table)).description.contains("resting"))
        #expect(frameList(table) == ["row 0 0 320 92.5"])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(try draw(ImageRenderer(view: table)).description.contains("selected"))
    }

    @Test("the grey of a selected row, the app's own background, and none")
    func selection() throws {
        let source = SettingsSource()
        source.sections = [(nil, nil, ["Name"])]
        let table = table(source)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(try draw(ImageRenderer(view: table)).description.contains("#d1d1d6"))
        let cell = try #require(table.visibleCells.first)
        cell.selectedBackgroundView = UIView()
        cell.selectedBackgroundView?.backgroundColor = .red
        let red = try draw(ImageRenderer(view: table)).description
        #expect(!red.contains("#d1d1d6") && red.contains("#ff0000"))
        cell.selectionStyle = .none
        #expect(try !draw(ImageRenderer(view: table)).description.contains("#ff0000"))
    }

    @Test("headers of the delegate: a registered class, with its constraints")
    func headerViews() throws {
        final class Header: UITableViewHeaderFooterView {
            let label = UILabel()
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -15),
                ])
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
                (header as? Header)?.label.text = "Mine"
                return header
            }
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
                view.tag = 7
            }
        }
        let source = SettingsSource()
        source.sections = [(nil, nil, ["Name"])]
        let table = table(source)
        let delegate = Delegate()
        table.delegate = delegate
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        try draw(table)
        #expect(frameList(table) == ["band 0 22 320 50", "row 0 72 320 44"])
        let header = try #require(table.headerView(forSection: 0) as? Header)
        #expect(header.tag == 7 && header.reuseIdentifier == "header" && header.label.frame.minX == 16)
    }

    /// A controller as an app writes it.
    private final class FilmsController: UITableViewController {
        let films = ["Up", "Coco", "Luca"]

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Films"
            refreshControl = UIRefreshControl()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "film")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { films.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
            cell.textLabel?.text = films[indexPath.row]
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }

    @Test("a table controller in a navigation controller: the rows begin below the bar")
    func controller() throws {
        let films = FilmsController(style: .insetGrouped)
        let navigation = UINavigationController(rootViewController: films)
        navigation.navigationBar.prefersLargeTitles = true
        let renderer = ImageRenderer(viewController: navigation)
        renderer.show(on: .iPhone16)
        let list = try draw(renderer)
        #expect(films.tableView.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        let top = films.view.safeAreaInsets.top
        #expect(films.tableView.contentOffset.y == -top && top > 100)
        #expect(
            films.tableView.visibleCells.map(\.frame)
                == (0..<3).map { CGRect(x: 16, y: 35 + 50 * CGFloat($0), width: 361, height: 50) })
        for text in films.films + ["Films"] { #expect(list.description.contains(text)) }
        #expect(films.tableView.dataSource === films && films.refreshControl != nil)
        // Cells below the bar do not think that it covers them.
        #expect(films.tableView.visibleCells.allSatisfy { $0.safeAreaInsets == .zero })
    }

    /// A controller that pins its table to the safe area.
    private final class PinnedController: UIViewController {
        let source = SettingsSource()
        let tableView = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = source
            tableView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(tableView)
            NSLayoutConstraint.activate([
                tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
                tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
    }

    @Test("a table that a controller pins by constraints")
    func pinned() throws {
        let controller = PinnedController()
        let renderer = ImageRenderer(viewController: UINavigationController(rootViewController: controller))
        renderer.proposedSize = ProposedViewSize(width: 320, height: 400)
        try draw(renderer)
        #expect(controller.tableView.frame == CGRect(x: 0, y: 54, width: 320, height: 346))
        #expect(controller.tableView.visibleCells.count == 3)
    }
}
