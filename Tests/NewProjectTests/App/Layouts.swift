import SwiftUI
import UIKit

protocol ColumnsLayoutDelegate: AnyObject {
    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat
}

final class TiltedAttributes: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TiltedAttributes)?.tilt = tilt
        return copy
    }
}

/// Columns of unequal cells: a layout of an app, with its own state, which asks its delegate and the model.
final class ColumnsLayout: UICollectionViewLayout {
    weak var delegate: ColumnsLayoutDelegate?
    private var cache: [TiltedAttributes] = []
    private var contentHeight: CGFloat = 0
    private let spacing: CGFloat

    init(spacing: CGFloat = 4) {
        self.spacing = spacing
        super.init()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        var heights = [CGFloat](repeating: 0, count: Library.shared.columns)
        let width = (collectionView.bounds.width - spacing * CGFloat(heights.count - 1)) / CGFloat(heights.count)
        cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let indexPath = IndexPath(item: item, section: 0)
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let attributes = TiltedAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: CGFloat(column) * (width + spacing), y: heights[column], width: width,
                height: delegate?.collectionView(collectionView, heightForItemAt: indexPath) ?? 40)
            attributes.tilt = CGFloat(column)
            heights[column] += attributes.frame.height + spacing
            return attributes
        }
        contentHeight = max(0, (heights.max() ?? 0) - spacing)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.first { $0.indexPath == indexPath }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}

/// A flow layout that looks at the model in an override.
final class SharedColumnsFlow: UICollectionViewFlowLayout {
    override func prepare() {
        if let collectionView {
            let columns = CGFloat(Library.shared.columns)
            itemSize = CGSize(width: (collectionView.bounds.width / columns).rounded(.down), height: 30)
            minimumInteritemSpacing = 0
            minimumLineSpacing = 0
        }
        super.prepare()
    }
}

enum Sections {
    static let headerKind = UICollectionView.elementKindSectionHeader

    static func shelf(_ shelf: Shelf, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.container.effectiveContentSize.width > 600 ? 4 : Library.shared.columns
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = shelf == .featured ? .continuous : .none
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: headerKind, alignment: .top)
        ]
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items where item.representedElementCategory == .cell { item.alpha = 0.9 }
        }
        return section
    }

    static func settings() -> UICollectionViewCompositionalLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.itemSeparatorHandler = { indexPath, separator in
            var separator = separator
            if indexPath.item == Library.shared.films.count - 1 { separator.bottomSeparatorVisibility = .hidden }
            return separator
        }
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    Library.shared.films.remove(at: indexPath.item)
                    done(true)
                }
            ])
        }
        return .list(using: configuration)
    }
}
