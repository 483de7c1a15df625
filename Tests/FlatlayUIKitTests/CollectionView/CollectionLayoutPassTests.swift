import Flatlay
import FlatlayNibs
import Foundation
import RenderingTestSupport
import Testing

/// A collection view as a view: its layout, its subviews, and what is drawn without a data source or a nib.
@MainActor @Suite struct CollectionLayoutPassTests {
    private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var count = 3
        var asked: [Int] = []
        /// Called while a cell is configured.
        var configure: ((UICollectionView) -> Void)?

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked.append(indexPath.item)
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            cell.tag = indexPath.item
            configure?(collectionView)
            return cell
        }
    }

    private func collection(_ numbers: Numbers) -> (UICollectionView, UICollectionViewFlowLayout) {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 120), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = numbers
        view.delegate = numbers
        return (view, layout)
    }

    @Test func layingOutPreparesTheLayoutAndMakesTheVisibleCells() throws {
        let numbers = Numbers()
        let (view, layout) = collection(numbers)
        view.layoutIfNeeded()
        let second = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
        #expect(second.frame == CGRect(x: 75, y: 0, width: 50, height: 50))
        #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 50))
        #expect(view.visibleCells.map(\.tag) == [0, 1, 2] && numbers.asked == [0, 1, 2])
        #expect(view.subviews.map(\.frame.minX) == [0, 75, 150])
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === view.subviews.last)
        view.layoutIfNeeded()
        #expect(numbers.asked.count == 3)
    }

    @Test func theLayoutOfASuperviewReachesIt() {
        let numbers = Numbers()
        let (view, _) = collection(numbers)
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let cover = UIView()
        view.addSubview(cover)
        screen.addSubview(view)
        screen.layoutIfNeeded()
        #expect(view.visibleCells.count == 3)
        // What an app has added comes first; cells are above it.
        #expect(view.subviews.first === cover && view.subviews.count == 4)
    }

    @Test func changesAndScrollingLayOutAgain() {
        let numbers = Numbers()
        numbers.count = 40
        let (view, _) = collection(numbers)
        view.layoutIfNeeded()
        // Rows of 50 points with 10 between them: two are visible.
        #expect(view.visibleCells.map(\.tag) == [0, 1, 2, 3, 4, 5])
        view.contentOffset = CGPoint(x: 0, y: 180)
        view.layoutIfNeeded()
        #expect(view.subviews.map(\.tag) == [9, 10, 11, 12, 13, 14])
        numbers.count = 1
        view.reloadData()
        view.contentOffset = .zero
        view.layoutIfNeeded()
        #expect(view.subviews.count == 1)
    }

    @Test func aCellThatLaysOutItsCollectionViewMakesNoOther() {
        let numbers = Numbers()
        numbers.configure = { $0.layoutIfNeeded() }
        let (view, _) = collection(numbers)
        view.layoutIfNeeded()
        #expect(numbers.asked == [0, 1, 2])
    }

    @Test func cellsOfADrawnCollectionAreItsSubviews() throws {
        let numbers = Numbers()
        let (view, _) = collection(numbers)
        let renderer = ImageRenderer(content: CollectionView(view))
        renderer.proposedSize = ProposedViewSize(view.bounds.size)
        _ = try renderer.displayList()
        #expect(view.subviews.map(\.tag) == [0, 1, 2])
        #expect(view.subviews.map(\.frame.minX) == [0, 75, 150])
    }

    @Test func aDataSourceThatIsGoneDrawsAnEmptyCollection() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        do {
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2])
            source.apply(snapshot)
        }
        view.backgroundColor = .systemRed
        let renderer = ImageRenderer(content: CollectionView(view))
        renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
        let list = try renderer.displayList()
        #expect(!list.nodes.contains { $0.name.hasPrefix("cell") })
        #expect(renderer.diagnostics.map(\.message).contains { $0.contains("its data source is gone") })
        view.layoutIfNeeded()
        #expect(view.visibleCells.isEmpty && view.subviews.isEmpty)
    }

    @Test func aMissingNibIsAnErrorThatNamesIt() throws {
        let numbers = Numbers()
        let (view, _) = collection(numbers)
        view.register(UINib(nibName: "LostCell", bundle: nil), forCellWithReuseIdentifier: "number")
        #expect {
            try ImageRenderer(content: CollectionView(view)).displayList()
        } throws: { error in
            "\(error)".contains("LostCell.xib") && "\(error)".contains("number")
        }
        // Loading one elsewhere fails the next image, too.
        _ = UINib(nibName: "LostHeader", bundle: nil).instantiate(withOwner: nil)
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect {
            try ImageRenderer(view: picture).displayList()
        } throws: {
            "\($0)".contains("LostHeader.xib")
        }
        _ = try ImageRenderer(view: picture).displayList()
    }
}
