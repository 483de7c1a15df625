import Foundation

/// What of a flow layout is no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be asked again; true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether frames are to be computed again; true by default.
    open var invalidateFlowLayoutAttributes = true
}
