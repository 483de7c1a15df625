import Foundation

/// Solves one instance of a group: the sizes and positions of everything inside.
///
/// Source: compositional layout rules, containers and packing, measured on UIKit. Items past the end of the section are
/// laid out with their estimates, because free space is shared as in a full group.
struct GroupSolver {
    let context: SolverContext
    let section: Int
    /// The item in the first cell of this instance.
    private(set) var firstItem: Int
    /// The number of items in the section; cells past it are laid out but not measured.
    let itemCount: Int
    /// The size for which a custom group is described if it is the section's own: that of the collection view, not its
    /// box.
    var customContainer: CGSize?

    /// Counts the steps of this instance.
    let work = WorkMeter()

    /// The maximum number of cells in one group instance.
    static let cellLimit = 200_000

    var grid: PixelGrid { context.grid }

    /// Moves on to the group instance that starts with `item`.
    mutating func move(toItem item: Int) {
        firstItem = item
        work.reset()
    }

    /// Solves `element` in its parent's box. `cell` is the number of the first cell inside this instance. `room` is the
    /// size available to content: the parent's inner size, beyond which an estimated parent may still grow.
    func solve(
        _ element: ElementPlan, in box: CGSize, room: CGSize, cell: Int
    ) throws(SectionFault) -> SolvedElement {
        try work.step()
        return switch element.content {
        case .item: solveItem(element, in: box, room: room, cell: cell)
        case .members(let members): try solveMembers(members, of: element, in: box, room: room, cell: cell)
        case .custom(let provider): try solveCustom(provider, of: element, in: box)
        }
    }

    /// Solves an item: 1. resolve the slot; 2. replace estimates by the measured size; 3. subtract the insets, except
    /// along estimated axes; 4. anchor the supplementary views to the remaining frame.
    private func solveItem(_ element: ElementPlan, in box: CGSize, room: CGSize, cell: Int) -> SolvedElement {
        let size = itemSize(element, in: box, room: room, cell: cell)
        return solvedItem(element, size: size)
    }

    func solvedItem(_ element: ElementPlan, size: CGSize) -> SolvedElement {
        let axes = element.size.estimatedAxes
        var insets = element.insets
        if axes.contains(.horizontal) { insets = insets.clearing(.horizontal) }
        if axes.contains(.vertical) { insets = insets.clearing(.vertical) }
        let shown = insets.reducing(size)
        let frame = CGRect(
            origin: insets.corner, size: CGSize(width: abs(shown.width), height: abs(shown.height)))
        let slot = CellSlot(frame: frame, farCorner: CGPoint(x: size.width, y: size.height), zIndex: 0)
        let anchored = element.supplementaries.map {
            AnchoredSlot(plan: $0, host: frame, container: frame.size, firstCell: 0)
        }
        return SolvedElement(size: size, cells: [slot], anchored: anchored)
    }

    func itemSize(_ element: ElementPlan, in box: CGSize, room: CGSize, cell: Int) -> CGSize {
        let size = element.size.resolved(in: box, grid: grid)
        let item = firstItem + cell
        guard item < itemCount else { return size }
        return context.preferredSize(
            of: .cell(IndexPath(item: item, section: section)), proposing: size, within: room,
            axes: element.size.estimatedAxes) ?? size
    }

    /// Places the provider's frames relative to the outer corner; an estimated length ends at the farthest frame.
    private func solveCustom(
        _ provider: Int, of element: ElementPlan, in box: CGSize
    ) throws(SectionFault) -> SolvedElement {
        var size = element.size.resolved(in: box, grid: grid)
        let described = customContainer.map { element.size.resolved(in: $0, grid: grid) } ?? size
        let frames = context.customItems(provider, described)
        var solved = SolvedElement(size: size, cells: [], anchored: [])
        solved.cells.reserveCapacity(frames.count)
        for (index, item) in frames.enumerated() {
            guard item.frame.isFiniteRect, item.frame.far(.horizontal).magnitude <= PlanBuilder.largestLength,
                item.frame.far(.vertical).magnitude <= PlanBuilder.largestLength
            else { throw .invalidCustomFrame(item: index) }
            let frame = item.frame.standardized
            solved.cells.append(
                CellSlot(
                    frame: frame, farCorner: CGPoint(x: frame.far(.horizontal), y: frame.far(.vertical)),
                    zIndex: item.zIndex))
        }
        for axis in Axis.both where element.size[axis].isEstimated && !frames.isEmpty {
            size[axis] = max(0, solved.cells.map { $0.farCorner[axis] }.max() ?? 0)
        }
        solved.size = size
        tieSupplementaries(of: element, to: &solved, box: box)
        return solved
    }

    /// Anchors a group's supplementary views to the group minus its insets; fractions refer to the group's own
    /// container.
    func tieSupplementaries(of element: ElementPlan, to solved: inout SolvedElement, box: CGSize) {
        guard !element.supplementaries.isEmpty else { return }
        let host = CGRect(origin: element.insets.corner, size: element.insets.reducing(solved.size))
        let slots = element.supplementaries.map {
            AnchoredSlot(plan: $0, host: host, container: box, firstCell: 0)
        }
        solved.anchored.insert(contentsOf: slots, at: 0)
    }
}
