import Foundation

extension UICollectionViewCompositionalLayout {
    /// The mirror of the solved frames.
    var mirror: ReadingMirror { mirror(inWidth: frames.contentSize.width) }

    /// The scroll offsets in the coordinates of the solved frames.
    var scrollState: ScrollState {
        guard let host else { return ScrollState(visible: .zero, orthogonalOffsets: [:]) }
        return ScrollState(
            visible: mirror(host.bounds.inset(by: host.adjustedContentInset)),
            orthogonalOffsets: host.requestedOrthogonalOffsets)
    }

    /// Creates attributes for a placed element, including the changes of a visible items handler.
    func attributes(_ placed: PlacedElement, _ mirror: ReadingMirror) -> UICollectionViewLayoutAttributes {
        let attributes = solvedAttributes(placed, mirror)
        if !visibleItemChanges.isEmpty { visibleItemChanges[placed.element]?.apply(to: attributes) }
        return attributes
    }

    /// Creates attributes for a placed element; nil if there is none.
    func attributes(ifPlaced placed: PlacedElement?) -> UICollectionViewLayoutAttributes? {
        if let placed { attributes(placed, mirror) } else { nil }
    }

    /// Creates attributes for a placed element as solved, without the changes of handlers.
    func solvedAttributes(_ placed: PlacedElement, _ mirror: ReadingMirror) -> UICollectionViewLayoutAttributes {
        makeAttributes(placed, frame: mirror(placed.frame))
    }
}
