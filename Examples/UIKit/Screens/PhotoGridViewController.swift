import UIKit

/// Photos in a compositional grid: a wide one first, and badges on those with comments.
final class PhotoGridViewController: UIViewController, UICollectionViewDataSource {
    private struct Photo {
        var symbol: String
        var colors: (UIColor, UIColor)
        var caption: String
        var count = 0
    }

    private let photos = [
        Photo(symbol: "mountain.2.fill", colors: (.systemTeal, .systemIndigo), caption: "Above the lake", count: 12),
        Photo(symbol: "leaf.fill", colors: (.systemGreen, .systemTeal), caption: "Ferns"),
        Photo(symbol: "sun.max.fill", colors: (.systemYellow, .systemOrange), caption: "Noon", count: 3),
        Photo(symbol: "cloud.rain.fill", colors: (.systemGray, .systemBlue), caption: "Rain"),
        Photo(symbol: "flame.fill", colors: (.systemOrange, .systemRed), caption: "Camp fire"),
        Photo(symbol: "moon.stars.fill", colors: (.systemIndigo, .black), caption: "Clear night", count: 1),
        Photo(symbol: "tent.fill", colors: (.systemBrown, .systemGreen), caption: "Our camp", count: 27),
        Photo(symbol: "fish.fill", colors: (.systemCyan, .systemBlue), caption: "Trout"),
        Photo(symbol: "camera.macro", colors: (.systemPink, .systemPurple), caption: "Orchid"),
        Photo(symbol: "bird.fill", colors: (.systemMint, .systemGreen), caption: "A visitor", count: 4),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Summer"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add),
            UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil),
        ]
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.createLayout())
        collectionView.backgroundColor = .clear
        collectionView.register(PhotoTileCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// A wide photo above rows of small ones; on a tablet, more of them in a row.
    private static func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isWide = environment.container.effectiveContentSize.width > 600
            let columns = isWide ? 5 : 3
            let tile = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
                subitem: tile, count: columns)
            row.interItemSpacing = .fixed(8)
            let wide = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(isWide ? 0.3 : 0.6)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(600)),
                subitems: [wide] + Array(repeating: row, count: 9 / columns + (isWide ? 1 : 0)))
            group.interItemSpacing = .fixed(8)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
            return section
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let photo = photos[indexPath.item]
        (cell as? PhotoTileCell)?.configure(
            symbol: photo.symbol, from: photo.colors.0, to: photo.colors.1, caption: photo.caption, count: photo.count)
        return cell
    }
}
