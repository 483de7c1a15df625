import Foundation

extension GroupSolver {
    /// Solves a group of members.
    ///
    /// 1. Resolve the group in its parent's box and subtract its insets.
    /// 2. Find the number of members, and the box to which their fractions refer.
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
                throw .groupDoesNotFit(group: element.size, container: size, insets: element.insets)
            }
            inner[side] = 0
        }
        var memberRoom = inner
        for side in Axis.both where element.size[side].isEstimated {
            memberRoom[side] = max(0, room[side] - element.insets.total(side))
        }

        let grows = element.size[axis].isEstimated
        let counting =
            members.hasEstimates && members.count == nil && !grows
            ? CountedMembers(solver: self, members: members, inner: inner, room: memberRoom, cell: cell) : nil
        let (count, basis) = try memberCount(members, inner: inner, grows: grows, counting)
        let memberBox = MemberFit.box(inner, members, count: basis)
        var solved = try solveEach(members, count: count, box: memberBox, room: memberRoom, cell: cell, counting)
        growUniformMembers(members, &solved)

        let along = SpareRoom.positions(of: solved, members, room: grows ? nil : inner[axis])
        if grows {
            inner[axis] = max(0, along.total)
            size[axis] = inner[axis] + element.insets.total(axis)
        }
        let across = axis.cross
        if element.size[across].isEstimated {
            inner[across] =
                solved.indices.lazy
                .map { solved[$0].size[across] + members.element(at: $0).edges.least(across) }.max() ?? 0
            size[across] = inner[across] + element.insets.total(across)
        }

        return place(
            SolvedElement.Parts(members: solved, box: box), of: element, members, size: size, inner: inner, along: along
        )
    }

    /// Places members along and across the axis; stores them if they may be stretched later.
    func place(
        _ parts: SolvedElement.Parts, of element: ElementPlan, _ members: MembersPlan, size: CGSize, inner: CGSize,
        along: (starts: [CGFloat], total: CGFloat)
    ) -> SolvedElement {
        let (axis, across) = (members.axis, members.axis.cross)
        var result = SolvedElement(size: size)
        for (index, member) in parts.members.enumerated() {
            let crossStart = SpareRoom.crossStart(
                length: member.size[across], edges: members.element(at: index).edges, axis: across,
                room: inner[across])
            let origin = CGPoint(axis, along: along.starts[index], across: crossStart) + element.insets.corner
            result.append(member, at: origin)
        }
        tieSupplementaries(of: element, to: &result, box: parts.box)
        if element.sharesLengths { result.parts = parts }
        return result
    }

    private func memberCount(
        _ members: MembersPlan, inner: CGSize, grows: Bool, _ counting: CountedMembers?
    ) throws(SectionFault) -> (count: Int, basis: Int) {
        if let count = members.count {
            guard count <= MemberFit.limit else { throw .groupTooLarge(limit: MemberFit.limit) }
            return (count, count)
        }
        if grows { return (members.elements.count, members.elements.count) }
        var fit = MemberFit(members: members, room: inner, grid: grid)
        if let counting { fit.solvedLength = counting.length }
        guard let solved = fit.solved() else { throw .itemDoesNotFit(group: inner) }
        return solved
    }

    /// Without measuring, equal members are solved once.
    private func solveEach(
        _ members: MembersPlan, count: Int, box: CGSize, room: CGSize, cell: Int, _ counting: CountedMembers?
    ) throws(SectionFault) -> [SolvedElement] {
        let period = members.elements.count
        var solved: [SolvedElement] = []
        solved.reserveCapacity(count)
        var cells = 0
        for position in 0..<count {
            let element = members.element(at: position)
            let member: SolvedElement
            if let known = counting?.member(position, in: box, cell: cell + cells) {
                member = known
            } else if position < period || (context.measure != nil && element.needsMeasuring) {
                member = try solve(element, in: box, room: room, cell: cell + cells)
            } else {
                member = solved[position % period]
            }
            cells += member.cells.count
            guard cells <= Self.cellLimit else { throw .groupTooLarge(limit: Self.cellLimit) }
            solved.append(member)
        }
        return solved
    }
}
