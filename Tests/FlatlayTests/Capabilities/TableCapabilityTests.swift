import Flatlay
import FlatlayDrawing
import Foundation
import RenderingTestSupport
import Testing

/// Hosted children in the rows of a table.
@MainActor
@Suite struct TableCapabilityTests {
    /// A child of a row: a title and a bar, as SwiftUI-shaped views.
    private struct FilmRow: View {
        let title: String
        let height: CGFloat

        var body: some View {
            HStack {
                Text(title)
                Spacer()
                Color.red.frame(width: 30, height: height)
            }
        }
    }

    private static let films = [("Up", CGFloat(30)), ("Coco", 50), ("Luca", 20)]

    /// Hosts children by their configurations.
    private final class Configured: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "film")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { films.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
            let film = films[indexPath.row]
            cell.contentConfiguration = UIHostingConfiguration { FilmRow(title: film.0, height: film.1) }
            return cell
        }
    }

    /// A cell with a place for the view of a child controller.
    private final class ChildCell: UITableViewCell {
        var child: UIHostingController<FilmRow>?

        func host(_ view: FilmRow, in parent: UIViewController) {
            if let child { return child.rootView = view }
            let child = UIHostingController(rootView: view)
            child.sizingOptions = .intrinsicContentSize
            child.view.backgroundColor = .clear
            self.child = child
            parent.addChild(child)
            contentView.addSubview(child.view)
            child.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                child.view.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                child.view.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
                child.view.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
                child.view.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            ])
            child.didMove(toParent: parent)
        }
    }

    /// Hosts children as controllers, one for each cell.
    private final class Parent: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(ChildCell.self, forCellReuseIdentifier: "film")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { films.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
            let film = films[indexPath.row]
            (cell as? ChildCell)?.host(FilmRow(title: film.0, height: film.1), in: self)
            return cell
        }
    }

    private func renderer(_ controller: UIViewController) -> ImageRenderer<UIViewContent> {
        let renderer = ImageRenderer(viewController: controller)
        renderer.proposedSize = ProposedViewSize(width: 320, height: 300)
        renderer.textShaper = GridTextShaper()
        renderer.symbols = NoSymbols()
        renderer.scale = 2
        return renderer
    }

    @Test("E12 rows of a table host children by the same rule: the frame list and the image") func e12() throws {
        let configured = Configured(style: .plain)
        let parent = Parent(style: .plain)
        var images: [Data] = []
        for controller in [configured, parent] as [UITableViewController] {
            let renderer = renderer(controller)
            let list = try renderer.displayList()
            // A child and 11 above and below it, and a line of half a point; at least 44 for the configuration.
            let heights: [CGFloat] = [52.5, 72.5, controller === parent ? 42.5 : 44]
            #expect(controller.tableView.visibleCells.map(\.frame.height) == heights)
            #expect(controller.tableView.visibleCells.map(\.frame.minY) == [0, 52.5, 125])
            #expect(list.texts == ["Up", "Coco", "Luca"])
            images.append(try renderer.pngData())
            // Nothing of a row is left in the next image.
            #expect(try renderer.pngData() == images.last)
        }
        #expect(parent.children.count == 3)
        // The first two rows have the same size, so they look the same, too.
        configured.tableView.rowHeight = 72.5
        parent.tableView.rowHeight = 72.5
        #expect(try renderer(configured).pngData() == renderer(parent).pngData())
    }
}
