import Flatlay
import Foundation
import RenderingTestSupport
import Testing

#if canImport(Glibc)
import CMalloc
#endif

/// Collections of a million items: a screen makes the cells that are seen, and no more memory than for few items.
@MainActor
@Suite(.serialized) struct MillionItemTests {
    private final class Tile: UICollectionViewCell {
        static var made = 0
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            Tile.made += 1
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        let count: Int
        private(set) var asked = 0

        init(count: Int) { self.count = count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? Tile)?.label.text = "\(indexPath.item)"
            return cell
        }
    }

    private func flow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        return layout
    }

    private func grid() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                    subitems: [item])))
    }

    /// A screen of 400×300 points in the middle of the items.
    private func screen(_ items: Items, _ layout: UICollectionViewLayout) throws -> [String] {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = items
        view.contentOffset = CGPoint(x: 0, y: CGFloat(items.count / 8) * 50)
        let renderer = ImageRenderer(content: CollectionView(view))
        renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
        renderer.textShaper = GridTextShaper()
        return try renderer.displayList().texts
    }

    @Test(arguments: [false, true]) func onlyTheCellsInSightAreMade(isFlow: Bool) throws {
        for count in [10_000, 1_000_000] {
            Tile.made = 0
            let items = Items(count: count)
            let texts = try screen(items, isFlow ? flow() : grid())
            #expect(texts.count == 24 && texts.contains("\(count / 2)"))
            #expect(Tile.made == 24 && items.asked == 24)
        }
    }

    #if canImport(Glibc)
    /// Other tests allocate memory in the same process meanwhile, so this takes the smallest of 5 measurements, and up to
    /// 25 while the smallest is over the limit.
    @Test(arguments: [false, true]) func aMillionItemsNeedNoMoreThanTenThousand(isFlow: Bool) throws {
        func growth(_ count: Int, limit: Int = .max) throws -> Int {
            let items = Items(count: count)
            var smallest = Int.max
            for attempt in 0..<25 where attempt < 5 || smallest >= limit {
                let before = Int(mallinfo2().uordblks) + Int(mallinfo2().hblkhd)
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 400, height: 300),
                    collectionViewLayout: isFlow ? flow() : grid())
                view.register(Tile.self, forCellWithReuseIdentifier: "tile")
                view.dataSource = items
                let renderer = ImageRenderer(content: CollectionView(view))
                renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
                renderer.textShaper = GridTextShaper()
                let list = try renderer.displayList()
                let after = Int(mallinfo2().uordblks) + Int(mallinfo2().hblkhd)
                withExtendedLifetime((view, list)) { smallest = min(smallest, after - before) }
            }
            return smallest
        }
        let few = try growth(10_000)
        let many = try growth(1_000_000, limit: few + 1_000_000)
        // An index path, or a number, for each item would be 8 MB and more.
        #expect(many - few < 1_000_000, "\(few) and \(many) bytes")
    }
    #endif
}
