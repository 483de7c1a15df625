import Foundation

/// The base class of layouts, which place the elements of a collection view.
///
/// A custom layout overrides ``prepare()``, ``collectionViewContentSize`` and the queries, as in UIKit.
///
/// Layouts are on the main actor. A renderer solves them on its own thread (`docs/main-actor.md`).
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    /// A length that the layout chooses, such as the space above the headers of a list.
    nonisolated public static let automaticDimension = CGFloat.greatestFiniteMagnitude

    /// Creates a layout.
    public override init() {}

    /// Creates a layout with the defaults; there are no storyboards from which to decode one. Subclasses in apps must
    /// declare it.
    public required init?(coder: NSCoder) {}

    /// The collection that uses the layout; a `UICollectionView` is its `collectionView`.
    public fileprivate(set) final weak var host: (any CollectionLayoutHost)?

    /// The first error found when the layout was last prepared.
    public internal(set) var lastError: CollectionLayoutError?

    /// The warnings found when the layout was last prepared.
    public internal(set) var warnings: [CollectionLayoutWarning] = []

    fileprivate(set) final var isPrepared = false
    package private(set) final var registeredDecorationKinds: [String: AnyClass] = [:]

    // MARK: Preparing

    /// Computes the layout; called before queries whenever the layout is invalid.
    open func prepare() {}

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Invalidates the layout: it is prepared again before the next query.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }

    /// Invalidates what the context specifies; overrides must call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        host?.layoutBecameInvalid()
    }

    /// Registers the class of decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registeredDecorationKinds[elementKind] = viewClass
    }

    /// The class of the attributes that the layout returns.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Queries

    /// The attributes of the elements that meet a rectangle, in content coordinates.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Whether a change of the bounds invalidates the layout; false by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The invalidation context for a change of the bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    /// Whether a preferred size invalidates the layout; false by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The invalidation context for a preferred size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    // MARK: Scrolling and direction

    /// The offset at which scrolling with a velocity ends; the proposed one by default.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset after an animated change; the proposed one by default.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The reading direction for which the layout was written.
    open var developmentLayoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

    /// Whether frames are mirrored in the opposite reading direction; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Called before an update in UIKit; never called yet, as nothing is animated here.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after an update in UIKit.
    open func finalizeCollectionViewUpdates() {}

    /// Called before an animated change of the bounds in UIKit.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after an animated change of the bounds in UIKit.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before another layout replaces this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout replaces another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts after one has replaced the other.
    open func finalizeLayoutTransition() {}

    /// The initial attributes of the cell of an inserted item; nil for its own place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The final attributes of the cell of a deleted item; nil for its own place.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The initial attributes of an inserted supplementary view; nil for its own place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The final attributes of a deleted supplementary view; nil for its own place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The initial attributes of an inserted decoration view; nil for its own place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The final attributes of a deleted decoration view; nil for its own place.
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

    /// The target of an item dragged to a position; nothing is dragged here, so the item stays.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }

    /// The attributes of a dragged item: those of the layout, centred at the position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    /// The invalidation context while items are dragged.
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

    /// The invalidation context when dragging ends.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Overridden by layouts of this module

    /// Whether ``prepare()`` measures preferred sizes.
    var measuresWhilePreparing: Bool { false }

    func orthogonalOffset(inSection section: Int) -> CGFloat { 0 }

    func orthogonalWindow(inSection section: Int) -> OrthogonalWindow? { nil }

    func scrollPositionChanged() {}

    func notifyVisibleItems() {}
}

extension UICollectionViewLayout {
    /// Creates a context of the layout's context class, or a plain one if that is not a class of contexts.
    fileprivate func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Creates attributes of the layout's attributes class for a placed element.
    func makeAttributes(_ placed: PlacedElement, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.represent(placed.element)
        attributes.frame = frame
        attributes.zIndex = placed.zIndex
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        let type: AnyClass = Self.layoutAttributesClass
        // Few layouts have their own class, and the cast takes longer than everything else here.
        if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
        return ((type as? UICollectionViewLayoutAttributes.Type) ?? UICollectionViewLayoutAttributes.self).init()
    }

    package func attach(to host: any CollectionLayoutHost) {
        self.host = host
        invalidateLayout()
    }

    package func detach() {
        host = nil
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
    /// - Throws: ``CollectionLayoutError`` for the first error found.
    public func validatedPrepare() throws(CollectionLayoutError) {
        prepareIfNeeded()
        if let lastError { throw (host?.faultPolicy ?? .throws).handled(lastError) }
    }
}
