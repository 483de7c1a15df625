import Foundation

extension LayoutFrames {
    /// Returns the elements whose frames meet the rectangle, section by section: backgrounds, cells and their
    /// supplementary views, boundary items; then the layout's own boundary items.
    ///
    /// Backgrounds are included if they touch it, other elements only if they overlap it. A rectangle without area
    /// therefore meets only backgrounds, as measured on UIKit.
    func elements(in rect: CGRect, _ state: ScrollState) -> [PlacedElement] {
        var found: [PlacedElement] = []
        visitElements(in: rect, state) { found.append($0) }
        return found
    }

    /// Visits ``elements(in:_:)`` one by one, so that a hundred thousand of them need not be in memory at once.
    func visitElements(in rect: CGRect, _ state: ScrollState, _ body: (PlacedElement) -> Void) {
        guard !rect.hasNaN else { return }
        let rect = rect.standardized
        let slack = 1 / grid.scale
        for index in sections(meeting: rect.near(scrollAxis) - slack, rect.far(scrollAxis) + slack) {
            visit(sections[index], in: rect, state, body)
        }
        for item in boundary {
            let placed = place(item, at: Self.ownPath, moved: .zero, state)
            if placed.frame.overlaps(rect) { body(placed) }
        }
    }

    /// Returns an element with its final frame, or nil if the layout does not have it.
    func element(_ element: ElementIdentity, _ state: ScrollState) -> PlacedElement? {
        let path = element.indexPath
        if element.category == .supplementaryView, path == Self.ownPath,
            let item = boundary.first(where: { $0.kind == element.kind })
        {
            return place(item, at: path, moved: .zero, state)
        }
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        let shape = section.shape
        switch element.category {
        case .cell: return shape.run.cell(path.item).map { place($0, in: section, shift: runShift(section, state)) }
        case .supplementaryView:
            guard let kind = element.kind else { return nil }
            if let item = shape.boundaryItem(element) {
                return place(item, at: path, moved: offset(of: section), state)
            }
            return shape.run.supplementary(kind: kind, index: path.item).map {
                place($0, in: section, shift: runShift(section, state))
            }
        case .decorationView:
            guard shape.length > 0, shape.decorations.indices.contains(path.item),
                shape.decorations[path.item].kind == element.kind
            else { return nil }
            return place(shape.decorations[path.item], index: path.item, in: section)
        }
    }

    private func visit(
        _ section: SectionFrames, in rect: CGRect, _ state: ScrollState, _ body: (PlacedElement) -> Void
    ) {
        let shape = section.shape
        guard shape.length > 0 else { return }
        for (index, decoration) in shape.decorations.enumerated() {
            let placed = place(decoration, index: index, in: section)
            if placed.frame.touches(rect) { body(placed) }
        }
        let axis = shape.row == nil ? scrollAxis : scrollAxis.cross
        let origin = runShift(section, state)
        let shift = origin[axis]
        let slack = 1 / grid.scale
        shape.run.visit(from: rect.near(axis) - shift - slack, to: rect.far(axis) - shift + slack) { member in
            let placed = place(member, in: section, shift: origin)
            if placed.frame.overlaps(rect) { body(placed) }
        }
        let path = IndexPath(item: 0, section: section.section)
        for item in shape.boundary {
            let placed = place(item, at: path, moved: offset(of: section), state)
            if placed.frame.overlaps(rect) { body(placed) }
        }
    }

    // MARK: Final frames

    private func offset(of section: SectionFrames) -> CGPoint {
        CGPoint(scrollAxis, along: section.start, across: 0)
    }

    /// The offset from the run's coordinates to the content's, including the section's own scrolling.
    func runShift(_ section: SectionFrames, _ state: ScrollState) -> CGPoint {
        var shift = offset(of: section) + section.shape.runOrigin
        if section.shape.row != nil { shift[scrollAxis.cross] -= state.offset(of: section) }
        return shift
    }

    private func place(_ member: GroupRun.Element, in section: SectionFrames, shift: CGPoint) -> PlacedElement {
        let path = IndexPath(item: member.index, section: section.section)
        return PlacedElement(
            element: member.kind.map { .supplementary($0, path) } ?? .cell(path),
            frame: grid.rounded(member.frame.moved(by: shift)),
            zIndex: member.zIndex.raised(by: member.kind == nil ? section.shape.cellRaise : 0))
    }

    private func place(
        _ item: BoundaryFrame, at path: IndexPath, moved: CGPoint, _ state: ScrollState
    ) -> PlacedElement {
        let element = ElementIdentity.supplementary(item.kind, path)
        guard let pin = item.pin else {
            return PlacedElement(
                element: element, frame: grid.rounded(item.frame.moved(by: moved)), zIndex: item.zIndex)
        }
        let visible = state.visible.moved(by: .zero - moved)
        let pinned = pin.frame(item.frame, visible: visible, axis: scrollAxis)
        let raised = pinned.overlaps(visible) ? Pin.raise : 0
        return PlacedElement(
            element: element, frame: grid.rounded(pinned.moved(by: moved)), zIndex: item.zIndex.raised(by: raised))
    }

    private func place(_ decoration: DecorationPlan, index: Int, in section: SectionFrames) -> PlacedElement {
        let size = CGSize(scrollAxis, along: section.shape.length, across: contentSize[scrollAxis.cross])
        let inner = decoration.insets.reducing(size)
        let frame = CGRect(
            origin: offset(of: section) + decoration.insets.corner,
            size: CGSize(width: max(0, inner.width), height: max(0, inner.height)))
        return PlacedElement(
            element: .decoration(decoration.kind, IndexPath(item: index, section: section.section)),
            frame: grid.rounded(frame), zIndex: decoration.zIndex)
    }
}

extension Int {
    /// The sum, or the largest integer if it would overflow.
    fileprivate func raised(by amount: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(amount)
        return overflows ? .max : sum
    }
}
