import SwiftUI
import UIKit

/// A symbol in one of the two sections, which are two items although they show the same.
struct SymbolItem: Hashable, Sendable {
    let id = UUID()
    let name: String
}

enum SymbolSection: String, CaseIterable {
    case horizontal = "Horizontal"
    case vertical = "Vertical"
}

/// Cells that bring their own part of the layout.
final class ImageCell: UICollectionViewCell {
    static func layoutSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(64), heightDimension: .absolute(64))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        return section
    }

    func configure(with item: SymbolItem) {
        contentConfiguration = UIHostingConfiguration {
            Image(systemName: item.name)
                .resizable()
                .scaledToFit()
                .frame(width: 44, height: 44)
        }
    }
}

final class TextCell: UICollectionViewCell {
    static func layoutSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(environment.container.contentSize.width), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }

    func configure(with item: SymbolItem) {
        contentConfiguration = UIHostingConfiguration {
            HStack {
                Text(item.name).padding(.leading, 8)
                Spacer()
            }
        }
    }
}

final class TitleView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .boldSystemFont(ofSize: 24)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    static func layoutItem(
        in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(environment.container.contentSize.width), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    func configure(with title: String) { label.text = title }
}

final class SymbolsViewController: UICollectionViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<SymbolSection, SymbolItem>
    typealias Snapshot = NSDiffableDataSourceSnapshot<SymbolSection, SymbolItem>

    private let names: [String]
    private lazy var dataSource = makeDataSource()

    init(names: [String]) {
        self.names = names
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let section = self?.dataSource.sectionIdentifier(for: index) else { return nil }
            let layout =
                switch section {
                case .horizontal: ImageCell.layoutSection()
                case .vertical: TextCell.layoutSection(in: environment)
                }
            layout.boundarySupplementaryItems = [TitleView.layoutItem(in: environment)]
            return layout
        }
        dataSource.apply(makeSnapshot(), animatingDifferences: false)
    }

    func makeSnapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(SymbolSection.allCases)
        for section in SymbolSection.allCases {
            snapshot.appendItems(names.map { SymbolItem(name: $0) }, toSection: section)
        }
        return snapshot
    }

    private func makeDataSource() -> DataSource {
        let images = UICollectionView.CellRegistration<ImageCell, SymbolItem> { cell, _, item in
            cell.configure(with: item)
        }
        let texts = UICollectionView.CellRegistration<TextCell, SymbolItem> { cell, _, item in
            cell.configure(with: item)
        }
        let titles = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            view.configure(with: self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue ?? "")
        }
        let source = DataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, item in
            switch self?.dataSource.sectionIdentifier(for: indexPath.section) {
            case .horizontal?:
                collectionView.dequeueConfiguredReusableCell(using: images, for: indexPath, item: item)
            case .vertical?:
                collectionView.dequeueConfiguredReusableCell(using: texts, for: indexPath, item: item)
            case nil: nil
            }
        }
        source.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
        }
        return source
    }
}
