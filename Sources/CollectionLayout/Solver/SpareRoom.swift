import Foundation

/// Places the members of a group along its axis, and each member across it.
///
/// Source: compositional layout rules, distribution of spare room, measured on UIKit.
///
/// 1. Slots follow each other: leading edge spacing, member, trailing edge spacing, spacing between members.
/// 2. Fixed spacings take exactly their value.
/// 3. Every flexible spacing along the axis, including edge spacing, gets its minimum value and an equal share of the
///    free space, which may be negative.
/// 4. Across the axis, flexible edges share the free space beside each member in the same way.
enum SpareRoom {
    /// The near edges of the members, and their total length. If `room` is nil, no space is shared.
    static func positions(
        of solved: [SolvedElement], _ members: MembersPlan, room: CGFloat?
    ) -> (starts: [CGFloat], total: CGFloat) {
        guard !solved.isEmpty else { return ([], 0) }
        let (axis, spacing) = (members.axis, members.spacing)
        var least = CGFloat(solved.count - 1) * spacing.value
        var flexible = spacing.isFlexible ? solved.count - 1 : 0
        for index in solved.indices {
            let edges = members.elements[index % members.elements.count].edges
            least += solved[index].size[axis] + edges.least(axis)
            flexible += edges.flexibleCount(axis)
        }
        let share = room.map { flexible > 0 ? ($0 - least) / CGFloat(flexible) : 0 } ?? 0

        var starts: [CGFloat] = []
        starts.reserveCapacity(solved.count)
        var position: CGFloat = 0
        for index in solved.indices {
            let edges = members.elements[index % members.elements.count].edges
            position += edges.start(axis).taken(share)
            starts.append(position)
            position += solved[index].size[axis] + edges.end(axis).taken(share) + spacing.taken(share)
        }
        return (starts, position - spacing.taken(share))
    }

    /// The near edge of one member across the axis.
    static func crossStart(length: CGFloat, edges: EdgeSpacingPlan, axis: Axis, room: CGFloat) -> CGFloat {
        let start = edges.start(axis)
        guard start.isFlexible else { return start.value }
        return start.taken((room - (length + edges.least(axis))) / CGFloat(edges.flexibleCount(axis)))
    }
}

extension SpacingPlan {
    /// The space that the spacing takes, given the share of each flexible spacing.
    fileprivate func taken(_ share: CGFloat) -> CGFloat { value + (isFlexible ? share : 0) }
}

extension EdgeSpacingPlan {
    fileprivate func flexibleCount(_ axis: Axis) -> Int {
        (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
    }
}
