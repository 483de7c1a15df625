import CollectionLayout

extension UICollectionView {
    /// Whether cells and supplementary views that scroll out of sight are reused for others, as on a screen; false by
    /// default, which keeps the cell of each item from image to image.
    ///
    /// With it, mistakes of cells that show only after some scrolling show in images, too: render the same collection
    /// view at several content offsets, one after the other.
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
