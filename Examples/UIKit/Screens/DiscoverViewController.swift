import UIKit

/// A page of shelves: recipes with badges that scroll sideways, places from a xib file, and words, below headers.
final class DiscoverViewController: UIViewController {
    private enum Section: Int, Hashable, Sendable {
        case recipes, places, topics

        var title: String {
            switch self {
            case .recipes: "This week"
            case .places: "Near you"
            case .topics: "Topics"
            }
        }
    }

    private enum Item: Hashable, Sendable {
        case recipe(String, minutes: Int, count: Int)
        case place(String, address: String, distance: String, symbol: String)
        case topic(String)
    }

    private static let badgeKind = "badge"
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Discover"
        view.backgroundColor = .systemBackground
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(
            UINib(nibName: "PlaceRowCell", bundle: nil), forCellWithReuseIdentifier: "place")
        view.addSubview(collectionView)
        configureDataSource(of: collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                let section =
                    switch Section(rawValue: index) {
                    case .recipes: Self.recipes(in: environment)
                    case .topics: Self.topics()
                    default: Self.places()
                    }
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
                section.supplementariesFollowContentInsets = false
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                ]
                return section
            }, configuration: configuration)
    }

    private static func recipes(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(28), heightDimension: .absolute(28)),
            elementKind: badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], absoluteOffset: CGPoint(x: -12, y: 12)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(240))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let isWide = environment.traitCollection.horizontalSizeClass == .regular
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: isWide ? .absolute(320) : .fractionalWidth(0.8), heightDimension: .estimated(240)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        return section
    }

    private static func places() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(88))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private static func topics() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .estimated(36)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
            subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
        return section
    }

    private func configureDataSource(of collectionView: UICollectionView) {
        let recipe = UICollectionView.CellRegistration<RecipeCardCell, (String, Int)> { cell, indexPath, recipe in
            cell.configure(
                title: recipe.0, minutes: recipe.1, difficulty: "Easy", rating: 4.8, isNew: indexPath.item == 0)
        }
        let topic = UICollectionView.CellRegistration<TagCell, String> { cell, indexPath, word in
            cell.configure(with: word, isChosen: indexPath.item == 0)
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item {
            case .recipe(let title, let minutes, _):
                return collectionView.dequeueConfiguredReusableCell(
                    using: recipe, for: indexPath, item: (title, minutes))
            case .place(let name, let address, let distance, let symbol):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
                (cell as? PlaceRowCell)?.configure(
                    name: name, address: address, distance: distance, symbol: symbol, color: .systemOrange,
                    opening: "Open until 22:00", isOpen: true)
                return cell
            case .topic(let word):
                return collectionView.dequeueConfiguredReusableCell(using: topic, for: indexPath, item: word)
            }
        }
        let header = UICollectionView.SupplementaryRegistration<ShelfHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak dataSource] view, _, indexPath in
            view.title = dataSource?.sectionIdentifier(for: indexPath.section)?.title
        }
        let badge = UICollectionView.SupplementaryRegistration<CountBadgeView>(elementKind: Self.badgeKind) {
            [weak dataSource] view, _, indexPath in
            guard case .recipe(_, _, let count)? = dataSource?.itemIdentifier(for: indexPath) else { return }
            view.count = count
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            kind == Self.badgeKind
                ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
                : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        self.dataSource = dataSource

        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.recipes, .places, .topics])
        snapshot.appendItems(
            [
                .recipe("Tomatoes with basil and burnt butter", minutes: 25, count: 3),
                .recipe("Pea soup with mint and a little lemon", minutes: 40, count: 0),
                .recipe("Rye bread without kneading", minutes: 90, count: 12),
                .recipe("Plum cake with almonds and sour cream", minutes: 70, count: 1),
            ], toSection: .recipes)
        snapshot.appendItems(
            [
                .place(
                    "The Old Pump House", address: "Canal Street 14, second courtyard", distance: "350 m",
                    symbol: "fork.knife"),
                .place("Corner Bakery", address: "Mill Lane 2", distance: "600 m", symbol: "cup.and.saucer.fill"),
            ], toSection: .places)
        snapshot.appendItems(
            ["Bread", "Fermentation", "Soups", "Weekend", "Without meat", "Family", "Picnic"].map { .topic($0) },
            toSection: .topics)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

/// The title of a shelf, and a way to all of it.
private final class ShelfHeaderView: UICollectionReusableView {
    private let label = UILabel()
    private let button = UIButton(type: .system)

    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        var configuration = UIButton.Configuration.plain()
        configuration.title = "See All"
        configuration.contentInsets = .zero
        button.configuration = configuration
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.alignment = .firstBaseline
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A number on a red circle.
private final class CountBadgeView: UICollectionReusableView {
    private let label = UILabel()

    var count = 0 {
        didSet {
            label.text = "\(count)"
            isHidden = count == 0
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        label.font = .systemFont(ofSize: 13, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
