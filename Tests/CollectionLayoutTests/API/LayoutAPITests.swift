import CollectionLayout
import CoreGeometry
import Foundation
import Testing

/// Every member of layouts, attributes, contexts and updates, used as in apps.
@Suite("Layouts: every member")
@MainActor
struct LayoutAPITests {
    private let path = IndexPath(item: 1, section: 0)

    @Test("a layout without overrides returns nothing")
    func defaults() {
        let layout = UICollectionViewLayout()
        #expect(layout.host == nil && layout.collectionViewContentSize == .zero)
        #expect(layout.layoutAttributesForElements(in: .zero) == nil && layout.layoutAttributesForItem(at: path) == nil)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "k", at: path) == nil)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "k", at: path) == nil)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(
            !layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
        let contexts = [
            layout.invalidationContext(forBoundsChange: .zero),
            layout.invalidationContext(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes),
        ]
        #expect(contexts.allSatisfy { !$0.invalidateEverything && $0.invalidatedItemIndexPaths == nil })
        let offset = CGPoint(x: 3, y: 4)
        #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
        #expect(layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: .zero) == offset)
        #expect(layout.developmentLayoutDirection == .leftToRight)
        #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
        #expect(UICollectionViewLayout.layoutAttributesClass is UICollectionViewLayoutAttributes.Type)
        #expect(UICollectionViewLayout.invalidationContextClass is UICollectionViewLayoutInvalidationContext.Type)
        layout.prepare()
        layout.invalidateLayout()
        layout.register(NSObject.self, forDecorationViewOfKind: "card")
        layout.register(nil, forDecorationViewOfKind: "card")
    }

    @Test("hooks for updates, transitions and reordering exist and do nothing")
    func hooks() {
        let (layout, other) = (UICollectionViewLayout(), UICollectionViewFlowLayout())
        let update = UICollectionViewUpdateItem(before: path, after: nil, action: .delete)
        #expect(update.indexPathBeforeUpdate == path && update.indexPathAfterUpdate == nil)
        #expect(update.updateAction == .delete)
        layout.prepare(forCollectionViewUpdates: [update])
        layout.finalizeCollectionViewUpdates()
        layout.prepare(forAnimatedBoundsChange: .zero)
        layout.finalizeAnimatedBoundsChange()
        layout.prepareForTransition(to: other)
        layout.prepareForTransition(from: other)
        layout.finalizeLayoutTransition()
        #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
        #expect(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "k", at: path) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "k", at: path) == nil)
        #expect(layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "k", at: path) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "k", at: path) == nil)
        #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "k") == [])
        #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "k") == [])
        #expect(layout.indexPathsToInsertForDecorationView(ofKind: "k") == [])
        #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "k") == [])
        #expect(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero) == path)
        #expect(
            layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: CGPoint(x: 5, y: 6)).center
                == CGPoint(x: 5, y: 6))
    }

    @Test("attributes")
    func attributes() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
        let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: path)
        #expect([cell, view, decoration].map(\.representedElementKind) == [nil, "header", "card"])
        #expect(
            [cell, view, decoration].map(\.representedElementCategory) == [.cell, .supplementaryView, .decorationView])
        #expect(cell.frame == .zero && cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden)
        #expect(cell.transform == .identity && cell.transform3D == CATransform3DIdentity)
        cell.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(cell.center == CGPoint(x: 25, y: 40) && cell.size == CGSize(width: 30, height: 40))
        #expect(cell.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        cell.bounds.size.width = 20
        cell.center.x = 50
        #expect(cell.frame == CGRect(x: 40, y: 20, width: 20, height: 40))
        cell.size.height = 20
        cell.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(cell.frame.width - 20) < 1e-9)
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.alpha = 0.5 }, { $0.zIndex = 3 }, { $0.isHidden = true }, { $0.size.width = 1 }, { $0.center.y = 1 },
            { $0.transform = .identity }, { $0.transform3D = CATransform3DMakeRotation(1, 1, 0, 0) },
            { $0.indexPath = IndexPath(item: 2, section: 0) },
        ]
        for change in changes {
            guard let changed = cell.copy() as? UICollectionViewLayoutAttributes else { return }
            #expect(changed == cell && changed.hash == cell.hash)
            change(changed)
            #expect(changed != cell)
        }
        let dynamic: UIDynamicItem = cell
        #expect(dynamic.center == cell.center && dynamic.bounds == cell.bounds)
    }

    @Test("invalidation contexts collect elements, sorted and without duplicates")
    func contexts() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
        let paths = [3, 1].map { IndexPath(item: $0, section: 0) }
        context.invalidateItems(at: paths)
        context.invalidateItems(at: [paths[1]])
        context.invalidateSupplementaryElements(ofKind: "header", at: paths)
        context.invalidateDecorationElements(ofKind: "card", at: paths)
        #expect(context.invalidatedItemIndexPaths == paths.reversed())
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": paths.reversed()])
        #expect(context.invalidatedDecorationIndexPaths == ["card": paths.reversed()])
        context.contentOffsetAdjustment = CGPoint(x: 1, y: 2)
        context.contentSizeAdjustment = CGSize(width: 3, height: 4)
        #expect(context.contentOffsetAdjustment.y == 2 && context.contentSizeAdjustment.height == 4)
        #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
        #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
        #expect(context.interactiveMovementTarget == .zero)
        let flow = UICollectionViewFlowLayoutInvalidationContext()
        #expect(flow.invalidateFlowLayoutDelegateMetrics && flow.invalidateFlowLayoutAttributes)
    }

    @Test("springs keep the frames of the layout")
    func dynamics() throws {
        let layout = SpringyFlow()
        let view = collectionView(layout, [4])
        try view.layoutElements()
        let plain = collectionView(UICollectionViewFlowLayout(), [4])
        #expect(view.lines.dropFirst() == plain.lines.dropFirst())
        let animator = layout.animator
        #expect(animator.behaviors.count == 4 && !animator.isRunning && animator.elapsedTime == 0)
        #expect(animator.layoutAttributesForSupplementaryView(ofKind: "k", at: path) == nil)
        #expect(animator.layoutAttributesForDecorationView(ofKind: "k", at: path) == nil)
        let parent = UIDynamicBehavior()
        parent.addChildBehavior(animator.behaviors[0])
        animator.removeBehavior(animator.behaviors[0])
        #expect(animator.items(in: view.bounds).count == 3)
        animator.addBehavior(parent)
        #expect(animator.items(in: view.bounds).count == 4)
        parent.removeChildBehavior(parent.childBehaviors[0])
        parent.action = {}
        #expect(animator.items(in: view.bounds).count == 3)
        animator.removeAllBehaviors()
        #expect(animator.items(in: view.bounds).isEmpty)
    }
}

/// A list whose cells bounce on springs, as apps write it.
private final class SpringyFlow: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
        super.prepare()
        animator.removeAllBehaviors()
        for attributes in super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1e4, height: 1e4)) ?? [] {
            let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
            spring.length = 0
            spring.damping = 0.8
            spring.frequency = 1
            #expect(spring.anchorPoint == attributes.center && spring.items.count == 1)
            animator.addBehavior(spring)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        for behavior in animator.behaviors {
            guard let spring = behavior as? UIAttachmentBehavior, let item = spring.items.first else { continue }
            animator.updateItem(usingCurrentState: item)
        }
        return false
    }
}
