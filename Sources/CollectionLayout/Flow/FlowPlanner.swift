import Foundation

/// Converts a flow layout's properties, the sizes of its host and measured sizes into a plan.
///
/// Source: flow layout rules, self-sizing, measured on UIKit: unmeasured items take the average size of the measured
/// ones, or the estimate if there are none. The average is taken over the whole layout; that part was not measured.
/// Sizes that the host provides are kept.
@MainActor
struct FlowPlanner {
    let layout: UICollectionViewFlowLayout
    let host: any CollectionLayoutHost
    private(set) var errors: [CollectionLayoutError] = []
    private(set) var warnings: [CollectionLayoutWarning] = []

    /// The items that this pass measures; nil means all.
    private let measuredItems: Set<ElementIdentity>?
    /// The sum and the number of the measured sizes.
    private var measuredTotal: (size: CGSize, count: Int) = (.zero, 0)
    /// The items that take the average size, by section.
    private var averageItems: [Int: [Int]] = [:]

    /// What differs from item to item and from section to section.
    private let provided: (any FlowLayoutSizes)?
    private let axis: Axis
    private let crossLength: CGFloat

    init(
        layout: UICollectionViewFlowLayout, host: any CollectionLayoutHost,
        measuring measuredItems: Set<ElementIdentity>? = nil
    ) {
        self.measuredItems = measuredItems
        self.layout = layout
        self.host = host
        provided = host.flowLayoutSizes(for: layout)
        axis = layout.scrollDirection.axis
        let inset = host.adjustedContentInset
        crossLength = host.bounds.size[axis.cross] - inset.start(axis.cross) - inset.end(axis.cross)
    }

    mutating func plan() -> FlowPlan {
        var sections: [FlowPlan.Section] = []
        for index in 0..<host.usableSectionCount { sections.append(section(index)) }
        fillInAverages(&sections)
        return FlowPlan(
            scrollAxis: axis, crossLength: max(0, crossLength), scale: host.traitCollection.displayScale,
            alignment: layout.lineAlignment, sections: sections)
    }

    private mutating func section(_ index: Int) -> FlowPlan.Section {
        let inset = provided?.inset(forSection: index) ?? layout.sectionInset
        let lines = provided?.minimumLineSpacing(forSection: index) ?? layout.minimumLineSpacing
        let items = provided?.minimumInteritemSpacing(forSection: index) ?? layout.minimumInteritemSpacing
        let header = provided?.referenceSizeForHeader(inSection: index) ?? layout.headerReferenceSize
        let footer = provided?.referenceSizeForFooter(inSection: index) ?? layout.footerReferenceSize
        var section = FlowPlan.Section(
            sizes: .uniform(.zero, count: 0), inset: .zero, lineSpacing: 0, interitemSpacing: 0, header: 0, footer: 0)
        for (property, values) in [
            ("sectionInset", inset.values), ("minimumLineSpacing", [lines]), ("minimumInteritemSpacing", [items]),
            ("headerReferenceSize", [header.width, header.height]),
            ("footerReferenceSize", [footer.width, footer.height]),
        ] where !isUsable(values, property, section: index) { return section }
        section.inset = referenced(inset)
        section.lineSpacing = lines
        section.interitemSpacing = items
        section.header = max(0, header[axis])
        section.footer = max(0, footer[axis])
        section.sizes = sizes(index, within: section.inset)
        return section
    }

    /// Across the scroll direction, the inset grows by the part of the reference that the content inset does not cover.
    private func referenced(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch layout.sectionInsetReference {
        case .fromContentInset: return inset
        case .fromSafeArea: reference = host.safeAreaInsets
        case .fromLayoutMargins: reference = host.layoutMargins
        }
        let content = host.adjustedContentInset
        var result = inset
        if axis == .vertical {
            result.left = max(inset.left + reference.left - content.left, 0)
            result.right = max(inset.right + reference.right - content.right, 0)
        } else {
            result.top = max(inset.top + reference.top - content.top, 0)
            result.bottom = max(inset.bottom + reference.bottom - content.bottom, 0)
        }
        return result
    }

    // MARK: Sizes

