import Flatlay
import Testing

/// A screen on the main actor, as view controllers are: its closures use its own methods and data.
@MainActor
private final class IsolatedScreen {
    enum Section: Hashable { case main }

    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: FilmScreen.rows(header: true))
    private var titles = [1: "one", 2: "two"]
    private lazy var dataSource = makeDataSource()

    private func title(of item: Int) -> String { titles[item] ?? "" }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Int> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            [weak self] cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = self?.title(of: item)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "\(titles.count) in \(indexPath.section)"
            content.directionalLayoutMargins = .zero
            view.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
            collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    func load() async {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems([1, 2])
        await dataSource.apply(snapshot, animatingDifferences: false)
    }

    func rename() async {
        titles[2] = "zwei"
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([2])
        await dataSource.apply(snapshot)
    }

    func texts() throws -> [String] {
        try ImageRenderer(CollectionView(collectionView), width: 300, height: 200).displayList().texts
    }
}

@Suite("Screens on the main actor")
@MainActor
struct IsolatedScreenTests {
    @Test("a screen on the main actor compiles as in an app, and is drawn there")
    func screen() async throws {
        let screen = IsolatedScreen()
        await screen.load()
        #expect(try screen.texts().contains("one"))
        #expect(try screen.texts().contains("2 in 0"))
        await screen.rename()
        #expect(try screen.texts().contains("zwei"))
    }
}
