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
        let solved = try groupSolver(firstItem: itemCount).solve(group, in: box, room: box, cell: 0)
        guard !solved.cells.isEmpty else { return .empty }
        let template = GroupTemplate(solved, insets: group.insets, grid: context.grid)
        return .repeated(
            RepeatedRun(
                template: template, axis: axis, itemCount: itemCount, edges: group.edges, spacing: groupSpacing,
                crossStart: crossStart(of: solved)))
    }

    private func groupSolver(firstItem: Int) -> GroupSolver {
        GroupSolver(
            context: context, section: section, firstItem: firstItem, itemCount: itemCount,
            customContainer: group.isCustom ? bounds : nil)
    }

    func crossStart(of solved: SolvedElement) -> CGFloat {
        SpareRoom.crossStart(
            length: solved.size[axis.cross], edges: group.edges, axis: axis.cross, room: box[axis.cross])
    }

    // MARK: Measured

    private func measuredRun() throws(SectionFault) -> GroupRun {
        guard itemCount <= LayoutLimits.listedItems else { throw .tooManyListedItems(count: itemCount) }
        if Axis.both.contains(where: { group.size[$0].unit == .uniformEstimate }) { return try uniformRun() }
        var placement = RunPlacement(run: self)
        let isComplete = try eachInstance { placement.add($0) }
        return isComplete ? .explicit(placement.finished()) : .empty
    }

    /// Uniform lengths of the outermost group are shared across the whole section, uniform members inside included:
    /// nothing can be placed before everything is solved.
    private func uniformRun() throws(SectionFault) -> GroupRun {
        var instances: [SolvedElement] = []
        guard try eachInstance({ instances.append($0) }) else { return .empty }
        let solver = groupSolver(firstItem: itemCount)
        for side in Axis.both where group.size[side].unit == .uniformEstimate {
            let largest = instances.map { $0.size[side] }.max() ?? 0
            for index in instances.indices { solver.stretch(&instances[index], of: group, to: largest, along: side) }
        }
        var placement = RunPlacement(run: self)
        for solved in instances { placement.add(solved) }
        return .explicit(placement.finished())
    }

    /// Solves group after group, each with its own items, until all items are shown; false where groups show none.
    private func eachInstance(_ body: (SolvedElement) -> Void) throws(SectionFault) -> Bool {
        var solver = groupSolver(firstItem: 0)
        var item = 0
        while item < itemCount {
            solver.move(toItem: item)
            let solved = try solver.solve(group, in: box, room: box, cell: 0)
            guard !solved.cells.isEmpty else { return false }
            item += solved.cells.count
            body(solved)
        }
        return true
    }
}
