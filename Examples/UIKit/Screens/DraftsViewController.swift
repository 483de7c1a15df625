import UIKit

/// A list of drafts, with a question before one is deleted.
final class DraftsViewController: UIViewController {
    private let drafts = [
        ("Minutes of Monday", "Present: Ana, Bo, Chidi. First, the roof."),
        ("Trip to the coast", "Train at 8:10, lunch in the harbour"),
        ("Bread", "500 g flour, 350 g water, 10 g salt"),
        ("Letter to the council", "The crossing at the school needs a light"),
        ("Books to return", "Two of them by Friday"),
    ]
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
    /// Whether the question is asked as soon as the list is there.
    var asksAtOnce = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drafts"
        let collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        let drafts = drafts
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, index in
            var content = cell.defaultContentConfiguration()
            content.text = drafts[index].0
            content.secondaryText = drafts[index].1
            content.secondaryTextProperties.color = .secondaryLabel
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            collectionView, indexPath, index in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: index)
        }
        self.dataSource = dataSource
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(drafts.indices))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if asksAtOnce { askWhetherToDelete() }
    }

    private func askWhetherToDelete() {
        let alert = UIAlertController(
            title: "Delete “Bread”?", message: "A deleted draft can't be brought back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        present(alert, animated: true)
    }
}
