import Foundation

extension GroupSolver {
    /// 1. Resolve the group in its parent's box and take its insets off.
    /// 2. Find how many members it takes, and the box their fractions are taken of.
    /// 3. Solve the members; uniform ones grow to the largest of their estimated siblings.
    /// 4. Place them along the axis, then across it.
    /// 5. Estimated lengths of the group become those of its content.
    func solveMembers(
        _ members: MembersPlan, of element: ElementPlan, in box: CGSize, room: CGSize, cell: Int
    ) throws(SectionFault) -> SolvedElement {
        let axis = members.axis
        var size = element.size.resolved(in: box, grid: grid)
        var inner = element.insets.reducing(size)
        for side in Axis.both where inner[side] < 0 {
            guard element.size[side].isEstimated else {
                throw .groupDoesNotFit(container: size, insets: element.insets)
            }
            inner[side] = 0
        }
        var memberRoom = inner
        for side in Axis.both where element.size[side].isEstimated {
            memberRoom[side] = max(0, room[side] - element.insets.total(side))
        }

        let grows = element.size[axis].isEstimated
        let (count, basis) = try memberCount(members, inner: inner, room: memberRoom, grows: grows, cell: cell)
        let memberBox = MemberFit.box(inner, members, count: basis)
        var solved = try solveEach(members, count: count, box: memberBox, room: memberRoom, cell: cell)
        growUniformMembers(members, &solved)
        if !grows { clampMeasured(members, &solved, room: inner[axis]) }

        let edges = (0..<count).map { members.element(at: $0).edges }
        let along = SpareRoom.positions(
            lengths: solved.map { $0.size[axis] }, edges: edges, spacing: members.spacing, axis: axis,
            room: grows ? nil : inner[axis])
        if grows {
            inner[axis] = max(0, along.total)
            size[axis] = inner[axis] + element.insets.total(axis)
        }
        let across = axis.cross
        if element.size[across].isEstimated {
            inner[across] = zip(solved, edges).map { $0.size[across] + $1.least(across) }.max() ?? 0
            size[across] = inner[across] + element.insets.total(across)
        }

        var result = SolvedElement(size: size, cells: [], anchored: [])
        for (index, member) in solved.enumerated() {
            let crossStart = SpareRoom.crossStart(
                length: member.size[across], edges: edges[index], axis: across, room: inner[across])
            let origin = CGPoint(axis, along: along.starts[index], across: crossStart) + element.insets.corner
            result.append(member, at: origin)
        }
        tieSupplementaries(of: element, to: &result, box: box)
        return result
    }

    private func memberCount(
        _ members: MembersPlan, inner: CGSize, room: CGSize, grows: Bool, cell: Int
    ) throws(SectionFault) -> (count: Int, basis: Int) {
        if let count = members.count {
            guard count <= MemberFit.limit else { throw .groupTooLarge(limit: MemberFit.limit) }
            return (count, count)
        }
        if grows { return (members.elements.count, members.elements.count) }
        var fit = MemberFit(members: members, room: inner, grid: grid)
        if context.measure != nil, members.hasEstimates {
            fit.measuredLength = measuredLengths(members, inner: inner, room: room, cell: cell)
        }
        guard let solved = fit.solved() else { throw .itemDoesNotFit(group: inner) }
        return solved
    }

    /// The measured lengths of the members along the axis, position by position, for greedy packing.
    private func measuredLengths(
        _ members: MembersPlan, inner: CGSize, room: CGSize, cell: Int
    ) -> (Int) -> CGFloat? {
        var lengths: [CGFloat] = []
        var nextCell = cell
        return { position in
            while lengths.count <= position {
                let element = members.element(at: lengths.count)
                let member = try? solve(element, in: inner, room: room, cell: nextCell)
                nextCell += member?.cells.count ?? 1
                lengths.append(member?.size[members.axis] ?? 0)
            }
            return lengths[position]
        }
    }

    /// Without measuring, equal members are solved once.
    private func solveEach(
        _ members: MembersPlan, count: Int, box: CGSize, room: CGSize, cell: Int
    ) throws(SectionFault) -> [SolvedElement] {
        let period = members.elements.count
        var solved: [SolvedElement] = []
        solved.reserveCapacity(count)
        var cells = 0
        for position in 0..<count {
            let element = members.element(at: position)
            let member =
                position < period || (context.measure != nil && element.needsMeasuring)
                ? try solve(element, in: box, room: room, cell: cell + cells)
                : solved[position % period]
            cells += member.cells.count
            guard cells <= Self.cellLimit else { throw .groupTooLarge(limit: Self.cellLimit) }
            solved.append(member)
        }
        return solved
    }

    /// Uniform members are as large as the largest estimated member beside them.
    private func growUniformMembers(_ members: MembersPlan, _ solved: inout [SolvedElement]) {
        guard members.hasUniformLengths else { return }
        for axis in Axis.both {
            let largest =
                solved.indices.filter { members.element(at: $0).size[axis].isEstimated }
                .map { solved[$0].size[axis] }.max() ?? 0
            for index in solved.indices {
                let element = members.element(at: index)
                guard element.size[axis].unit == .uniformEstimate else { continue }
                resize(&solved[index], of: element, to: largest, along: axis)
            }
        }
    }

    /// A measured member never exceeds the room of a group that does not grow.
    private func clampMeasured(_ members: MembersPlan, _ solved: inout [SolvedElement], room: CGFloat) {
        guard context.measure != nil, members.count == nil, members.hasEstimates else { return }
        for index in solved.indices {
            let element = members.element(at: index)
            guard element.size[members.axis].isEstimated, solved[index].size[members.axis] > room else { continue }
            resize(&solved[index], of: element, to: room, along: members.axis)
        }
    }

    private func resize(_ solved: inout SolvedElement, of element: ElementPlan, to length: CGFloat, along axis: Axis) {
        var size = solved.size
        size[axis] = length
        if case .item = element.content {
            solved = solvedItem(element, size: size)
        } else {
            solved.size = size
        }
    }
}
