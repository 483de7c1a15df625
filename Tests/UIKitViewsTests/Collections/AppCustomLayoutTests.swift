import CollectionLayout
import CoreGeometry
import Foundation
import Testing
import UIKitViews

private final class Heights: WaterfallLayoutDelegate {
    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat {
        [100, 60, 80, 50][indexPath.item % 4]
    }
}

@Suite("Custom layouts as apps write them")
@MainActor
struct AppCustomLayoutTests {
    @Test("a waterfall fills the shortest column")
    func waterfall() throws {
        let (layout, heights) = (WaterfallLayout(), Heights())
        layout.delegate = heights
        let view = collectionView(layout, [4])
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 166", "c 0.0 4 4 152 100", "c 0.1 164 4 152 60", "c 0.2 164 72 152 80",
                "c 0.3 4 112 152 50",
            ])
    }

    @Test("a circle layout rotates its cells")
    func circle() throws {
        let layout = CircleLayout(itemSize: CGSize(width: 40, height: 20), radius: 100)
        let view = collectionView(layout, [4], width: 300, height: 300)
        try view.layoutElements()
        let first = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        let second = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
        #expect(first?.frame == CGRect(x: 230, y: 140, width: 40, height: 20))
        #expect(second?.size == CGSize(width: 40, height: 20))
        #expect((second?.frame.width ?? 0).rounded() == 20, "a quarter turn exchanges width and height")
        #expect(second?.zIndex == 1_570_796)
        #expect((second?.copy() as? CircularLayoutAttributes)?.angle == .pi / 2)
        layout.prepare(forCollectionViewUpdates: [
            UICollectionViewUpdateItem(before: IndexPath(item: 1, section: 0), after: nil, action: .delete)
        ])
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 1, section: 0))?.alpha == 0)
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 2, section: 0)) == nil)
    }

    @Test("a flow layout aligned to the left keeps its lines")
    func leftAligned() throws {
        let layout = LeftAlignedFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let view = collectionView(layout, [4])
        let widths: [CGFloat] = [100, 120, 90, 60]
        view.preferredSizeProvider = { CGSize(width: widths[$0.element.indexPath.item], height: 30) }
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 80", "c 0.0 10 5 100 30", "c 0.1 120 5 120 30", "c 0.2 10 45 90 30", "c 0.3 110 45 60 30",
            ])
    }

    @Test("a cover flow layout tilts the cells beside the centre, and follows scrolling")
    func coverFlow() throws {
        let layout = CoverFlowLayout()
        let view = collectionView(layout, [5], width: 300, height: 100)
        try view.layoutElements()
        func covers() -> [UICollectionViewLayoutAttributes] {
            layout.layoutAttributesForElements(in: view.bounds)?.sorted { $0.indexPath < $1.indexPath } ?? []
        }
        #expect(covers().map(\.indexPath.item) == [0, 1, 2])
        #expect(covers()[1].frame == CGRect(x: 100, y: 0, width: 100, height: 100))
        #expect(covers()[0].frame.width < 100)
        #expect(covers()[0].transform == .identity, "a tilted cover is no map of the plane")
        #expect(!CATransform3DIsAffine(covers()[0].transform3D))
        view.contentOffset.x = 100
        #expect(covers()[1].indexPath.item == 2)
        #expect(covers()[1].frame.width == 100)
        #expect(
            layout.targetContentOffset(
                forProposedContentOffset: CGPoint(x: 160, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0)
            ).x == 200)
    }

    @Test("when the layout is replaced both are notified, and the new one sets the content offset")
    func transition() throws {
        final class Told: UICollectionViewFlowLayout {
            var told: [String] = []
            override func prepareForTransition(to newLayout: UICollectionViewLayout) { told.append("to") }
            override func prepareForTransition(from oldLayout: UICollectionViewLayout) { told.append("from") }
            override func finalizeLayoutTransition() { told.append("done") }
            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                CGPoint(x: 0, y: proposedContentOffset.y + 1)
            }
        }
        let (old, new) = (Told(), Told())
        let view = collectionView(old, [100])
        view.contentOffset.y = 30
        var finished = false
        view.setCollectionViewLayout(new, animated: true) { finished = $0 }
        #expect(finished)
        #expect(old.told == ["to", "done"])
        #expect(new.told == ["from", "done"])
        #expect(view.contentOffset.y == 31)
        #expect(old.collectionView == nil)
        #expect(new.collectionView === view)
    }

    @Test("a 3D transform can be copied and compared, and reads as an affine transform if it is one")
    func transform3D() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        #expect(attributes.transform3D == CATransform3DIdentity)
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        attributes.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
        #expect(attributes.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(attributes.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
        attributes.transform3D = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        #expect(copy == attributes)
        #expect(copy?.transform3D == attributes.transform3D)
        #expect(abs(attributes.frame.height - 50) < 1e-9)
        attributes.transform = .identity
        #expect(attributes.transform3D == CATransform3DIdentity)
        #expect(copy != attributes)
    }

    @Test("reordering contexts contain the moved items and their targets")
    func reordering() {
        let layout = UICollectionViewFlowLayout()
        let (from, to) = (IndexPath(item: 1, section: 0), IndexPath(item: 4, section: 0))
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: [to], withTargetPosition: CGPoint(x: 7, y: 9), previousIndexPaths: [from],
            previousPosition: .zero)
        #expect(moving is UICollectionViewFlowLayoutInvalidationContext)
        #expect(moving.targetIndexPathsForInteractivelyMovingItems == [to])
        #expect(moving.previousIndexPathsForInteractivelyMovingItems == [from])
        #expect(moving.interactiveMovementTarget == CGPoint(x: 7, y: 9))
        let ended = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [to], previousIndexPaths: [from], movementCancelled: false)
        #expect(ended.targetIndexPathsForInteractivelyMovingItems == [to])
        #expect(UICollectionViewLayoutInvalidationContext().previousIndexPathsForInteractivelyMovingItems == nil)
        let view = collectionView(layout, [3])
        #expect(layout.targetIndexPath(forInteractivelyMovingItem: from, withPosition: .zero) == from)
        let dragged = layout.layoutAttributesForInteractivelyMovingItem(
            at: from, withTargetPosition: CGPoint(x: 100, y: 200))
        #expect(dragged.center == CGPoint(x: 100, y: 200))
        #expect(view.selfSizingInvalidation == .enabled)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("visible headers are listed by kind")
    func visibleSupplementaries() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.itemSize = CGSize(width: 320, height: 200)
        let view = collectionView(layout, [1, 2, 1])
        try view.layoutElements()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section) == [0, 1])
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "other") == [])
    }

    @Test("text sizes are ordered")
    func contentSizes() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
        #expect(
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).traitCollection
                .preferredContentSizeCategory == .large)
    }
}
