import Foundation

/// The base of all layouts: says where the elements of a collection view are.
///
/// A layout of your own overrides ``prepare()``, ``collectionViewContentSize`` and the queries, as in UIKit.
///
/// Layouts are not on the main actor: they may be made and solved on any thread. `docs/main-actor.md` says what that
/// means for layouts of apps.
open class UICollectionViewLayout: NSObject {
    /// A length that the layout decides, such as the room above the headers of a list.
    public static let automaticDimension = CGFloat.greatestFiniteMagnitude

    /// A layout.
    public override init() {}

    /// A layout with the defaults; there are no storyboards to decode one from. Subclasses of apps have to have it.
    public required init?(coder: NSCoder) {}

    /// The collection view that the layout belongs to.
    public internal(set) weak var collectionView: UICollectionView?

    /// The first mistake found when the layout was last prepared.
    public internal(set) var lastError: CollectionLayoutError?

    /// What is probably not meant in the layout, found when it was last prepared.
    public internal(set) var warnings: [CollectionLayoutWarning] = []

    fileprivate(set) var isPrepared = false
    package private(set) final var registeredDecorationKinds: [String: AnyClass] = [:]

    // MARK: Preparing

    /// Computes the layout; called before queries whenever the layout is invalid.
    open func prepare() {}

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Makes the layout invalid: it is prepared again before the next query.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }

    /// Makes what the context names invalid; overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
    }

    /// Names the class of decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registeredDecorationKinds[elementKind] = viewClass
    }

    /// The class of the attributes that the layout hands out.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Queries

    /// The elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The cell of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// A supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// A decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Whether other bounds make the layout invalid; false by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What other bounds make invalid.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    /// Whether a preferred size makes the layout invalid; false by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What a preferred size makes invalid.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    // MARK: Scrolling and direction

    /// Where scrolling with a velocity ends; the proposal by default.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset after an animated change; the proposal by default.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The reading direction that the layout was written for.
    open var developmentLayoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

    /// Whether frames are mirrored in the other reading direction; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Told before an update; nothing here is animated, so nothing calls it yet.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Told after an update.
    open func finalizeCollectionViewUpdates() {}

    /// Told before an animated change of the bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Told after an animated change of the bounds.
    open func finalizeAnimatedBoundsChange() {}

    /// Told before another layout takes over.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Told before this layout takes over.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Told when this layout has taken over.
    open func finalizeLayoutTransition() {}

    /// Where the cell of a new item comes from; nil for its own place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where the cell of a removed item goes to; nil for its own place.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a new supplementary view comes from; nil for its own place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a removed supplementary view goes to; nil for its own place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a new decoration view comes from; nil for its own place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a removed decoration view goes to; nil for its own place.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The supplementary views that an update adds; none by default.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views that an update adds; none by default.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views that an update removes; none by default.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views that an update removes; none by default.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Reordering

    /// Where an item goes that is dragged to a position; nothing here is dragged, so it stays.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }

    /// The cell of an item that is dragged: as the layout has it, with its middle at the position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    /// What dragging items makes invalid.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// What letting go of dragged items makes invalid.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: What layouts of this module add

    /// Whether preferred sizes are asked for in ``prepare()``.
    var measuresWhilePreparing: Bool { false }

    func orthogonalOffset(inSection section: Int) -> CGFloat { 0 }

    func orthogonalWindow(inSection section: Int) -> OrthogonalWindow? { nil }

    func scrollPositionChanged() {}

    func notifyVisibleItems() {}
}

extension UICollectionViewLayout {
    /// A context of the layout's class for contexts, or a plain one where that class is not one of contexts.
    fileprivate func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Attributes of the layout's class for attributes, for a placed element.
    func makeAttributes(_ placed: PlacedElement, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.represent(placed.element)
        attributes.frame = frame
        attributes.zIndex = placed.zIndex
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        let type: AnyClass = Self.layoutAttributesClass
        // Few layouts have a class of their own, and a cast takes longer than all the rest.
        if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
        return ((type as? UICollectionViewLayoutAttributes.Type) ?? UICollectionViewLayoutAttributes.self).init()
    }

    func attach(to collectionView: UICollectionView) {
        self.collectionView = collectionView
        invalidateLayout()
    }

    func detach() {
        collectionView = nil
    }

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }
}

extension UICollectionViewLayout {
    /// Prepares the layout if it is invalid.
    ///
    /// - Throws: ``CollectionLayoutError`` for the first mistake found.
    public func validatedPrepare() throws(CollectionLayoutError) {
        prepareIfNeeded()
        if let lastError { throw (collectionView?.faultPolicy ?? .throws).handled(lastError) }
    }
}
