import Foundation

/// Lengths shared by siblings.
///
/// Source: compositional layout rules, estimated dimensions: a uniform member takes what it needs itself and grows to the
/// largest estimated or uniform member of its group. How a group that has grown passes its length on to uniform members
/// inside is derived from that: nobody measured it.
extension GroupSolver {
    /// Uniform members are as large as the largest estimated member beside them.
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

    /// Gives an element another length: an item is filled out; a group is stretched together with its uniform members.
    ///
    /// Across the group's axis each uniform member takes the group's whole inner length; along it, uniform members
    /// share what the group has gained.
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