    private mutating func sizes(_ section: Int, within inset: UIEdgeInsets) -> FlowPlan.Sizes {
        let count = host.usableItemCount(inSection: section)
        guard count > 0 else { return .uniform(.zero, count: 0) }
        let measures = layout.estimatedItemSize != .zero && host.preferredSizes.provider != nil
        let base = layout.estimatedItemSize == .zero ? layout.itemSize : layout.initialEstimate
        if provided == nil, !measures {
            guard isUsable([base.width, base.height], "itemSize", section: section) else { return .listed([]) }
            let size = Self.positive(base)
            warn(size, section: section, item: 0, within: inset)
            return .uniform(size, count: count)
        }
        guard count <= LayoutLimits.listedItems else {
            errors.append(
                .tooManyListedItems(section: section, count: count, limit: LayoutLimits.listedItems))
            return .listed([])
        }
        let measuring = measures ? self.measuring(within: inset) : nil
        if let measuring, measuredItems == nil, provided == nil, Self.isUsable(base.width), Self.isUsable(base.height) {
            let size = Self.positive(base)
            host.preferredSizes.measureAhead(count: count) { item in
                PreferredSizeRequest(
                    element: .cell(IndexPath(item: item, section: section)), proposedSize: size,
                    availableSize: measuring.room, estimatedAxes: .both)
            }
        }
        var sizes: [CGSize] = []
        sizes.reserveCapacity(count)
        for item in 0..<count {
            let path = IndexPath(item: item, section: section)
            var size = provided?.sizeForItem(at: path) ?? base
            if size == UICollectionViewFlowLayout.automaticSize { size = layout.initialEstimate }
            guard Self.isUsable(size.width), Self.isUsable(size.height) else {
                _ = isUsable([size.width, size.height], "itemSize", section: section)
                return .listed([])
            }
            size = Self.positive(size)
            if let measuring {
                let measured = measuring.context.preferredSize(
                    of: .cell(path), proposing: size, within: measuring.room, axes: .both)
                if let measured {
                    size = measured
                    measuredTotal.size.width += size.width
                    measuredTotal.size.height += size.height
                    measuredTotal.count += 1
                } else if measuredItems?.contains(.cell(path)) == false, size == Self.positive(layout.initialEstimate) {
                    averageItems[section, default: []].append(item)
                }
            }
            warn(size, section: section, item: item, within: inset)
            sizes.append(size)
        }
        return Self.sizes(sizes)
    }

    nonisolated private static func sizes(_ sizes: [CGSize]) -> FlowPlan.Sizes {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) { return .uniform(first, count: sizes.count) }
        return .listed(sizes)
    }

    private func fillInAverages(_ sections: inout [FlowPlan.Section]) {
        guard measuredTotal.count > 0 else { return }
        let count = CGFloat(measuredTotal.count)
        let average = CGSize(width: measuredTotal.size.width / count, height: measuredTotal.size.height / count)
        for (section, items) in averageItems {
            var sizes = sections[section].sizes.list
            for item in items where sizes.indices.contains(item) { sizes[item] = average }
            sections[section].sizes = Self.sizes(sizes)
        }
    }

    /// The context that measures the cells of a section, and the size available to them.
    private func measuring(within inset: UIEdgeInsets) -> (context: SolverContext, room: CGSize) {
        let (host, measuredItems) = (host, measuredItems)
        var room = host.bounds.size
        room[axis.cross] = max(0, self.room(within: inset))
        let context = SolverContext(
            grid: PixelGrid(scale: 1),
            measure: {
                measuredItems?.contains($0.element) == false
                    ? host.preferredSizes.known(for: $0) : host.preferredSizes.size(for: $0)
            }, customItems: { _, _ in [] })
        return (context, room)
    }

    /// The length of lines between the insets.
    private func room(within inset: UIEdgeInsets) -> CGFloat {
        crossLength - inset.start(axis.cross) - inset.end(axis.cross)
    }

    private mutating func warn(_ size: CGSize, section: Int, item: Int, within inset: UIEdgeInsets) {
        guard warnings.isEmpty, size[axis.cross] > room(within: inset) + FlowLinePlacement.tolerance else { return }
        warnings.append(
            .flowItemTooLarge(indexPath: IndexPath(item: item, section: section), isWidth: axis == .vertical))
    }

    private mutating func isUsable(_ values: [CGFloat], _ property: String, section: Int) -> Bool {
        guard let wrong = Self.firstUnusable(values) else { return true }
        errors.append(.invalidFlowValue(section: section, property: property, value: wrong))
        return false
    }

    nonisolated private static func firstUnusable(_ values: [CGFloat]) -> CGFloat? {
        values.first { !isUsable($0) }
    }

    nonisolated private static func isUsable(_ value: CGFloat) -> Bool {
        value.isFinite && abs(value) <= PlanBuilder.largestLength
    }

    nonisolated private static func positive(_ size: CGSize) -> CGSize {
        CGSize(width: max(0, size.width), height: max(0, size.height))
    }
}
