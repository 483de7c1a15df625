import Foundation

extension UICollectionViewCompositionalLayout {
    /// Calls the visible items handlers, from the last section to the first.
    ///
    /// Source: compositional layout rules, orthogonal sections: the items are the section's visible elements, first
    /// cells, then supplementary and decoration views. Frames are in content coordinates, without the section's own
    /// scrolling. Values that a handler sets persist until it sets others.
    func callVisibleItemsHandlers() {
        call(visibleItemsHandlers.reversed())
    }

    /// Calls the handler of an orthogonal section that has scrolled; other handlers are not called.
    func callVisibleItemsHandlers(ofSection section: Int) {
        // Handlers are sorted by section.
        var (low, high) = (0, visibleItemsHandlers.count)
        while low < high {
            let middle = (low + high) / 2
            if visibleItemsHandlers[middle].section < section { low = middle + 1 } else { high = middle }
        }
        guard low < visibleItemsHandlers.count, visibleItemsHandlers[low].section == section else { return }
        call([visibleItemsHandlers[low]])
    }

    private func call(
        _ handlers: [(section: Int, handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler)]
    ) {
        guard let host else { return }
        for (section, handler) in handlers where frames.sections.indices.contains(section) {
            let solved = visibleItems(of: frames.sections[section], host)
            var items: [UICollectionViewLayoutAttributes] = []
            for item in solved { items.append(item.copied()) }
            for item in items { visibleItemChanges[item.elementIdentity]?.apply(to: item) }
            handler(items, handlerOffset(frames.sections[section], host), environment)
            for (item, base) in zip(items, solved) {
                visibleItemChanges[item.elementIdentity] = VisibleItemChange(from: base, to: item)
            }
        }
    }

    private func visibleItems(
        of section: SectionFrames, _ host: any CollectionLayoutHost
    ) -> [UICollectionViewLayoutAttributes] {
        let state = scrollState
        let mirror = mirror
        let rowOffset = CGPoint(frames.scrollAxis.cross, along: state.offset(of: section), across: 0)
        var items: [UICollectionViewLayoutAttributes] = []
        for placed in frames.elements(of: section, in: mirror(host.bounds), state) {
            var unscrolled = placed
            if section.scrolls(placed.element) { unscrolled.frame = placed.frame.moved(by: rowOffset) }
            items.append(solvedAttributes(unscrolled, mirror))
        }
        return items
    }

    /// The section's own offset, or that of the collection view if the section does not scroll orthogonally.
    private func handlerOffset(_ section: SectionFrames, _ host: any CollectionLayoutHost) -> CGPoint {
        guard section.shape.row != nil else { return host.contentOffset }
        return CGPoint(frames.scrollAxis.cross, along: scrollState.offset(of: section), across: 0)
    }
}

extension LayoutFrames {
    /// The elements of a section that meet a rectangle, in order.
    fileprivate func elements(of section: SectionFrames, in rect: CGRect, _ state: ScrollState) -> [PlacedElement] {
        elements(in: rect, state)
            .filter { $0.element.indexPath.section == section.section && $0.element.indexPath.item != .max }
            .sorted { $0.element < $1.element }
    }
}

extension SectionFrames {
    /// Whether an element scrolls with the section's row, as cells and the views anchored to them do.
    fileprivate func scrolls(_ element: ElementIdentity) -> Bool {
        shape.row != nil && element.category != .decorationView && shape.boundaryItem(element) == nil
    }
}
