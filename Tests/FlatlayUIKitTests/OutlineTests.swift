import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite("Outlines and reordering")
@MainActor
struct OutlineTests {
    /// A list of words, with 10×20 per character.
    @MainActor
    final class Outline {
        typealias DataSource = UICollectionViewDiffableDataSource<String, String>
        typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

        let collectionView: UICollectionView
        private(set) var dataSource: DataSource!
        private(set) var configured: [String] = []

        init() {
            collectionView = UICollectionView(
                frame: .zero, collectionViewLayout: SampleLayouts.rows(header: false))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                [unowned self] cell, _, word in
                configured.append(word)
                cell.configurationUpdateHandler = { cell, state in
                    cell.contentConfiguration = UIHostingConfiguration {
                        Text(word + (state.isExpanded ? "-" : "")).fixedSize()
                    }
                    .margins(.all, 0)
                }
            }
            dataSource = DataSource(collectionView: collectionView) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
        }

        func texts() throws -> [String] { try displayList().texts }

        func displayList() throws -> DisplayList {
            try ImageRenderer(CollectionView(collectionView), width: 200, height: 400).displayList()
        }

        static var tree: Tree {
            var tree = Tree()
            tree.append(["Fruit", "Bread"])
            tree.append(["Apple", "Pear"], to: "Fruit")
            tree.append(["Boskop"], to: "Apple")
            return tree
        }
    }

    @Test("only items inside expanded ones are shown, indented by their level")
    func levels() throws {
        let outline = Outline()
        var tree = Outline.tree
        tree.expand(["Fruit", "Apple"])
        outline.dataSource.apply(tree, to: "food", animatingDifferences: false)
        let list = try outline.displayList()
        #expect(list.texts == ["Fruit-", "Apple-", "Boskop", "Pear", "Bread"])
        let middles = list.frames(named: "text").map(\.midX)
        #expect(middles == [100, 105, 110, 105, 100])
        #expect(outline.dataSource.snapshot().sectionIdentifiers == ["food"])
        #expect(outline.dataSource.snapshot(for: "food") == tree)
        #expect(outline.dataSource.snapshot(for: "nowhere").items.isEmpty)
    }

    @Test("an item can be expanded and collapsed, and only its row is configured again")
    func expanding() throws {
        let outline = Outline()
        outline.dataSource.apply(Outline.tree, to: "food")
        #expect(try outline.texts() == ["Fruit", "Bread"])
        #expect(outline.dataSource.setExpanded(true, item: "Fruit"))
        #expect(try outline.texts() == ["Fruit-", "Apple", "Pear", "Bread"])
        #expect(outline.configured == ["Fruit", "Bread", "Fruit", "Apple", "Pear"])
        #expect(!outline.dataSource.setExpanded(true, item: "Fruit"))
        #expect(!outline.dataSource.setExpanded(true, item: "unknown"))
        #expect(outline.dataSource.setExpanded(false, item: "Fruit"))
        #expect(try outline.texts() == ["Fruit", "Bread"])
        #expect(outline.dataSource.lastDifference?.deletedItems.map(\.identifier) == ["Apple", "Pear"])
    }

    @Test("handlers can refuse, are notified, and can load children at the last moment")
    func handlers() throws {
        let outline = Outline()
        outline.dataSource.apply(Outline.tree, to: "food")
        var events: [String] = []
        outline.dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Bread" }
        outline.dataSource.sectionSnapshotHandlers.willExpandItem = { events.append("open \($0)") }
        outline.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0 == "Fruit" }
        outline.dataSource.sectionSnapshotHandlers.willCollapseItem = { events.append("close \($0)") }
        outline.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, known in
            var tree = known
            tree.append(["more \(item)"])
            return tree
        }
        #expect(!outline.dataSource.setExpanded(true, item: "Bread"))
        #expect(outline.dataSource.setExpanded(true, item: "Fruit"))
        #expect(try outline.texts() == ["Fruit-", "Apple", "Pear", "more Fruit", "Bread"])
        #expect(outline.dataSource.setExpanded(false, item: "Fruit"))
        #expect(events == ["open Fruit", "close Fruit"])
    }

    @Test(
        "applying a snapshot changes the tree: removed items leave it, new items are at the root")
    func wholeSnapshot() {
        let outline = Outline()
        var tree = Outline.tree
        tree.expand(["Fruit"])
        outline.dataSource.apply(tree, to: "food")
        var snapshot = outline.dataSource.snapshot()
        snapshot.deleteItems(["Pear"])
        snapshot.appendItems(["Milk"])
        outline.dataSource.apply(snapshot)
        let changed = outline.dataSource.snapshot(for: "food")
        #expect(changed.items == ["Fruit", "Apple", "Boskop", "Bread", "Milk"])
        #expect(changed.isExpanded("Fruit") && changed.level(of: "Apple") == 1)
        snapshot.moveItem("Milk", beforeItem: "Fruit")
        outline.dataSource.apply(snapshot)
        #expect(outline.dataSource.snapshot(for: "food").rootItems == ["Milk", "Fruit", "Apple", "Bread"])
        snapshot.deleteSections(["food"])
        outline.dataSource.apply(snapshot)
        #expect(outline.dataSource.snapshot(for: "food").items.isEmpty)
    }

    @Test("moving an item calls the handlers before and after, with the changes")
    func reordering() throws {
        let screen = FilmScreen(layout: SampleLayouts.rows(header: false))
        screen.show([1, 2, 3], [4])
        var events: [String] = []
        #expect(screen.dataSource.move(itemAt: [0, 0], to: [0, 2]) == nil)
        screen.dataSource.reorderingHandlers.canReorderItem = { $0.id != 2 }
        screen.dataSource.reorderingHandlers.willReorder = { _ in events.append("will") }
        screen.dataSource.reorderingHandlers.didReorder = { transaction in
            events.append("did \(transaction.difference.count)")
            #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [.silent])
        }
        #expect(screen.dataSource.move(itemAt: [0, 1], to: [0, 2]) == nil)
        let transaction = try #require(screen.dataSource.move(itemAt: [0, 0], to: [0, 2]))
        #expect(transaction.finalSnapshot.itemIdentifiers.map(\.id) == [2, 3, 1, 4])
        #expect(try screen.displayList().texts == ["film 2", "film 3", "film 1", "film 4"])
        #expect(events == ["will", "did 2"])
        screen.dataSource.reorderingHandlers.didReorder = nil
        #expect(
            screen.dataSource.move(itemAt: [0, 1], to: [1, 0])?.finalSnapshot.itemIdentifiers.map(\.id) == [2, 1, 3, 4])
        #expect(screen.dataSource.move(itemAt: [0, 1], to: [1, 9]) == nil)
        #expect(screen.dataSource.move(itemAt: [0, 1], to: [5, 0]) == nil)
        #expect(screen.dataSource.move(itemAt: [], to: [0, 0]) == nil)
        #expect(screen.dataSource.collectionView(screen.collectionView, canMoveItemAt: [1, 0]))
    }
}
