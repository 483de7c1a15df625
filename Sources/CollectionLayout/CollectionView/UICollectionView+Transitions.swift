import Foundation

extension UICollectionView {
    /// Puts another layout in place; nothing is animated.
    ///
    /// The old layout is told that it is left, the new one that it takes over and asked where to scroll to, then both
    /// are told that it is done.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        let old = collectionViewLayout
        guard layout !== old else { return }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        collectionViewLayout = layout
        prepareLayoutIfNeeded()
        let proposed = layout.targetContentOffset(forProposedContentOffset: contentOffset)
        contentOffset =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
    }

    /// Puts another layout in place, then calls the completion with true; nothing is animated.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }
}
