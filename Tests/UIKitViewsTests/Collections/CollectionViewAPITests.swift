import CollectionLayout
import Foundation
import Testing
import UIKitViews

/// The members of collection views, flow layouts and list configurations that layouts and controllers use.
@Suite("Collection views, flow layouts, lists: every member")
@MainActor
struct CollectionViewAPITests {
    private final class Counts: CollectionViewItemCounting {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    }

    @Test("a transition shows one layout, then the other")
    func transition() throws {
        let old = UICollectionViewFlowLayout()
        let new = UICollectionViewCompositionalLayout(section: grid(columns: 1, height: 10))
        let view = collectionView(old, [3])
        var ended: [Bool] = []
        let transition = view.startInteractiveTransition(to: new) { _, finished in ended.append(finished) }
        #expect(transition.currentLayout === old && transition.nextLayout === new && transition.transitionProgress == 0)
        transition.updateValue(0.5, forAnimatedKey: "offset")
        #expect(transition.value(forAnimatedKey: "offset") == 0.5 && transition.value(forAnimatedKey: "other") == 0)
        try view.layoutElements()
        #expect(
            transition.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.size
                == CGSize(width: 50, height: 50))
        #expect(transition.collectionViewContentSize == old.collectionViewContentSize)
        #expect(transition.layoutAttributesForElements(in: view.bounds)?.count == 3)
        view.cancelInteractiveTransition()
        #expect(view.collectionViewLayout === old && ended == [false])
        view.finishInteractiveTransition()
        #expect(view.collectionViewLayout === old, "there is none to finish")
        _ = view.startInteractiveTransition(to: new) { _, finished in ended.append(finished) }
        view.finishInteractiveTransition()
        #expect(view.collectionViewLayout === new && ended == [false, true])
    }

    @Test("raw values as in UIKit's headers")
    func rawValues() {
        let invalidation: [UICollectionView.SelfSizingInvalidation] = [
            .disabled, .enabled, .enabledIncludingConstraints,
        ]
        #expect(invalidation.map(\.rawValue) == [0, 1, 2])
        let cadences: [UICollectionView.ReorderingCadence] = [.immediate, .fast, .slow]
        #expect(cadences.map(\.rawValue) == [0, 1, 2])
    }

    @Test("geometry and counts")
    func geometry() throws {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(x: 5, y: 6, width: 100, height: 200), collectionViewLayout: layout)
        #expect(layout.collectionView === view && view.collectionViewLayout === layout)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 200) && view.frame.minX == 5)
        view.bounds = CGRect(x: 0, y: 30, width: 120, height: 200)
        #expect(view.contentOffset.y == 30 && view.frame.width == 120)
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.additionalContentInset.top = 10
        #expect(view.adjustedContentInset.top == 11)
        #expect(view.layoutMargins.left == 8 && view.safeAreaInsets == .zero)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.directionalLayoutMargins.leading == 2)
        view.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        #expect(view.directionalLayoutMargins.leading == 4 && view.isRightToLeft)
        view.directionalLayoutMargins = .init(top: 1, leading: 5, bottom: 3, trailing: 6)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 6, bottom: 3, right: 5))
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.numberOfSections == 0 && view.numberOfItems(inSection: 3) == 0)
        view.itemCounts = [2, 3]
        #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 3)
        let counts = Counts()
        view.dataSource = counts
        #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 7)
        view.reloadData()
        view.forgetPreferredSizes(of: [.cell(IndexPath(item: 0, section: 0))])
        #expect(view.contentSize.height > 0)
    }

    @Test("queries and scrolling")
    func queries() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = 20
        let view = collectionView(layout, [60])
        try view.layoutElements()
        let (path, header) = (IndexPath(item: 1, section: 0), UICollectionView.elementKindSectionHeader)
        let first = IndexPath(item: 0, section: 0)
        #expect(view.layoutAttributesForItem(at: path)?.indexPath == path)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: header, at: first)?.frame.height == 20)
        #expect(view.layoutAttributesForDecorationView(ofKind: "card", at: first) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 30)) == first)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 5)) == nil)
        #expect(view.indexPathsForVisibleItems.first == first)
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [first])
        view.scrollToItem(at: IndexPath(item: 59, section: 0), at: [.bottom, .centeredHorizontally], animated: true)
        #expect(view.contentOffset.y == view.contentSize.height - 480)
        view.scrollToItem(at: first, at: .top, animated: false)
        #expect(view.contentOffset.y == 20)
    }

    @Test("members for touches exist and do nothing")
    func interaction() {
        let view = collectionView(UICollectionViewFlowLayout(), [3])
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(.zero)
        view.endInteractiveMovement()
        view.cancelInteractiveMovement()
        #expect(view.reorderingCadence == .immediate && view.selfSizingInvalidation == .enabled)
        view.reorderingCadence = .slow
        view.selfSizingInvalidation = .enabledIncludingConstraints
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        var isDone = false
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { isDone = $0 }
        #expect(isDone)
    }

    @Test("flow layouts")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.estimatedItemSize == .zero)
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
        #expect(layout.sectionInsetReference == .fromContentInset)
        #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
        #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
        #expect(
            UICollectionViewFlowLayout.invalidationContextClass is UICollectionViewFlowLayoutInvalidationContext.Type)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.sectionInset.left = 4
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        layout.sectionInsetReference = .fromSafeArea
        #expect(layout.sectionInset == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
    }

    @Test("lists")
    func lists() {
        typealias List = UICollectionLayoutListConfiguration
        var list = List(appearance: .insetGrouped)
        #expect(list.appearance == .insetGrouped && list.showsSeparators)
        #expect(list.headerMode == .none && list.footerMode == .none && list.headerTopPadding == nil)
        #expect(list.itemSeparatorHandler == nil && list.contentHuggingElements == [])
        #expect(list.leadingSwipeActionsConfigurationProvider == nil)
        #expect(list.trailingSwipeActionsConfigurationProvider == nil)
        list.showsSeparators = false
        list.headerMode = .firstItemInSection
        list.footerMode = .supplementary
        list.headerTopPadding = 0
        list.contentHuggingElements = [.supplementaryHeader]
        let handler: List.ItemSeparatorHandler = { indexPath, configuration in
            var configuration = configuration
            configuration.topSeparatorVisibility = indexPath.item == 0 ? .hidden : .visible
            return configuration
        }
        list.itemSeparatorHandler = handler
        let swipe: List.SwipeActionsConfigurationProvider = { _ in
            let action = UIContextualAction(style: .normal, title: "Flag") { action, _, completion in
                #expect(action.style == .normal)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        list.leadingSwipeActionsConfigurationProvider = swipe
        let actions = list.leadingSwipeActionsConfigurationProvider?(IndexPath(item: 0, section: 0))
        #expect(actions?.performsFirstActionWithFullSwipe == true && actions?.actions.first?.title == "Flag")
        var separators = UIListSeparatorConfiguration(listAppearance: .plain)
        #expect(separators.topSeparatorVisibility == .automatic && separators.bottomSeparatorVisibility == .automatic)
        #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        separators.bottomSeparatorInsets.leading = 12
        list.separatorConfiguration = separators
        #expect(list.separatorConfiguration.bottomSeparatorInsets.leading == 12)
        let view = collectionView(UICollectionViewCompositionalLayout.list(using: list), [2])
        #expect(view.contentSize.height > 0)
    }
}
