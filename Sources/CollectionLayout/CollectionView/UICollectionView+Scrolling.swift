import Foundation

extension UICollectionView {
    /// Scrolls so that an item lies at a position, as far as the content reaches.
    ///
    /// An axis without a position scrolls just far enough to show the item. In a section that scrolls across, the section
    /// does that along its own axis, and comes to rest where its behaviour allows. Nothing is animated.
    public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let (content, inset) = (contentSize, adjustedContentInset)
        let window = collectionViewLayout.orthogonalWindow(inSection: indexPath.section)
        let visible = bounds.inset(by: inset)
        var offset = contentOffset
        for axis in Axis.both {
            if let window, window.axis == axis {
                let shift = Self.shift(frame, window.frame, axis, position)
                let along = window.isReversed ? -shift : shift
                setOrthogonalOffset(
                    orthogonalOffset(inSection: indexPath.section) + along, inSection: indexPath.section)
                continue
            }
            let shift = Self.shift(frame, visible, axis, position)
            let least = -inset.start(axis)
            let most = max(least, content[axis] + inset.end(axis) - bounds.size[axis])
            offset[axis] = min(max(offset[axis] + shift, least), most)
        }
        contentOffset = offset
    }

    private static func shift(
        _ frame: CGRect, _ visible: CGRect, _ axis: Axis, _ position: ScrollPosition
    ) -> CGFloat {
        let anchors: [(ScrollPosition, CGFloat)] =
            axis == .horizontal
            ? [(.left, 0), (.centeredHorizontally, 0.5), (.right, 1)]
            : [(.top, 0), (.centeredVertically, 0.5), (.bottom, 1)]
        if let anchor = anchors.first(where: { position.contains($0.0) })?.1 {
            return frame.near(axis) + anchor * frame.size[axis] - visible.near(axis) - anchor * visible.size[axis]
        }
        if frame.near(axis) < visible.near(axis) { return frame.near(axis) - visible.near(axis) }
        return max(0, min(frame.far(axis) - visible.far(axis), frame.near(axis) - visible.near(axis)))
    }
}

/// The window through which a section that scrolls across is seen.
struct OrthogonalWindow {
    /// The direction in which the section scrolls.
    var axis: Axis
    /// In content coordinates, along the axis; the other axis says nothing.
    var frame: CGRect
    /// Whether offsets count from the far side, as they do where one reads from right to left.
    var isReversed: Bool
}
