import CollectionLayout
import CoreGeometry
import Foundation
import UIKitViews

// Custom layouts in the style of apps. On a phone they compile with `import UIKit` alone.

protocol WaterfallLayoutDelegate: AnyObject {
    @MainActor
    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat
}

final class WaterfallLayout: UICollectionViewLayout {
    weak var delegate: WaterfallLayoutDelegate?
    var numberOfColumns = 2
    var cellPadding: CGFloat = 4

    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0
    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        let insets = collectionView.contentInset
        return collectionView.bounds.width - (insets.left + insets.right)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        cache.removeAll()
        contentHeight = 0
        let columnWidth = contentWidth / CGFloat(numberOfColumns)
        var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = yOffset.firstIndex(of: yOffset.min() ?? 0) ?? 0
            let height = delegate?.collectionView(collectionView, heightForItemAt: indexPath) ?? 180
            let frame = CGRect(
                x: CGFloat(column) * columnWidth, y: yOffset[column], width: columnWidth,
                height: cellPadding * 2 + height)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
            cache.append(attributes)
            contentHeight = max(contentHeight, frame.maxY)
            yOffset[column] += frame.height
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath.item]
    }
}

final class CircularLayoutAttributes: UICollectionViewLayoutAttributes {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var angle: CGFloat = 0 {
        didSet {
            zIndex = Int(angle * 1_000_000)
            transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copied = super.copy(with: zone)
        (copied as? CircularLayoutAttributes)?.anchorPoint = anchorPoint
        (copied as? CircularLayoutAttributes)?.angle = angle
        return copied
    }
}

final class CircleLayout: UICollectionViewLayout {
    private let itemSize: CGSize
    private let radius: CGFloat
    private var attributesList = [CircularLayoutAttributes]()
    private var deleted: Set<IndexPath> = []

    init(itemSize: CGSize, radius: CGFloat) {
        self.itemSize = itemSize
        self.radius = radius
        super.init()
    }

    required init?(coder aDecoder: NSCoder) {
        itemSize = CGSize(width: 40, height: 40)
        radius = 100
        super.init(coder: aDecoder)
    }

    override class var layoutAttributesClass: AnyClass { CircularLayoutAttributes.self }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        let center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
        attributesList = (0..<count).map { index in
            let attributes = CircularLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
            let angle = 2 * .pi * CGFloat(index) / CGFloat(count)
            attributes.size = itemSize
            attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            attributes.angle = angle
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributesList }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesList[indexPath.row]
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for update in updateItems where update.updateAction == .delete {
            if let indexPath = update.indexPathBeforeUpdate { deleted.insert(indexPath) }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        deleted.removeAll()
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        var attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deleted.contains(itemIndexPath) {
            attributes = attributes ?? layoutAttributesForItem(at: itemIndexPath)
            attributes?.alpha = 0
            attributes?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
        }
        return attributes
    }
}

final class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.map {
            $0.copy() as! UICollectionViewLayoutAttributes  // A copy has the class of its original, as in apps.
        }
        var leftMargin = sectionInset.left
        var maxY: CGFloat = -1
        attributes?.forEach { layoutAttribute in
            guard layoutAttribute.representedElementCategory == .cell else { return }
            if layoutAttribute.frame.origin.y >= maxY { leftMargin = sectionInset.left }
            layoutAttribute.frame.origin.x = leftMargin
            leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
            maxY = max(layoutAttribute.frame.maxY, maxY)
        }
        return attributes
    }
}

final class CoverFlowLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = .init(width: 100, height: 100)
        minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView, let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
        for attribute in attributes {
            let position = (attribute.center.x - middle) / collectionView.bounds.width
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 400
            attribute.transform3D = CATransform3DRotate(transform, -position * .pi / 2, 0, 1, 0)
            attribute.zIndex = -Int(abs(position) * 100)
        }
        return attributes
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let page = (proposedContentOffset.x / itemSize.width).rounded()
        return CGPoint(x: page * itemSize.width, y: proposedContentOffset.y)
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context =
            super.invalidationContext(forBoundsChange: newBounds) as? UICollectionViewFlowLayoutInvalidationContext
        context?.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
        return context ?? UICollectionViewLayoutInvalidationContext()
    }
}
