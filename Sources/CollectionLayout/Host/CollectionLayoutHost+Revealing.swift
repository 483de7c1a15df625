import Foundation

extension CollectionLayoutHost {
    /// Scrolls just far enough to make an element visible, as UIKit does when the element gets the focus.
    ///
    /// 1. An orthogonal section scrolls the element between its leading and trailing insets; if it can't rest there,
    ///    the element is aligned with the leading inset.
    /// 2. Along the scrolling axis, the section's insets around the element are made visible as well, and so is the
    ///    section's header if it is directly above. A pinned header covers what is below it.
    /// 3. An element longer than the visible area is aligned with the start of that area.
    package func reveal(_ element: ElementIdentity) {
        guard let attributes = attributes(of: element) else { return }
        let revealing = collectionViewLayout.revealing(inSection: element.indexPath.section)
        if revealing.scrollsAcross, element.category == .cell {
            scrollAcross(to: element, from: attributes.frame, revealing)
        }
        guard let frame = self.attributes(of: element)?.frame else { return }
        for axis in revealing.scrollAxes {
            scroll(along: axis, to: frame, revealing, section: element.indexPath.section)
        }
    }

    /// The attributes of an element, or nil if it does not exist.
    package func attributes(of element: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryElement(ofKind: element.kind ?? "", at: element.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
        }
    }

    private func scrollAcross(to element: ElementIdentity, from frame: CGRect, _ revealing: SectionRevealing) {
        let axis = revealing.scrollAxes.first?.cross ?? .horizontal
        let section = element.indexPath.section
        let insets = revealing.insets.sides(rightToLeft: axis == .horizontal && isRightToLeft, axis)
        let near = bounds.near(axis) + insets.near
        let far = bounds.far(axis) - insets.far
        let sign: CGFloat = axis == .horizontal && isRightToLeft ? -1 : 1
        let start = orthogonalOffset(inSection: section)
        let shift = Self.leastShift(frame.near(axis), frame.far(axis), into: near, far)
        guard shift != 0 else { return }
        setOrthogonalOffset(start + sign * shift, inSection: section)
        guard let moved = attributes(of: element)?.frame,
            Self.leastShift(moved.near(axis), moved.far(axis), into: near, far) != 0
        else { return }
        let toLeading = sign > 0 ? frame.near(axis) - near : far - frame.far(axis)
        setOrthogonalOffset(start + toLeading, inSection: section)
    }

    private func scroll(along axis: Axis, to frame: CGRect, _ revealing: SectionRevealing, section: Int) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        let insets = revealing.insets.sides(rightToLeft: axis == .horizontal && isRightToLeft, axis)
        var near = frame.near(axis) - insets.near
        let far = frame.far(axis) + insets.far
        var start = visible.near(axis)
        for header in revealing.headers {
            let attributes = layoutAttributesForSupplementaryElement(
                ofKind: header.kind, at: IndexPath(item: 0, section: section))
            guard let attributes, attributes.frame.near(axis) < frame.near(axis) else { continue }
            if header.pins {
                start = max(start, visible.near(axis) + attributes.frame.size[axis])
            } else if attributes.frame.far(axis) >= near - 1 {
                near = min(near, attributes.frame.near(axis))
            }
        }
        let end = visible.far(axis)
        let fits = far - near <= end - start
        let shift =
            fits
            ? Self.leastShift(near, far, into: start, end)
            : Self.leastShift(frame.near(axis), frame.far(axis), into: start, end)
        let least = -inset.start(axis)
        let most = max(
            least, collectionViewLayout.collectionViewContentSize[axis] + inset.end(axis) - bounds.size[axis])
        contentOffset[axis] = min(max(contentOffset[axis] + shift, least), most)
    }

    /// The smallest shift that moves a span into another one; a longer span is aligned with the start.
    private static func leastShift(
        _ near: CGFloat, _ far: CGFloat, into start: CGFloat, _ end: CGFloat
    ) -> CGFloat {
        let tolerance: CGFloat = 1e-6
        if near < start - tolerance { return near - start }
        if far > end + tolerance { return min(far - end, near - start) }
        return 0
    }
}

/// The properties of a section that matter for scrolling to one of its elements.
struct SectionRevealing {
    /// The axes along which the collection view scrolls.
    var scrollAxes: [Axis]
    /// The insets around the section's content.
    var insets = NSDirectionalEdgeInsets.zero
    /// Whether the section scrolls orthogonally.
    var scrollsAcross = false
    /// The kinds of the section's headers, and whether they are pinned.
    var headers: [(kind: String, pins: Bool)] = []
}

extension UICollectionViewLayout {
    fileprivate func revealing(inSection section: Int) -> SectionRevealing {
        let header = CollectionElementKind.sectionHeader
        if let layout = self as? UICollectionViewFlowLayout {
            let inset = layout.sectionInset
            return SectionRevealing(
                scrollAxes: [layout.scrollDirection.axis],
                insets: NSDirectionalEdgeInsets(
                    top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right),
                headers: [(header, layout.sectionHeadersPinToVisibleBounds)])
        }
        guard let layout = self as? UICollectionViewCompositionalLayout, let plan = layout.plan else {
            return SectionRevealing(scrollAxes: Axis.both)
        }
        guard plan.sections.indices.contains(section), let number = plan.sections[section].plan else {
            return SectionRevealing(scrollAxes: [plan.scrollAxis])
        }
        let described = plan.plans[number]
        return SectionRevealing(
            scrollAxes: [plan.scrollAxis], insets: described.insets,
            scrollsAcross: described.orthogonalScrolling != .none,
            headers: described.boundaryItems.map { ($0.kind, $0.pins) })
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets at the lower and the higher coordinates of an axis.
    fileprivate func sides(rightToLeft: Bool, _ axis: Axis) -> (near: CGFloat, far: CGFloat) {
        rightToLeft ? (end(axis), start(axis)) : (start(axis), end(axis))
    }
}
