import CollectionLayout
import UIKitViews

extension UICollectionView {
    /// Whether cells and supplementary views that scroll out of sight are reused for other elements, as on a screen. By
    /// default, each item keeps its cell from image to image.
    ///
    /// Set it to find cells that show wrong content only after some scrolling: render the same collection view at
    /// several content offsets, one after the other.
    ///
    /// ```swift
    /// collectionView.reusesViewsOutOfSight = true
    /// for offset in [0, 44, 880, 0] as [CGFloat] {
    ///     collectionView.contentOffset.y = offset
    ///     _ = try ImageRenderer(view: collectionView).displayList()
    /// }
    /// ```
    public var reusesViewsOutOfSight: Bool {
        get { elements.reusesViewsOutOfSight }
        set { elements.reusesViewsOutOfSight = newValue }
    }
}
