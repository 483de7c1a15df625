import Foundation

extension CollectionLayoutHost {
    /// Scrolls an item to a position, as far as the content allows.
    ///
    /// Along an axis without a position, it scrolls just far enough to show the item. An orthogonal section scrolls
    /// along its own axis, and stops where its behaviour allows. Nothing is animated.
    public func scrollToItem(at indexPath: IndexPath, at position: CollectionScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let (content, inset) = (collectionViewLayout.collectionViewContentSize, adjustedContentInset)
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
        _ frame: CGRect, _ visible: CGRect, _ axis: Axis, _ position: CollectionScrollPosition
    ) -> CGFloat {
        let anchors: [(CollectionScrollPosition, CGFloat)] =
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

/// The viewport of an orthogonal section.
struct OrthogonalWindow {
    /// The axis along which the section scrolls.
    var axis: Axis
    /// The frame in content coordinates; only its extent along the axis is meaningful.
    var frame: CGRect
    /// Whether offsets count from the far side, as in right-to-left layouts.
    var isReversed: Bool
}
