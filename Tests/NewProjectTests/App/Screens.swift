import SwiftUI
import UIKit

/// A screen with a diffable data source.
final class ShelvesScreen: NSObject, UICollectionViewDelegate {
    private let library: Library
    private(set) lazy var collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private(set) var displayed: [IndexPath] = []

    init(library: Library = .shared) {
        self.library = library
        super.init()
        collectionView.delegate = self
        apply()
    }

    func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, String>()
        for shelf in Shelf.allCases {
            snapshot.appendSections([shelf])
            snapshot.appendItems(library.films(on: shelf).map { "\(shelf.rawValue) \($0.id)" }, toSection: shelf)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func applyLater() async {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        await dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                guard let shelf = self?.dataSource.sectionIdentifier(for: index) else { return nil }
                return Sections.shelf(shelf, in: environment)
            }, configuration: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Shelf, String> {
        let cell = UICollectionView.CellRegistration<FilmCell, String> { [library] cell, _, item in
            cell.film = library.films.first { item.hasSuffix(" \($0.id)") }
        }
        let title = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: Sections.headerKind) {
            [weak self] view, _, indexPath in
            view.show(self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue ?? "")
        }
        let dataSource = UICollectionViewDiffableDataSource<Shelf, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        }
        return dataSource
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        displayed.append(indexPath)
    }
}

/// A screen that is its own data source, delegate and the delegate of its layout.
final class ColumnsScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    ColumnsLayoutDelegate
{
    let collectionView: UICollectionView
    private let films: [Film]

    init(films: [Film] = Library.shared.films, layout: UICollectionViewLayout) {
        self.films = films
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 204, height: 300), collectionViewLayout: layout)
        super.init()
        (layout as? ColumnsLayout)?.delegate = self
        collectionView.register(FilmCell.self, forCellWithReuseIdentifier: FilmCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        films.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: FilmCell.reuseIdentifier, for: indexPath)
        (cell as? FilmCell)?.film = films[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat {
        Library.shared.height(of: films[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let room = CGSize(width: collectionView.bounds.width, height: .infinity)
        return UIHostingController(rootView: FilmRow(film: films[indexPath.item])).sizeThatFits(in: room)
    }
}
