import Foundation

/// Lays the groups of one section in a row.
///
/// Source: compositional layout rules, section and repeating groups, measured on UIKit.
///
/// 1. Groups follow each other with the group spacing between them; edge spacing of the group adds to it on both sides.
/// 2. A last group that is only partly filled is trimmed.
/// 3. Without measured sizes all groups are equal, and one template says everything. With them, group after group is
///    solved with its own items.
struct RunSolver {
    let context: SolverContext
    let section: Int
    let group: ElementPlan
    let groupSpacing: CGFloat
    let axis: Axis
    let itemCount: Int
    /// What the group's size is resolved in.
    let box: CGSize
    /// The whole collection view, which custom groups are described for.
    let bounds: CGSize

    func solve() throws(SectionFault) -> GroupRun {
        guard itemCount > 0 else { return .empty }
        if context.measure != nil, group.needsMeasuring { return try measuredRun() }
        let solved = try solveGroup(firstItem: itemCount)
        guard !solved.cells.isEmpty else { return .empty }
        let template = GroupTemplate(solved, insets: group.insets, grid: context.grid)
        return .repeated(
            RepeatedRun(
                template: template, axis: axis, itemCount: itemCount, edges: group.edges, spacing: groupSpacing,
                crossStart: crossStart(of: solved)))
    }

    private func solveGroup(firstItem: Int) throws(SectionFault) -> SolvedElement {
        try groupSolver(firstItem: firstItem).solve(group, in: box, room: box, cell: 0)
    }

    private func groupSolver(firstItem: Int) -> GroupSolver {
        GroupSolver(
            context: context, section: section, firstItem: firstItem, itemCount: itemCount,
            customContainer: group.isCustom ? bounds : nil)
    }

    private func crossStart(of solved: SolvedElement) -> CGFloat {
        SpareRoom.crossStart(
            length: solved.size[axis.cross], edges: group.edges, axis: axis.cross, room: box[axis.cross])
    }

    // MARK: Measured

    private func measuredRun() throws(SectionFault) -> GroupRun {
        guard itemCount <= LayoutLimits.listedItems else { throw .tooManyListedItems(count: itemCount) }
        var instances: [SolvedElement] = []
        var item = 0
        while item < itemCount {
            let solved = try solveGroup(firstItem: item)
            guard !solved.cells.isEmpty else { return .empty }
            item += solved.cells.count
            instances.append(solved)
        }
        shareUniformSizes(&instances)
        return .explicit(place(instances))
    }

    /// Uniform lengths of the outermost group are shared across the whole section, uniform members inside included.
    private func shareUniformSizes(_ instances: inout [SolvedElement]) {
        let solver = groupSolver(firstItem: itemCount)
        for side in Axis.both where group.size[side].unit == .uniformEstimate {
            let largest = instances.map { $0.size[side] }.max() ?? 0
            for index in instances.indices { solver.stretch(&instances[index], of: group, to: largest, along: side) }
        }
    }

    private func place(_ instances: [SolvedElement]) -> ExplicitRun {
        var run = ExplicitRun(axis: axis)
        var numbers: [String: Int] = [:]
        var item = 0
        var position: CGFloat = 0
        var end: CGFloat = 0
        for solved in instances {
            let present = min(solved.cells.count, itemCount - item)
            let length = TrimRule.length(
                size: solved.size, insets: group.insets, cells: solved.cells, present: present, axis: axis)
            let start = position + group.edges.start(axis).value
            let views = solved.anchored.filter { $0.firstCell < present }.map { slot in
                let number = numbers[slot.plan.kind, default: 0]
                numbers[slot.plan.kind] = number + 1
                return ExplicitRun.Supplementary(
                    frame: AnchoredPlacement.frame(slot, size: measuredSize(slot, number: number)),
                    zIndex: slot.plan.zIndex, kind: slot.plan.kind, ordinal: number)
            }
            run.append(
                start: start, length: length, crossLength: solved.size[axis.cross],
                origin: CGPoint(axis, along: start, across: crossStart(of: solved)),
                cells: solved.cells[..<present], supplementaries: views)
            item += present
            end = start + length + group.edges.end(axis).value
            position = end + groupSpacing
        }
        run.close(length: end)
        return run
    }

    private func measuredSize(_ slot: AnchoredSlot, number: Int) -> CGSize {
        let size = AnchoredPlacement.size(slot, grid: context.grid)
        return context.preferredSize(
            of: .supplementary(slot.plan.kind, IndexPath(item: number, section: section)), proposing: size,
            within: slot.container, axes: slot.plan.size.estimatedAxes) ?? size
    }
}
