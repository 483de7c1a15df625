import UIKit

@MainActor
enum FilmsScreen {
    private static var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    static func makeCollectionView() -> UICollectionView {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, film in
            var content = cell.defaultContentConfiguration()
            content.text = film
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, film in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: film)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Metropolis", "Nosferatu", "Sunrise"])
        source.apply(snapshot, animatingDifferences: false)
        dataSource = source
        return view
    }
}

#Preview("Films", traits: .fixedLayout(width: 200, height: 150)) {
    FilmsScreen.makeCollectionView()
}
