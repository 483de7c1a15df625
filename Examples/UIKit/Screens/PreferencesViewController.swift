import UIKit

/// The settings of an app: a list of a collection view below a large title.
final class PreferencesViewController: UIViewController {
    private enum Section: Hashable {
        case account, notifications, general
    }

    private struct Row: Hashable {
        var title: String
        var subtitle: String?
        var symbol: String
        var color: UIColor
        var value: String?
        var isOn: Bool?
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "magnifyingglass"), style: .plain, target: nil, action: nil)

        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        view.backgroundColor = .systemGroupedBackground

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = row.value == nil ? cell.defaultContentConfiguration() : .valueCell()
            content.text = row.title
            content.secondaryText = row.value ?? row.subtitle
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: row.symbol)
            content.imageProperties.tintColor = row.color
            content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 0)
            cell.contentConfiguration = content
            if let isOn = row.isOn {
                let toggle = UISwitch()
                toggle.isOn = isOn
                cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
            } else {
                cell.accessories = [.disclosureIndicator()]
            }
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) {
            collectionView, indexPath, row in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
        }
        self.dataSource = dataSource
        dataSource.apply(Self.snapshot(), animatingDifferences: false)
    }

    private static func snapshot() -> NSDiffableDataSourceSnapshot<Section, Row> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.account, .notifications, .general])
        snapshot.appendItems(
            [
                Row(
                    title: "Noor Haddad", subtitle: "Account, backup and purchases",
                    symbol: "person.crop.circle.fill", color: .systemTeal)
            ], toSection: .account)
        snapshot.appendItems(
            [
                Row(title: "Notifications", symbol: "bell.badge.fill", color: .systemRed, isOn: true),
                Row(title: "Sounds", symbol: "speaker.wave.2.fill", color: .systemPink, isOn: false),
                Row(title: "Focus", symbol: "moon.fill", color: .systemIndigo, value: "Evening"),
            ], toSection: .notifications)
        snapshot.appendItems(
            [
                Row(title: "General", symbol: "gearshape.fill", color: .systemGray),
                Row(title: "Appearance", symbol: "paintbrush.fill", color: .systemBlue, value: "Automatic"),
                Row(title: "Privacy", symbol: "hand.raised.fill", color: .systemBlue),
                Row(title: "Storage", symbol: "internaldrive.fill", color: .systemOrange, value: "64 GB"),
            ], toSection: .general)
        return snapshot
    }
}
