import Foundation

/// The parts of a flow layout that are no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate must be asked for sizes again; true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether frames must be recomputed; true by default.
    open var invalidateFlowLayoutAttributes = true
}
