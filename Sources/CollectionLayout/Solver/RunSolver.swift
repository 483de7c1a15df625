import Foundation

/// Lays the groups of one section in a row.
///
/// Source: compositional layout rules, section and repeating groups, measured on UIKit.
///
/// 1. Groups follow each other with the group spacing between them; edge spacing of the group adds to it on both sides.
/// 2. A last group that is only partly filled is trimmed.
/// 3. Without measured sizes all groups are equal, and one template says everything. With them, group after group is
///    solved with its own items.
/// 4. Where only what is in sight is measured, the groups between measured ones are all equal again.
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
    /// Whether each group is asked for by itself, as where a section that scrolls across comes to rest at groups.
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
        if let measured = context.measuredItems?(section), !listsAllGroups, !group.hasSupplementaries {
            return try piecewiseRun(measured)
        }
        var placement = RunPlacement(run: self)
        let isComplete = try eachInstance { placement.add($0) }
        return isComplete ? .explicit(placement.finished()) : .empty
    }

    /// Foresees what cells will be asked: the same as in a group of estimates, group after group. Where groups take more
    /// or fewer cells by what they measure, the questions are the same all the same, or are asked again.
    private func measureAhead() throws(SectionFault) {
        guard let measureAhead = context.measureAhead, itemCount >= UICollectionView.leastCellsAhead else { return }
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

    /// Solves the groups that show one of some items, in ascending order; the others are as a group is where nothing is
    /// measured.
    ///
    /// How many items a group takes may depend on the item behind its last one, which does not fit any more.
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
