import Foundation

/// Lays out the groups of one section as a run.
///
/// Source: compositional layout rules, section and repeating groups, measured on UIKit.
///
/// 1. Groups follow each other with the group spacing in between; edge spacing of the group adds to it on both sides.
/// 2. A last group that is only partly filled is trimmed.
/// 3. Without measured sizes all groups are equal, and one template describes them. With them, each group is solved
///    with its own items.
/// 4. If only visible elements are measured, the groups between measured ones are equal again.
struct RunSolver {
    let context: SolverContext
    let section: Int
    let group: ElementPlan
    let groupSpacing: CGFloat
    let axis: Axis
    let itemCount: Int
    /// The box in which the group's size is resolved.
    let box: CGSize
    /// The size of the whole collection view, for which custom groups are described.
    let bounds: CGSize
    /// Whether each group must be available individually, as for the stops of an orthogonal section.
    var listsAllGroups = false

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
        try measureAhead()
        if Axis.both.contains(where: { group.size[$0].unit == .uniformEstimate }) { return try uniformRun() }
        if let measured = itemsOfSolvedGroups { return try piecewiseRun(measured) }
        var placement = RunPlacement(run: self)
        let isComplete = try eachInstance { placement.add($0) }
        return isComplete ? .explicit(placement.finished()) : .empty
    }

    /// The items that make their groups differ from an unmeasured one, in ascending order; all other groups are equal
    /// and not solved. Nil if every group must be solved: if all items are measured, if each group must be available
    /// individually, and if items or groups have supplementary views, whose sizes are not among those of items.
    private var itemsOfSolvedGroups: [Int]? {
        listsAllGroups || group.hasSupplementaries ? nil : context.measuredItems?(section)
    }

    /// Measures cells ahead, with the requests of a group of estimates, repeated for every group. If measured groups
    /// contain more or fewer cells, the requests are either the same, or are made again.
    private func measureAhead() throws(SectionFault) {
        guard let measureAhead = context.measureAhead, itemCount >= PreferredSizes.leastCellsAhead else { return }
        var asked: [Int: PreferredSizeRequest] = [:]
        var recording = context
        recording.measure = { request in
            let item = request.element.indexPath.item
            if request.element.category == .cell, asked[item] == nil { asked[item] = request }
            return nil
        }
        let solver = GroupSolver(
            context: recording, section: section, firstItem: 0, itemCount: itemCount,
            customContainer: group.isCustom ? bounds : nil)
        let capacity = try solver.solve(group, in: box, room: box, cell: 0).cells.count
        let requests = (0..<capacity).compactMap { asked[$0] }
        guard capacity > 0, requests.count == capacity else { return }
        measureAhead(itemCount) { item in
            var request = requests[item % capacity]
            request.element = .cell(IndexPath(item: item, section: section))
            return request
        }
    }

    /// Shares uniform lengths of the outermost group across the whole section, including uniform members inside.
    /// Nothing can be placed before everything is solved.
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

    /// Solves individually only groups that contain measured items, which are in ascending order; all others are equal
    /// to an unmeasured group.
    ///
    /// The number of items in a group may depend on the item after its last one, which no longer fits.
    private func piecewiseRun(_ measured: [Int]) throws(SectionFault) -> GroupRun {
        let usual = try groupSolver(firstItem: itemCount).solve(group, in: box, room: box, cell: 0)
        guard !usual.cells.isEmpty else { return .empty }
        let template = GroupTemplate(usual, insets: group.insets, grid: context.grid)
        let capacity = template.cells.count
        var run = PiecewiseRun(axis: axis, groupSpacing: groupSpacing)
        var solver = groupSolver(firstItem: 0)
        var next = 0
        while run.itemCount < itemCount {
            let start = run.itemCount
            while next < measured.count, measured[next] < start { next += 1 }
            let isLast = next == measured.count
            let free = isLast ? (itemCount - start) / capacity : max(0, (measured[next] - 1 - start) / capacity)
            if free > 0 {
                let equal = RepeatedRun(
                    template: template, axis: axis, itemCount: free * capacity, edges: group.edges,
                    spacing: groupSpacing, crossStart: crossStart(of: usual))
                run.append(.repeated(equal), itemCount: free * capacity)
                continue
            }
            var placement = RunPlacement(run: self, firstItem: start)
            var item = start
            repeat {
                solver.move(toItem: item)
                let solved = try solver.solve(group, in: box, room: box, cell: 0)
                guard !solved.cells.isEmpty else { return .empty }
                item += solved.cells.count
                placement.add(solved)
                while next < measured.count, measured[next] < item { next += 1 }
            } while item < itemCount && next < measured.count && measured[next] <= item + capacity
            run.append(.explicit(placement.finished()), itemCount: min(item, itemCount) - start)
        }
        return .pieces(run.closed())
    }

    /// Solves each group with its own items, until all items are placed; returns false if groups contain none.
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
