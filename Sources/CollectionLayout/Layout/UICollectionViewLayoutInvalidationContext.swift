import Foundation

/// What of a layout is no longer valid.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A context for everything that is named in it.
    public required override init() {}

    /// Whether everything is to be laid out again.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are to be asked again.
    open internal(set) var invalidateDataSourceCounts = false
    /// The named items, sorted and without repetition; nil until one is named.
    public private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The named supplementary views by kind; nil until one is named.
    public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The named decoration views by kind; nil until one is named.
    public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Where dragged items were; nil where none are dragged.
    public internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where dragged items are; nil where none are dragged.
    public internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where dragged items are held, in content coordinates.
    public internal(set) var interactiveMovementTarget: CGPoint = .zero
    /// How far the content offset is to be moved.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// How much the content size changes.
    open var contentSizeAdjustment: CGSize = .zero

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.merge(invalidatedItemIndexPaths, indexPaths)
    }

    /// Names supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let old = invalidatedSupplementaryIndexPaths?[elementKind]
        invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
        invalidatedSupplementaryIndexPaths?[elementKind] = Self.merge(old, indexPaths)
    }

    /// Names decoration views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let old = invalidatedDecorationIndexPaths?[elementKind]
        invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
        invalidatedDecorationIndexPaths?[elementKind] = Self.merge(old, indexPaths)
    }

    private static func merge(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
        Set((old ?? []) + new).sorted()
    }
}
