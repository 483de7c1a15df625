import Foundation

/// The parts of a layout that are no longer valid.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context without invalid elements.
    public required override init() {}

    /// Whether everything must be laid out again.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items must be queried again.
    open internal(set) var invalidateDataSourceCounts = false
    /// The invalid items, sorted and without duplicates; nil until one is added.
    public private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalid supplementary views by kind; nil until one is added.
    public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalid decoration views by kind; nil until one is added.
    public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The previous index paths of dragged items; nil if none are dragged.
    public internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The target index paths of dragged items; nil if none are dragged.
    public internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The position of dragged items, in content coordinates.
    public internal(set) var interactiveMovementTarget: CGPoint = .zero
    /// The change of the content offset.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// The change of the content size.
    open var contentSizeAdjustment: CGSize = .zero

    /// Adds invalid items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.merge(invalidatedItemIndexPaths, indexPaths)
    }

    /// Adds invalid supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let old = invalidatedSupplementaryIndexPaths?[elementKind]
        invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
        invalidatedSupplementaryIndexPaths?[elementKind] = Self.merge(old, indexPaths)
    }

    /// Adds invalid decoration views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let old = invalidatedDecorationIndexPaths?[elementKind]
        invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
        invalidatedDecorationIndexPaths?[elementKind] = Self.merge(old, indexPaths)
    }

    private static func merge(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
        Set((old ?? []) + new).sorted()
    }
}
