import Foundation

/// The input of the solvers besides their plan: the pixel grid, measured sizes and the frames of custom groups.
struct SolverContext {
    typealias Measure = (PreferredSizeRequest) -> CGSize?
    typealias CustomItems = (_ provider: Int, _ size: CGSize) -> [CustomFrame]

    let grid: PixelGrid
    /// Measures a preferred size; nil if estimates are final.
    var measure: Measure?
    /// The items of a section that may have a measured size, in ascending order; nil if all may.
    var measuredItems: ((_ section: Int) -> [Int])?
    let customItems: CustomItems
    /// Whether members that were solved while they were counted are solved again; tests compare.
    var solvesCountedMembers = false
    /// Measures many cells at once, before they are measured one by one.
    var measureAhead: ((_ count: Int, _ request: (Int) -> PreferredSizeRequest) -> Void)?

    /// The preferred size of an element, or nil if it has none; lengths that are unusable are replaced by the proposed
    /// ones.
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

    /// The frames that an item provider returned.
    @MainActor
    static func list(_ items: [NSCollectionLayoutGroupCustomItem]) -> [CustomFrame] {
        var frames: [CustomFrame] = []
        frames.reserveCapacity(items.count)
        // A loop: a closure would be checked for its actor at each item.
        for item in items { frames.append(CustomFrame(frame: item.frame, zIndex: item.zIndex)) }
        return frames
    }
}

/// Why one section could not be solved; the layout solver adds the section's index.
enum SectionFault: Error {
    case groupDoesNotFit(group: SizePlan, container: CGSize, insets: NSDirectionalEdgeInsets)
    case itemDoesNotFit(group: CGSize)
    case groupTooLarge(limit: Int)
    case groupTooComplex(limit: Int)
    case tooManyListedItems(count: Int)
    case invalidCustomFrame(item: Int)

    /// Whether equal sections all fail in the same way, whatever they measure; then the work is done once.
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
