import CollectionLayout
import Foundation

extension LayoutObservation {
    /// Lays out a case in all the ways that the checks compare.
    @MainActor
    init(_ random: RandomCase) {
        var dice = random.dice
        let view = random.view()
        try? view.layoutElements()
        counts = random.counts
        pixel = 1 / random.scale
        contentSize = view.contentSize
        elements = view.everything
        if case .compositional(_, let sections) = random.layout {
            for (index, section) in sections.enumerated() where section.isRegular {
                groups[index] = view.groupRects(section: index, in: elements)
                if !section.isOrthogonal { coveredSections.insert(index) }
            }
        } else {
            coveredSections = random.flowSectionsCoveringCells
        }
        orders = random.orders(of: elements, in: view)
        queries = (0..<6).map { _ in
            let rect = dice.rect()
            return (rect, view.layoutAttributes(in: rect).map(\.elementIdentity))
        }
        view.collectionViewLayoutInvalidated()
        again = view.everything
        fresh = random.view().everything
        observeEstimates(random, &dice)
        let other = random.view()
        named = dice.shuffled(elements.map(\.identity)).compactMap { other.element($0) }
        let mirror = random.view(mirroring: contentSize.width)
        mirrored = mirror.everything
        mirroredWidth = mirror.contentSize.width
        observePrefix(random, &dice)
        observePins(random)
        observeRests(random, view, &dice)
    }

    /// The same layout without measuring, and with cells that prefer their estimated size.
    @MainActor
    private mutating func observeEstimates(_ random: RandomCase, _ dice: inout Dice) {
        let offset = dice.chance(30) ? nil : dice.length(-40...500)
        let views = [random.view(), random.view()]
        views[0].preferredSizeProvider = nil
        views[1].preferredSizeProvider = { $0.proposedSize }
        for view in views {
            for section in counts.indices { view.setOrthogonalOffset(offset, inSection: section) }
        }
        unmeasured = views[0].everything
        estimated = views[1].everything
        estimatedContentSizes = views.map(\.contentSize)
    }

    @MainActor
    private mutating func observePrefix(_ random: RandomCase, _ dice: inout Dice) {
        let section = dice.count(0...counts.count - 1)
        let item = dice.count(0...counts[section])
        let keepsItems = random.keepsItemsInPlace(section)
        // Fewer items of the last section, or fewer sections.
        var fewer = Array(counts[...section])
        if keepsItems { fewer[section] = item }
        let cells = random.view(counts: fewer).everything.filter(\.isCell)
        // A section without length returns nothing, and trimming or negative spacing may reduce its length to zero.
        let answering = [elements.filter(\.isCell), cells].map { Set($0.map(\.identity.indexPath.section)) }
        let both = answering[0].intersection(answering[1])
        prefix = cells.filter { both.contains($0.identity.indexPath.section) }
        prefixCount = fewer.enumerated().filter { both.contains($0.offset) }.reduce(0) { $0 + $1.element }
    }

    @MainActor
    private mutating func observePins(_ random: RandomCase) {
        guard !random.pinnedKinds.isEmpty else { return }
        let axis = random.scrollDirection
        // Far before the content, views at the start are not pinned; far behind it, those at the end are not.
        let before = random.view(offset: axis.offset(-100_000)).everything
        let behind = random.view(offset: axis.offset(100_000)).everything
        for (section, kinds) in random.pinnedKinds {
            for (kind, isAtStart) in kinds {
                func range(_ elements: [Element], _ kind: String) -> ClosedRange<CGFloat>? {
                    elements.first { $0.identity.kind == kind && $0.identity.indexPath.section == section }
                        .map { axis.range($0.frame) }
                }
                guard let shown = range(elements, kind), let natural = range(isAtStart ? before : behind, kind) else {
                    continue
                }
                let bounds: ClosedRange<CGFloat>?
                if let outline = range(elements, RandomSection.outline) {
                    bounds = outline
                } else {
                    // Flow sections extend from the unpinned header to the unpinned footer.
                    let start = range(before, CollectionElementKind.sectionHeader)
                    let end = range(behind, CollectionElementKind.sectionFooter)
                    bounds = start.flatMap { start in
                        end.map { min(start.lowerBound, $0.upperBound)...max(start.lowerBound, $0.upperBound) }
                    }
                }
                guard let bounds else { continue }
                pins.append(Pinned(name: "\(kind) \(section)", natural: natural, shown: shown, section: bounds))
            }
        }
    }

    @MainActor
    private mutating func observeRests(_ random: RandomCase, _ view: StandaloneLayoutHost, _ dice: inout Dice) {
        guard case .compositional(_, let sections) = random.layout else { return }
        for (index, section) in sections.enumerated() where section.isOrthogonal {
            for _ in 0..<2 {
                let requested = dice.length(-40...500)
                view.setOrthogonalOffset(requested, inSection: index)
                let resting = view.orthogonalOffset(inSection: index)
                view.setOrthogonalOffset(resting, inSection: index)
                rests.append(
                    Rest(requested: requested, resting: resting, again: view.orthogonalOffset(inSection: index)))
            }
        }
    }
}

