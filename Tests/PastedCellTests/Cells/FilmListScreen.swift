// Written as in an app: a screen with a list, its registrations, its cells and its data source, on the main actor.
import SwiftUI
import UIKit

enum FilmSection: Int, CaseIterable {
    case silent
    case sound

    var title: String { self == .silent ? "Silent" : "Sound" }
}

struct FilmRecord: Hashable, Identifiable {
    let id: Int
    var title: String
    var year: Int

    static func == (left: FilmRecord, right: FilmRecord) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

final class FilmCell: UICollectionViewListCell {
    var film: FilmRecord? {
        didSet { setNeedsUpdateConfiguration() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessories = [.disclosureIndicator()]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        film = nil
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        guard let film = film else { return }
        var content = defaultContentConfiguration().updated(for: state)
        content.text = film.title
        content.secondaryText = "\(film.year)"
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.color = state.isSelected ? .systemBlue : .label
        contentConfiguration = content
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.cornerRadius = 10
        background.backgroundColor = state.isHighlighted ? .systemGray5 : .secondarySystemGroupedBackground
        backgroundConfiguration = background
    }
}

@MainActor
final class FilmListScreen {
    private typealias DataSource = UICollectionViewDiffableDataSource<FilmSection, FilmRecord.ID>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<FilmSection, FilmRecord.ID>

    let collectionView: UICollectionView
    private var films: [FilmRecord.ID: FilmRecord] = [:]
    private var selection: Set<FilmRecord.ID> = []

    private lazy var dataSource: DataSource = {
        let cellRegistration = UICollectionView.CellRegistration<FilmCell, FilmRecord> { [weak self] cell, _, film in
            cell.film = film
            cell.isSelected = self?.selection.contains(film.id) ?? false
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = self.title(ofSection: indexPath.section)
            header.contentConfiguration = content
        }
        let dataSource = DataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(
                using: cellRegistration, for: indexPath, item: self?.films[id])
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.selection.formIntersection(transaction.finalSnapshot.itemIdentifiers)
        }
        return dataSource
    }()

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    private func title(ofSection index: Int) -> String {
        dataSource.sectionIdentifier(for: index)?.title ?? ""
    }

    func show(_ records: [FilmRecord]) {
        films = Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) })
        var snapshot = Snapshot()
        snapshot.appendSections(FilmSection.allCases)
        snapshot.appendItems(records.filter { $0.year < 1928 }.map(\.id), toSection: .silent)
        snapshot.appendItems(records.filter { $0.year >= 1928 }.map(\.id), toSection: .sound)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func rename(_ id: FilmRecord.ID, to title: String) async {
        films[id]?.title = title
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        await dataSource.apply(snapshot, animatingDifferences: true)
    }

    static let samples = [
        FilmRecord(id: 1, title: "Metropolis", year: 1927),
        FilmRecord(id: 2, title: "Nosferatu", year: 1922),
        FilmRecord(id: 3, title: "M", year: 1931),
    ]
}
