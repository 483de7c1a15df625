import Flatlay
import Foundation
import RenderingTestSupport
import Testing
import UIKitViews

/// The letters at the side of a table.
@MainActor
@Suite struct TableIndexTests {
    /// People in sections by their first letter.
    private final class People: NSObject, UITableViewDataSource {
        var letters: [String]
        var hasIndex = true

        init(_ letters: [String]) { self.letters = letters }

        func numberOfSections(in tableView: UITableView) -> Int { letters.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(letters[indexPath.section].lowercased())\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { hasIndex ? letters : nil }
    }

    private func table(_ people: People, _ style: UITableView.Style = .plain, height: CGFloat = 400) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
        table.rowHeight = 44
        table.dataSource = people
        return table
    }

    private static let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

    /// The texts that begin in the column at the right edge, from the top.
    private func index(_ table: UITableView) throws -> [String] {
        let list = try draw(ImageRenderer(view: table))
        let column = try #require(list.nodes.last { $0.name == "TableIndexView" }?.frame)
        #expect(column.width == 15 && column.height == table.bounds.height)
        // They are drawn above the rows, so after them.
        return list.texts.reversed().prefix { Self.alphabet.contains($0) || $0 == "\u{2022}" }.reversed()
    }

    @Test func theLettersOfThePlainTableAreAtItsSide() throws {
        let people = People(["A", "B", "C"])
        let table = table(people)
        #expect(try index(table) == ["A", "B", "C"])
        // The content of rows makes room, their lines and backgrounds do not.
        let cell = try #require(table.visibleCells.first)
        #expect(cell.frame.width == 320 && cell.contentView.frame.width == 305)
        people.hasIndex = false
        table.reloadData()
        try draw(table)
        #expect(cell.contentView.frame.width == 305 && table.visibleCells.first?.contentView.frame.width == 320)
        #expect(try !draw(ImageRenderer(view: table)).texts.contains("A"))
    }

    @Test func groupsAndShortTablesHaveNoIndex() throws {
        for style in [UITableView.Style.grouped, .insetGrouped] {
            let people = People(["A", "B"])
            let list = try draw(ImageRenderer(view: table(people, style)))
            #expect(!list.texts.contains("A"))
        }
        let people = People(["A", "B"])
        let short = table(people)
        short.sectionIndexMinimumDisplayRowCount = 5
        #expect(try !draw(ImageRenderer(view: short)).texts.contains("A"))
        short.sectionIndexMinimumDisplayRowCount = 4
        #expect(try index(short) == ["A", "B"])
    }

    @Test func dotsStandForLettersWithoutRoom() throws {
        let people = People(Self.alphabet)
        #expect(try index(table(people)) == Self.alphabet)
        // 200 points have room for 14 places of 14 points: seven letters, and six dots between them.
        let shown = try index(table(people, height: 200))
        #expect(shown == "A • E • I • M • Q • U • Z".split(separator: " ").map(String.init), "\(shown)")
    }

    @Test func theIndexStaysWhileRowsScrollAndHasItsColours() throws {
        let people = People(Self.alphabet)
        let table = table(people)
        table.sectionIndexColor = .systemRed
        table.sectionIndexBackgroundColor = .systemYellow
        table.contentOffset = CGPoint(x: 0, y: 500)
        let list = try draw(ImageRenderer(view: table))
        let column = try #require(list.nodes.last { $0.name == "TableIndexView" }?.frame)
        #expect(column == CGRect(x: 305, y: 0, width: 15, height: 400))
        #expect(list.description.contains("fill rectangle 305 0 15 400 #ffcc00"))
        #expect(list.description.contains("glyphs \"A\"") && list.description.contains("#ff3b30"))
        table.semanticContentAttribute = .forceRightToLeft
        table.reloadData()
        let mirrored = try draw(ImageRenderer(view: table)).nodes.last { $0.name == "TableIndexView" }
        #expect(mirrored?.frame.minX == 0)
    }

    @Test func delegatesOfDraggingCompileAndAreNotAsked() throws {
        final class Dragging: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
            var asked = 0
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] {
                asked += 1
                let item = UIDragItem(itemProvider: NSItemProvider(object: "row \(indexPath.row)" as NSString))
                item.localObject = indexPath
                return [item]
            }
            func tableView(
                _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UITableViewDropProposal {
                asked += 1
                return tableView.hasActiveDrag
                    ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
                    : UITableViewDropProposal(operation: .copy)
            }
            func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
                asked += coordinator.items.count
            }
        }
        let (people, dragging) = (People(["A"]), Dragging())
        let table = table(people)
        table.dragInteractionEnabled = true
        table.dragDelegate = dragging
        table.dropDelegate = dragging
        #expect(try draw(ImageRenderer(view: table)).texts.contains("a0"))
        #expect(dragging.asked == 0 && !table.hasActiveDrag && !table.hasActiveDrop)
    }
}
