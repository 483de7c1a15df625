import CollectionLayout
import CoreGeometry
import Foundation
import Testing

/// Layout code in the style of apps. It must compile as it is, and give the same frames as on a phone.
@MainActor
private final class StoreViewController {
    enum Section: Int, CaseIterable { case banner, grid, list, gallery }

    private let spacing: CGFloat = 8

    func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        configuration.scrollDirection = .vertical
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                guard let self, let section = Section(rawValue: index) else { return nil }
                switch section {
                case .banner: return bannerSection()
                case .grid: return gridSection(environment)
                case .list: return listSection(environment)
                case .gallery: return Self.gallerySection
                }
            }, configuration: configuration)
        layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
        return layout
    }

    final class BackgroundView: NSObject {}

    private func bannerSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 0, leading: 4, bottom: 0, trailing: 4)
        let group: NSCollectionLayoutGroup = .horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(100)),
            subitem: item, count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            items.forEach { item in
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = max(1 - distance / environment.container.contentSize.width, 0.8)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private func gridSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isWide = environment.container.effectiveContentSize.width > 500
        let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let columns = isLarge ? 1 : isWide || environment.traitCollection.horizontalSizeClass == .regular ? 4 : 2
        let height: NSCollectionLayoutDimension = isWide ? .absolute(60) : .absolute(40)
        let item: NSCollectionLayoutItem = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            subitem: item, count: columns)
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.contentInsets.bottom = 4
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.zIndex = -1
        section.decorationItems = [background]
        return section
    }

    private func listSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .none
        configuration.showsSeparators = environment.traitCollection.userInterfaceIdiom != .pad
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
            let action = UIContextualAction(style: .destructive, title: "Delete \(indexPath.row)") { _, _, completion in
                completion(true)
            }
            let actions = UISwipeActionsConfiguration(actions: [action])
            actions.performsFirstActionWithFullSwipe = false
            return actions
        }
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            elementKind: CollectionElementKind.sectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
    }

    private static let gallerySection: NSCollectionLayoutSection = {
        let leading = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let trailing: NSCollectionLayoutItem = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: .init(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))),
            count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
            subitems: [leading, trailing])
        return NSCollectionLayoutSection(group: group)
    }()
}

/// A subclass with its own designated initialiser, as in apps.
private final class CardLayout: UICollectionViewCompositionalLayout {
    private let inset: CGFloat

    init(inset: CGFloat) {
        self.inset = inset
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
        super.init(section: NSCollectionLayoutSection(group: group))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        return attributes.map { original in
            guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return original }
            copy.frame = copy.frame.insetBy(dx: inset, dy: 0)
            return copy
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let attributes = super.layoutAttributesForItem(at: indexPath) else { return nil }
        attributes.frame = attributes.frame.insetBy(dx: inset, dy: 0)
        return attributes
    }
}

@Suite("Compositional layouts as apps write them")
@MainActor
struct AppCompositionalLayoutTests {
    @Test("a storefront")
    func storeFront() throws {
        let controller = StoreViewController()
        let view = collectionView(controller.makeLayout(), [2, 3, 2, 3])
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 490", "c 0.0 20 0 280 100", "c 0.1 336 10 224 80", "c 1.0 16 110 140 40 z1",
                "c 1.1 164 110 140 40 z1", "c 1.2 16 158 140 40 z1", "background 1.0 0 110 320 92 z-1",
                "c 2.0 0 232 320 44", "c 2.1 0 276 320 44",
                "UICollectionElementKindSectionHeader 2.0 0 212 320 20 z1000000001", "c 3.0 0 330 160 160",
                "c 3.1 160 330 160 80", "c 3.2 160 410 160 80",
            ])
    }

    @Test("large text leads to one column")
    func largeText() throws {
        let controller = StoreViewController()
        let view = collectionView(controller.makeLayout(), [0, 2, 0, 0])
        view.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        try view.layoutElements()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.size.width == 288)
    }

    @Test("a trailing closure is a section provider")
    func trailingClosure() throws {
        let layout = UICollectionViewCompositionalLayout { (index: Int, environment: NSCollectionLayoutEnvironment) in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .estimated(50), heightDimension: .estimated(30)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                subitems: [item])
            group.interItemSpacing = .flexible(CGFloat(index))
            return NSCollectionLayoutSection(group: group)
        }
        try collectionView(layout, [9]).layoutElements()
    }

    @Test("a subclass with its own initialiser moves the frames it inherits")
    func subclass() throws {
        let view = collectionView(CardLayout(inset: 12), [2])
        try view.layoutElements()
        #expect(view.lines == ["content 320 100", "c 0.0 12 0 296 50", "c 0.1 12 50 296 50"])
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 12)
    }
}
