import Foundation

/// Solves lengths that siblings share.
///
/// Source: compositional layout rules, estimated dimensions: a uniform member takes its own content's size and grows to
/// the largest estimated or uniform member of its group. How a group that has grown passes its length on to uniform
/// members inside is derived from that; it was not measured.
extension GroupSolver {
    /// Grows uniform members to the size of their largest estimated sibling.
    func growUniformMembers(_ members: MembersPlan, _ solved: inout [SolvedElement]) {
        guard members.hasUniformLengths else { return }
        for axis in Axis.both {
            let largest =
                solved.indices.filter { members.element(at: $0).size[axis].isEstimated }
                .map { solved[$0].size[axis] }.max() ?? 0
            for index in solved.indices {
                let element = members.element(at: index)
                guard element.size[axis].unit == .uniformEstimate else { continue }
                stretch(&solved[index], of: element, to: largest, along: axis)
            }
        }
    }

    /// Changes the length of an element: an item fills the new length; a group is stretched together with its uniform
    /// members.
    ///
    /// Across the group's axis, each uniform member takes the whole inner length of the group. Along it, uniform
    /// members share the length that the group has gained.
    func stretch(
        _ solved: inout SolvedElement, of element: ElementPlan, to length: CGFloat, along side: Axis
    ) {
        let gained = length - solved.size[side]
        guard gained != 0 else { return }
        var size = solved.size
        size[side] = length
        guard case .members(let members) = element.content, var parts = solved.parts else {
            if case .item = element.content { solved = solvedItem(element, size: size) } else { solved.size = size }
            return
        }
        let inner = element.insets.reducing(size)
        let uniform = parts.members.indices.filter { members.element(at: $0).size[side].unit == .uniformEstimate }
        let edges = uniform.map { members.element(at: $0).edges.least(side) }.max() ?? 0
        for index in uniform {
            let own = parts.members[index].size[side]
            let target = side == members.axis ? own + gained / CGFloat(uniform.count) : max(own, inner[side] - edges)
            stretch(&parts.members[index], of: members.element(at: index), to: max(0, target), along: side)
        }
        let along = SpareRoom.positions(of: parts.members, members, room: inner[members.axis])
        solved = place(parts, of: element, members, size: size, inner: inner, along: along)
    }
}