extension StandaloneLayoutHost {
    fileprivate var everything: [LayoutObservation.Element] {
        attributes(onlyVisible: false).map(LayoutObservation.Element.init)
    }

    fileprivate func element(_ identity: ElementIdentity) -> LayoutObservation.Element? {
        (try? validatedAttributes(of: identity)).map(LayoutObservation.Element.init)
    }

    /// Invalidates the layout, so that everything is measured again.
    fileprivate func collectionViewLayoutInvalidated() { forgetPreferredSizes() }

    /// The groups of a section, from the marks at two of their corners.
    fileprivate func groupRects(section: Int, in elements: [LayoutObservation.Element]) -> [CGRect] {
        func marks(_ kind: String) -> [LayoutObservation.Element] {
            elements.filter { $0.identity.kind == kind && $0.identity.indexPath.section == section }
                .sorted { $0.identity < $1.identity }
        }
        return zip(marks(RandomGroup.nearMark), marks(RandomGroup.farMark)).map { near, far in
            CGRect(
                x: near.frame.minX, y: near.frame.minY, width: far.frame.minX - near.frame.minX,
                height: far.frame.minY - near.frame.minY)
        }
    }
}

@MainActor
extension RandomCase {
    @MainActor
    fileprivate var scrollDirection: CollectionScrollDirection {
        switch layout {
        case .compositional(let configuration, _): configuration.scrollDirection
        case .flow(let flow): flow.scrollDirection
        }
    }

    /// Lines contain their items, unless one is wider than its line or spacing is negative.
    fileprivate var flowSectionsCoveringCells: Set<Int> {
        guard case .flow(let flow) = layout, !(flow.isEstimated && isMeasured), flow.lineSpacing >= 0,
            flow.inset.top >= 0
        else { return [] }
        let room = scrollDirection == .vertical ? size.width : size.height
        let isNarrow = flow.sizes.allSatisfy { (scrollDirection == .vertical ? $0.width : $0.height) < room - 120 }
        return isNarrow ? Set(counts.indices) : []
    }

    fileprivate func keepsItemsInPlace(_ section: Int) -> Bool {
        guard case .compositional(_, let sections) = layout, !isMeasured,
            case .section = sections[section].description
        else { return false }
        return sections[section].keepsItemsInPlace
    }

    fileprivate var pinnedKinds: [Int: [String: Bool]] {
        switch layout {
        case .compositional(_, let sections):
            return Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0.offset, $0.element.pins) })
                .filter { !$0.value.isEmpty }
        case .flow(let flow):
            var kinds: [String: Bool] = [:]
            if flow.pinsHeaders { kinds[CollectionElementKind.sectionHeader] = true }
            if flow.pinsFooters { kinds[CollectionElementKind.sectionFooter] = false }
            return kinds.isEmpty ? [:] : Dictionary(uniqueKeysWithValues: counts.indices.map { ($0, kinds) })
        }
    }

    /// The z-indexes that the rules allow: visible pinned views are above everything, cells above backgrounds.
    fileprivate func orders(
        of elements: [LayoutObservation.Element], in view: StandaloneLayoutHost
    ) -> [ElementIdentity: Set<Int>] {
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        var orders: [ElementIdentity: Set<Int>] = [:]
        for element in elements {
            orders[element.identity] = self.orders(of: element, visible: visible, pixel: 1 / scale)
        }
        return orders
    }

    private func orders(
        of element: LayoutObservation.Element, visible: CGRect, pixel: CGFloat
    ) -> Set<Int> {
        let (kind, section) = (element.identity.kind ?? "", element.identity.indexPath.section)
        switch layout {
        case .flow(let flow):
            if element.isCell { return [0] }
            let pins = kind == CollectionElementKind.sectionHeader ? flow.pinsHeaders : flow.pinsFooters
            return [pins ? 10 : 1]
        case .compositional(_, let sections):
            if kind == "global" { return [1] }
            let described = sections[section]
            if element.isCell {
                return Set(described.cellOrders.map { $0 + (described.isDecorated ? 1 : 0) })
            }
            guard let order = described.orders[kind] else { return [] }
            guard described.pins[kind] != nil else { return [order] }
            let raised = order + 1_000_000_000
            // Frames are rounded after that decision, so both are right within a pixel of the edge.
            if !element.frame.insetBy(dx: -pixel, dy: -pixel).intersects(visible) { return [order] }
            let inner = element.frame.insetBy(dx: pixel, dy: pixel)
            return !inner.isNull && inner.intersects(visible) ? [raised] : [order, raised]
        }
    }
}

extension CollectionScrollDirection {
    fileprivate func range(_ frame: CGRect) -> ClosedRange<CGFloat> {
        self == .vertical ? frame.minY...frame.maxY : frame.minX...frame.maxX
    }
}
