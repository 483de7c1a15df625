import SwiftUI
import UIKit

/// A screen with a diffable data source: the same symbols as tiles that scroll horizontally and as rows below.
///
/// Both sections show all names, so each name has two items with different identities. The cells define their
/// own layout; the screen only selects the cell of each section.
@MainActor
final class SymbolBrowserExample {
    enum Section: String, CaseIterable {
        case across = "Across"
        case down = "Down"
    }

    struct Item: Hashable {
        let id = UUID()
        var name: String
    }

    typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias TileRegistration = UICollectionView.CellRegistration<TileCell, Item>
    typealias RowRegistration = UICollectionView.CellRegistration<RowCell, Item>
    typealias TitleRegistration = UICollectionView.SupplementaryRegistration<TitleView>

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
    private var dataSource: DataSource?

    init() {
        dataSource = makeDataSource()
        dataSource?.apply(Self.snapshot(of: Section.allCases), animatingDifferences: false)
    }

    // MARK: Data

    static func snapshot(of sections: [Section]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(sections)
        for section in sections {
            snapshot.appendItems(names.map { Item(name: $0) }, toSection: section)
        }
        return snapshot
    }

    private func makeDataSource() -> DataSource {
        let tile = TileRegistration { cell, _, item in cell.show(item.name) }
        let row = RowRegistration { cell, _, item in cell.show(item.name) }
        let dataSource = DataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, item in
            switch self?.dataSource?.sectionIdentifier(for: indexPath.section) {
            case .across: collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
            case .down: collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            case nil: nil
            }
        }
        let title = TitleRegistration(elementKind: TitleView.kind) { [weak self] view, _, indexPath in
            view.show(self?.dataSource?.sectionIdentifier(for: indexPath.section)?.rawValue ?? "")
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        }
        return dataSource
    }

    // MARK: Layout

    private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            switch self?.dataSource?.sectionIdentifier(for: index) {
            case .across: TileCell.section(in: environment)
            case .down: RowCell.section(in: environment)
            case nil: nil
            }
        }
    }

    /// A symbol in a tile.
    final class TileCell: UICollectionViewCell {
        static func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(64), heightDimension: .absolute(64))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
            section.interGroupSpacing = 12
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
            section.boundarySupplementaryItems = [TitleView.item()]
            // The title keeps its own margins, as in the section below.
            section.supplementariesFollowContentInsets = false
            return section
        }

        func show(_ name: String) {
            contentConfiguration = UIHostingConfiguration {
                Image(systemName: name).resizable().scaledToFit().foregroundStyle(.tint)
                    .frame(width: 32, height: 32)
            }
            .margins(.all, 10)
            .background {
                RoundedRectangle(cornerRadius: 14, style: .continuous).fill(Color(.secondarySystemBackground))
            }
        }
    }

    /// A symbol and its name in a row as high as its text.
    final class RowCell: UICollectionViewListCell {
        static func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(
                widthDimension: .absolute(environment.container.contentSize.width), heightDimension: .estimated(44))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [TitleView.item()]
            return section
        }

        func show(_ name: String) {
            var content = defaultContentConfiguration()
            content.text = name
            content.image = UIImage(systemName: name)
            content.imageProperties.reservedLayoutSize.width = 28
            contentConfiguration = content
            accessories = [.disclosureIndicator()]
        }
    }

    /// The name of a section.
    final class TitleView: UICollectionViewListCell {
        static let kind = UICollectionView.elementKindSectionHeader

        static func item() -> NSCollectionLayoutBoundarySupplementaryItem {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: .top)
            item.extendsBoundary = true
            return item
        }

        func show(_ title: String) {
            contentConfiguration = UIHostingConfiguration {
                Text(title).font(.system(size: 24, weight: .bold)).frame(maxWidth: .infinity, alignment: .leading)
            }
            .margins(.horizontal, 16)
            .margins(.vertical, 8)
        }
    }
}

extension SymbolBrowserExample {
    static let names = """
        house.fill magnifyingglass gearshape.fill heart.fill star.fill bookmark.fill tag.fill trash
        chevron.right arrow.up arrow.up.right arrow.clockwise shuffle repeat
        person.fill person.2.fill person.crop.circle face.smiling hand.thumbsup.fill eye.fill
        message.fill phone.fill video.fill envelope.fill paperplane.fill megaphone.fill wifi globe
        play.fill forward.fill mic.fill headphones music.note waveform photo camera.fill film
        sun.max.fill snowflake wind umbrella.fill drop.fill flame.fill leaf.fill pawprint.fill
        map location.fill airplane car.fill bicycle fork.knife gift.fill
        paperclip link calendar clock.fill lock.fill key.fill
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
