import Flatlay
import Foundation
import RenderingTestSupport

/// A screen as an app writes it. It owns its collection view, its registrations and its data source.
@MainActor
final class FilmScreen {
    enum Section: Hashable { case silent, sound }

    struct Film: Hashable {
        var id: Int
        static func silent(_ id: Int) -> Film { Film(id: id) }
    }

    typealias DataSource = UICollectionViewDiffableDataSource<Section, Film>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Film>
    typealias Header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>

    let collectionView: UICollectionView
    private(set) var dataSource: DataSource!
    /// The titles of films, which may change while the identifiers do not.
    var titles: [Int: String] = [:]
    /// The films that were configured, and their cells.
    private(set) var configured: [(film: Int, cell: ObjectIdentifier)] = []
    private(set) var headerCount = 0

    init(layout: UICollectionViewLayout = SampleLayouts.rows(header: true)) {
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Film> {
            [unowned self] cell, _, film in
            configured.append((film.id, ObjectIdentifier(cell)))
            let title = titles[film.id] ?? "film \(film.id)"
            cell.contentConfiguration = UIHostingConfiguration { Text(title) }.margins(.all, 0)
        }
        let header = Header(elementKind: UICollectionView.elementKindSectionHeader) {
            [unowned self] view, _, indexPath in
            headerCount += 1
            let section = dataSource.sectionIdentifier(for: indexPath.section)
            view.contentConfiguration = UIHostingConfiguration { Text(section == .silent ? "SILENT" : "SOUND") }
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, film in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: film)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    func show(_ silent: [Int], _ sound: [Int] = []) {
        var snapshot = Snapshot()
        snapshot.appendSections(sound.isEmpty ? [.silent] : [.silent, .sound])
        snapshot.appendItems(silent.map(Film.init), toSection: .silent)
        if !sound.isEmpty { snapshot.appendItems(sound.map(Film.init), toSection: .sound) }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// Draws the collection view 200 points wide, with characters of 10×20.
    func displayList(height: CGFloat? = 400) throws -> DisplayList {
        try ImageRenderer(CollectionView(collectionView), width: 200, height: height).displayList()
    }
}
