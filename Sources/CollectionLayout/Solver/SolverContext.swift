import Foundation

/// What the solvers may ask besides their plan: the pixels, measured sizes and the frames of custom groups.
struct SolverContext {
    typealias Measure = (PreferredSizeRequest) -> CGSize?
    typealias CustomItems = (_ provider: Int, _ size: CGSize) -> [CustomFrame]

    let grid: PixelGrid
    /// Asks for a preferred size; nil where estimates are final.
    var measure: Measure?
    /// The items of a section that may have a measured size, in ascending order; nil where all may.
    var measuredItems: ((_ section: Int) -> [Int])?
    let customItems: CustomItems
    /// Asks for the sizes of many cells at once, before they are asked for one by one.
    var measureAhead: ((_ count: Int, _ request: (Int) -> PreferredSizeRequest) -> Void)?

    /// The preferred size of an element, or nil where it has none; unusable answers count as none.
    func preferredSize(
        of element: ElementIdentity, proposing size: CGSize, within room: CGSize, axes: EstimatedAxes
    ) -> CGSize? {
        guard let measure, !axes.isEmpty else { return nil }
        let request = PreferredSizeRequest(
            element: element, proposedSize: size, availableSize: room, estimatedAxes: axes)
        guard let answer = measure(request) else { return nil }
        var result = size
        for axis in Axis.both where axes.contains(axis) {
            let length = answer[axis]
            if length.isFinite, length >= 0, length <= PlanBuilder.largestLength { result[axis] = length }
        }
        return result
    }
}

/// One frame of a custom group, as plain data.
struct CustomFrame: Hashable, Sendable {
    var frame: CGRect
    var zIndex: Int
}

/// Why one section could not be solved; the layout solver adds the section's index.
enum SectionFault: Error {
    case groupDoesNotFit(group: SizePlan, container: CGSize, insets: NSDirectionalEdgeInsets)
    case itemDoesNotFit(group: CGSize)
    case groupTooLarge(limit: Int)
    case groupTooComplex(limit: Int)
    case tooManyListedItems(count: Int)
    case invalidCustomFrame(item: Int)

    /// Whether sections that are described alike fail alike, whatever they measure: then the work is done once.
    var isSharedByEqualSections: Bool {
        if case .groupTooComplex = self { true } else { false }
    }

    func error(section: Int, in place: LayoutContainer) -> CollectionLayoutError {
        switch self {
        case .groupDoesNotFit(let group, let container, let insets):
            .groupDoesNotFit(
                section: section, in: place, group: "<NSCollectionLayoutGroup size=\(group)>", container: container,
                insets: insets)
        case .itemDoesNotFit(let group): .itemDoesNotFit(section: section, in: place, group: group)
        case .groupTooLarge(let limit): .groupTooLarge(section: section, limit: limit)
        case .groupTooComplex(let limit): .groupTooComplex(section: section, limit: limit)
        case .tooManyListedItems(let count):
            .tooManyListedItems(section: section, count: count, limit: LayoutLimits.listedItems)
        case .invalidCustomFrame(let item): .invalidCustomFrame(section: section, item: item)
        }
    }
}
