import CollectionLayout
import Foundation

extension UICollectionView {
    /// Replaces the layout; nothing is animated.
    ///
    /// The old layout is told about the transition, then the new one, which is also asked for the content offset.
    /// Finally both are told that the transition has ended.
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

    /// Replaces the layout, then calls the completion with true; nothing is animated.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setCollectionViewLayout(layout, animated: animated)
        Completions.run(completion, finished: true)
    }
}
