import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Only what is visible is built.
@Suite struct LazinessTests {
    /// Counts which views were evaluated, and how often items were read.
    final class Counter {
        var cells = 0
        var bodies = 0
        var headers = 0
        var all: [Int] { [cells, bodies, headers] }
    }

    nonisolated struct Tile: View {
        let text: String
        let counter: Counter

        var body: some View {
            let _ = counter.bodies += 1
            Text(text)
        }
    }

    /// An item that counts how often it is hashed or compared.
    struct Item: Hashable {
        // Safe because only one test creates such items, and counts on its own thread.
        nonisolated(unsafe) static var looks = 0
        let number: Int

        static func == (left: Item, right: Item) -> Bool {
            looks += 1
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) {
            Item.looks += 1
            hasher.combine(number)
        }
    }

    static func grid(_ counter: Counter, _ snapshot: NSDiffableDataSourceSnapshot<Int, Item>) -> some View {
        CollectionView(
            snapshot: snapshot, sectionLayoutProvider: { _, _ in SampleLayouts.columns(4, height: 100) },
            cell: { _, item in
                let _ = counter.cells += 1
                Tile(text: "\(item.number)", counter: counter)
            })
    }

    @Test("A20 a screen of the shelf builds only the visible cells") func a20() throws {
        let counter = Counter()
        let view = CollectionView(
            rows: ShelfCapabilityTests.rows(Array(repeating: 20, count: 40)),
            sectionLayoutProvider: { _, _ in
                let section = SampleLayouts.shelf()
                section.boundarySupplementaryItems = [SampleLayouts.header()]
                return section
            },
            cell: { _, text in
                let _ = counter.cells += 1
                Tile(text: text, counter: counter)
            },
            supplementaryView: { _, indexPath in
                let _ = counter.headers += 1
                Text(verbatim: "Section \(indexPath.section)")
            })
        let renderer = ImageRenderer(view, width: 1920, height: 1080)
        let list = try renderer.displayList()
        // Sections are 264 high, so five start in the visible area; the cells of the fifth start at 1120, below the
        // edge. Cells start every 360 points, so six of a section are visible.
        let visible = list.nodes.filter { $0.name.hasPrefix("cell-") }.count
        #expect(visible == 24)
        #expect(counter.all == [visible, visible, 5])
        renderer.proposedSize.height = nil
        _ = try renderer.displayList()
        #expect(counter.cells == visible + 240)
    }

    @Test("A20 the cost of a million items depends only on the visible ones") func a20Million() throws {
        let snapshot = try NSDiffableDataSourceSnapshot(
            sections: [(section: 0, items: (0..<1_000_000).map(Item.init))])
        let counter = Counter()
        Item.looks = 0
        let renderer = ImageRenderer(Self.grid(counter, snapshot), width: 400, height: 800)
        var state = SceneState()
        state.setContentOffset(CGPoint(x: 0, y: 12_345_650))
        renderer.sceneState = state
        let list = try renderer.displayList()
        #expect(list.texts.first == "493824")
        #expect(counter.all == [36, 36, 0])
        // Only items whose cells are built are hashed or compared, for their keys.
        #expect(Item.looks <= 200)
    }

    @Test("A20 only visible cells of estimated height are built, if requested") func a20Estimates()
        throws
    {
        let counter = Counter()
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<1_000))],
            sectionLayoutProvider: { _, _ in SampleLayouts.list() },
            cell: { _, item in
                let _ = counter.cells += 1
                Tile(text: "\(item)", counter: counter).frame(height: 50)
            })
        let whole = try ImageRenderer(view, width: 400, height: 500).displayList()
        #expect(counter.bodies == 1_000)
        counter.bodies = 0
        let window = try ImageRenderer(view.measuringPolicy(.visible), width: 400, height: 500).displayList()
        #expect(counter.bodies <= 12)
        #expect(window == whole)
    }
}
