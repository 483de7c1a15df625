import Flatlay
import Foundation
import RenderingTestSupport
import TestSupport
import Testing

/// Items that an app selects, and changes of the data that it announces.
@MainActor @Suite struct SelectionTests {
    /// Ten cells of 100 by 20 below each other, which say whether they are selected.
    private final class Source: NSObject, UICollectionViewDataSource {
        var texts = (0..<10).map { "item \($0)" }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let text = texts[indexPath.item]
            cell.configurationUpdateHandler = { cell, state in
                let mark = (state.isSelected ? " selected" : "") + (state.isEditing ? " editing" : "")
                cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: text + mark) }.margins(.all, 0)
            }
            return cell
        }
    }

    private let source = Source()
    private let view: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 20)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
    }

    private func texts() throws -> [String] {
        let renderer = ImageRenderer(content: CollectionView(view))
        renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
        renderer.textShaper = GridTextShaper()
        return try renderer.displayList().texts
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func aSelectedItemTakesThePlaceOfTheOneBefore() throws {
        #expect(try texts() == ["item 0", "item 1", "item 2", "item 3", "item 4"])
        #expect(view.indexPathsForSelectedItems == nil)
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        view.selectItem(at: path(3), animated: true, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [path(3)])
        #expect(try texts() == ["item 0", "item 1", "item 2", "item 3 selected", "item 4"])
        view.deselectItem(at: path(3), animated: true)
        #expect(try texts() == ["item 0", "item 1", "item 2", "item 3", "item 4"])
    }

    @Test func severalItemsCanBeSelectedIfTheyMay() throws {
        view.allowsMultipleSelection = true
        for item in [4, 0] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        #expect(view.indexPathsForSelectedItems == [path(4), path(0)])
        #expect(try texts() == ["item 0 selected", "item 1", "item 2", "item 3", "item 4 selected"])
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == nil)
    }

    @Test func nothingIsSelectedWhereNothingMayBe() {
        view.allowsSelection = false
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == nil)
        view.allowsSelection = true
        view.isEditing = true
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == nil)
        view.allowsSelectionDuringEditing = true
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [path(1)])
    }

    @Test func selectingScrollsToTheItem() throws {
        view.selectItem(at: path(9), animated: false, scrollPosition: .bottom)
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        #expect(try texts().last == "item 9 selected")
    }

    @Test func cellsKnowThatTheyAreEdited() throws {
        _ = try texts()
        view.isEditing = true
        #expect(try texts().first == "item 0 editing")
        view.isEditing = false
        #expect(try texts().first == "item 0")
    }

    @Test func visibleCellsAndTheirIndexPaths() throws {
        _ = try texts()
        #expect(view.visibleCells.count == 5)
        #expect(view.visibleCells.compactMap { view.indexPath(for: $0) } == (0..<5).map(path))
        #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    }

    @Test func theSelectionFollowsAnnouncedChanges() throws {
        view.allowsMultipleSelection = true
        for item in [0, 2, 5] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        var finished = false
        view.performBatchUpdates {
            source.texts = ["new", "item 2", "item 3", "item 5"]
            view.deleteItems(at: [0, 1, 4, 6, 7, 8, 9].map(path))
            view.insertItems(at: [path(0)])
        } completion: {
            finished = $0
        }
        #expect(finished)
        #expect(view.indexPathsForSelectedItems == [path(1), path(3)])
        #expect(try texts() == ["new", "item 2 selected", "item 3", "item 5 selected"])
    }

    @Test("positions after random batches equal those of a list that is changed in UIKit's order", arguments: 0..<200)
    func positionsFollowBatches(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 1...12, using: &random)
        // The list after the batch: what stays, in its old order, with new items at the positions that are announced.
        let deleted = (0..<count).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        var after = (0..<count).filter { !deleted.contains($0) }.map { Optional($0) }
        var inserted: [Int] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let position = Int.random(in: 0...after.count, using: &random)
            after.insert(nil, at: position)
        }
        for (position, item) in after.enumerated() where item == nil { inserted.append(position) }

        view.allowsMultipleSelection = true
        source.texts = (0..<count).map { "\($0)" }
        for item in 0..<count { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        view.performBatchUpdates {
            source.texts = after.map { $0.map { "\($0)" } ?? "new" }
            view.insertItems(at: inserted.shuffled(using: &random).map(path))
            view.deleteItems(at: deleted.shuffled(using: &random).map(path))
        }
        let expected = (0..<count).compactMap { item in after.firstIndex { $0 == item }.map(path) }
        #expect(view.indexPathsForSelectedItems ?? [] == expected)
    }

    @Test func reloadedItemsAreAskedForAgain() throws {
        _ = try texts()
        source.texts[2] = "changed"
        view.reloadItems(at: [path(2)])
        #expect(try texts()[2] == "changed")
        source.texts[3] = "again"
        view.reconfigureItems(at: [path(3)])
        #expect(try texts()[3] == "again")
    }

    @Test func theBackgroundViewIsBehindTheCells() throws {
        let label = UILabel()
        label.text = "empty"
        label.textAlignment = .center
        view.backgroundView = label
        #expect(try texts().first == "empty")
        source.texts = []
        view.reloadData()
        #expect(try texts() == ["empty"])
    }
}
