import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite("Data sources and decorations")
@MainActor
struct DataSourceTests {
    /// A data source without snapshots.
    final class Counted: UICollectionViewDataSource {
        var counts = [2, 1]
        private(set) var asked = 0

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = UIHostingConfiguration { Text("\(indexPath.section)-\(indexPath.item)") }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            view.contentConfiguration = UIHostingConfiguration { Text("h\(indexPath.section)") }
            return view
        }
    }

    private func collectionView(_ source: Counted) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: SampleLayouts.rows(header: true))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        view.dataSource = source
        return view
    }

    @Test("cells and headers are requested by identifiers, for each image")
    func identifiers() throws {
        let source = Counted()
        let view = collectionView(source)
        let renderer = ImageRenderer(CollectionView(view), width: 200, height: 300)
        #expect(try renderer.displayList().texts == ["0-0", "0-1", "1-0", "h0", "h1"])
        source.counts = [1]
        view.reloadData()
        #expect(try renderer.displayList().texts == ["0-0", "h0"])
        #expect(source.asked == 4)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.reuseIdentifier == "cell")
        #expect(view.cellForItem(at: IndexPath(item: 7, section: 0)) == nil)
        #expect(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)) != nil)
    }

    @Test("invalid counts are an error of the layout")
    func hostileCounts() {
        let source = Counted()
        source.counts = [-3, 1]
        #expect(throws: CollectionLayoutError.self) {
            try ImageRenderer(CollectionView(collectionView(source)), width: 200, height: 300).displayList()
        }
    }

    @Test("the collection view's colour is behind everything")
    func backgroundColor() throws {
        let view = collectionView(Counted())
        view.backgroundColor = .systemRed
        let list = try ImageRenderer(CollectionView(view), width: 200, height: 300).displayList()
        #expect(
            list.rectangles(filledWith: Color.red.resolve(in: .init()))
                == [CGRect(x: 0, y: 0, width: 200, height: 300)])
    }

    final class Shade: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemYellow
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    @Test("section backgrounds are views of the class registered with the layout")
    func decorations() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let section = SampleLayouts.columns(1, height: 30)
            section.decorationItems = [.background(elementKind: "shade")]
            return section
        }
        layout.register(Shade.self, forDecorationViewOfKind: "shade")
        let screen = FilmScreen(layout: layout)
        screen.show([1, 2])
        let list = try screen.displayList()
        #expect(
            list.rectangles(filledWith: Color.yellow.resolve(in: .init())) == [
                CGRect(x: 0, y: 0, width: 200, height: 60)
            ])
    }
}
