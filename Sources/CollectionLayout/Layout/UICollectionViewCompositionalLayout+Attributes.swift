import Foundation

extension UICollectionViewCompositionalLayout {
    /// Whether frames are mirrored: they are solved left to right and shown right to left.
    var isMirrored: Bool {
        flipsHorizontallyInOppositeLayoutDirection && collectionView?.isRightToLeft == true
    }

    func mirrored(_ rect: CGRect) -> CGRect {
        isMirrored ? rect.mirrored(inWidth: frames.contentSize.width) : rect
    }

    /// The scroll offsets in the coordinates of the solved frames.
    var scrollState: ScrollState {
        guard let collectionView else { return ScrollState(visible: .zero, orthogonalOffsets: [:]) }
        return ScrollState(
            visible: mirrored(collectionView.bounds.inset(by: collectionView.adjustedContentInset)),
            orthogonalOffsets: collectionView.requestedOrthogonalOffsets)
    }

    /// Creates attributes for a placed element, including the changes of a visible items handler.
    func attributes(_ placed: PlacedElement) -> UICollectionViewLayoutAttributes {
        let attributes = solvedAttributes(placed)
        if !visibleItemChanges.isEmpty { visibleItemChanges[placed.element]?.apply(to: attributes) }
        return attributes
    }

    /// Creates attributes for a placed element; nil if there is none.
    func attributes(ifPlaced placed: PlacedElement?) -> UICollectionViewLayoutAttributes? {
        if let placed { attributes(placed) } else { nil }
    }

    /// Creates attributes for a placed element as solved, without the changes of handlers.
    func solvedAttributes(_ placed: PlacedElement) -> UICollectionViewLayoutAttributes {
        makeAttributes(placed, frame: mirrored(placed.frame))
    }
}
