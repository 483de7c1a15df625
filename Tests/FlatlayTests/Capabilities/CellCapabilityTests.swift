import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Sections and items of different kinds, and cells that define their own layouts.
@Suite struct CellCapabilityTests {
    struct Author: Hashable { var id: Int }
    struct Book: Hashable { var id: Int }

    /// One item type for all models, with the model's kind in its identity.
    enum Item: Hashable {
        case author(Author)
        case book(Book)
    }

    @Test("D4 models of several types with equal identifiers are items of one type") func d4() throws {
        var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
        snapshot.appendSections(["people", "books"])
        snapshot.appendItems([.author(Author(id: 1))], toSection: "people")
        snapshot.appendItems([.book(Book(id: 1))], toSection: "books")
        let view = CollectionView(snapshot: snapshot, layout: { SampleLayouts.rows(header: false) }) { _, item in
            switch item {
            case .author(let author): Text("author \(author.id)")
            case .book(let book): Text("book \(book.id)")
            }
        }
        #expect(try ImageRenderer(view, width: 200, height: 100).displayList().texts == ["author 1", "book 1"])
    }

    @Test("D4 identifiers that are not wrapped collide") func d4Unwrapped() {
        let rows = [CollectionRow(section: "people", items: [1]), CollectionRow(section: "books", items: [1])]
        let view = CollectionView(rows: rows, layout: { SampleLayouts.rows(header: false) }) { _, id in Text("\(id)") }
        #expect(throws: DuplicateIdentifierError.self) {
            try ImageRenderer(view, width: 200, height: 100).displayList()
        }
    }

    struct Symbol: Hashable {
        let id = UUID()
        var name: String
    }

    @Test("D5 two sections show the same names as separate items") func d5() throws {
        let names = (0..<58).map { "symbol \($0)" }
        var snapshot = NSDiffableDataSourceSnapshot<String, Symbol>()
        for section in ["across", "down"] {
            snapshot.appendSections([section])
            snapshot.appendItems(names.map { Symbol(name: $0) })
        }
        try snapshot.validate()
        #expect(snapshot.numberOfItems == 116)
        #expect(Set(snapshot.itemIdentifiers.map(\.id)).count == 116)
        let view = CollectionView(snapshot: snapshot, layout: { SampleLayouts.rows(header: false) }) { _, symbol in
            Text(symbol.name)
        }
        let list = try ImageRenderer(view, width: 200).displayList()
        #expect(list.texts == names + names)
    }

    final class TileCell: UICollectionViewCell, CellLayoutProviding {
        static func layoutItem(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutItem {
            NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .absolute(64), heightDimension: .absolute(64)))
        }
    }

    final class RowCell: UICollectionViewCell, CellLayoutProviding {
        static func layoutItem(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutItem {
            NSCollectionLayoutItem(
                layoutSize: .init(
                    widthDimension: .absolute(environment.container.contentSize.width),
                    heightDimension: .estimated(44)))
        }
    }

    @MainActor
    @Test("D6 a cell owns its layout, and has the same size in every section that uses it") func d6() throws {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            switch index {
            case 0:
                let section = TileCell.layoutSection(in: environment)
                section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
                return section
            case 1: return TileCell.layoutSection(in: environment)
            default: return RowCell.layoutSection(in: environment)
            }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, _ in
            cell.contentConfiguration = UIHostingConfiguration { Color.red }
        }
        let row = UICollectionView.CellRegistration<RowCell, Int> { cell, _, _ in
            cell.contentConfiguration = UIHostingConfiguration { Text("row") }
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            path.section < 2
                ? view.dequeueConfiguredReusableCell(using: tile, for: path, item: item)
                : view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        dataSource.apply(
            try NSDiffableDataSourceSnapshot(sections: [(0, [1, 2]), (1, [3, 4]), (2, [5, 6])]))
        let list = try ImageRenderer(CollectionView(view), width: 100).displayList()
        #expect(list.frame(of: "cell-0-1") == CGRect(x: 64, y: 0, width: 64, height: 64))
        #expect(list.frame(of: "cell-1-0") == CGRect(x: 0, y: 64, width: 64, height: 64))
        #expect(list.frame(of: "cell-1-1") == CGRect(x: 0, y: 128, width: 64, height: 64))
        #expect(list.frame(of: "cell-2-0") == CGRect(x: 0, y: 192, width: 100, height: 36))
        // 64 less the margins of a cell: space for a symbol of 44 by 44.
        #expect(
            list.rectangles(filledWith: Color.red.resolve(in: .init())).first
                == CGRect(x: 8, y: 8, width: 48, height: 48))
    }
}
