import Foundation

extension UICollectionViewCompositionalLayout {
    /// Whether frames are mirrored: solved from left to right, shown from right to left.
    var isMirrored: Bool {
        flipsHorizontallyInOppositeLayoutDirection && collectionView?.isRightToLeft == true
    }

    func mirrored(_ rect: CGRect) -> CGRect {
        isMirrored ? rect.mirrored(inWidth: frames.contentSize.width) : rect
    }

    /// Where the content is scrolled to, in the coordinates of the solved frames.
    var scrollState: ScrollState {
        guard let collectionView else { return ScrollState(visible: .zero, orthogonalOffsets: [:]) }
        return ScrollState(
            visible: mirrored(collectionView.bounds.inset(by: collectionView.adjustedContentInset)),
            orthogonalOffsets: collectionView.requestedOrthogonalOffsets)
    }

    /// New attributes for a placed element, with what a visible items handler has changed.
    func attributes(_ placed: PlacedElement) -> UICollectionViewLayoutAttributes {
        let attributes = solvedAttributes(placed)
        if !visibleItemChanges.isEmpty { visibleItemChanges[placed.element]?.apply(to: attributes) }
        return attributes
    }

    /// New attributes for a placed element, as solved.
    func solvedAttributes(_ placed: PlacedElement) -> UICollectionViewLayoutAttributes {
        makeAttributes(placed, frame: mirrored(placed.frame))
    }
}
