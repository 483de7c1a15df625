import Foundation

/// Where the members of a group lie along its axis, and where one lies across it.
///
/// Source: compositional layout rules, distribution of spare room, measured on UIKit.
///
/// 1. Slots follow each other: leading edge spacing, member, trailing edge spacing, spacing between members.
/// 2. Fixed spacings take exactly their value.
/// 3. Everything flexible along the axis gets its least value and an equal share of the spare room, which may be
///    negative.
/// 4. Across the axis, flexible edges share the room beside each member in the same way.
enum SpareRoom {
    /// The near edges of the members, and the length they take in all. Without a room nothing is shared.
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
    /// The room that the spacing takes when everything flexible gets a share of the spare room.
    fileprivate func taken(_ share: CGFloat) -> CGFloat { value + (isFlexible ? share : 0) }
}

extension EdgeSpacingPlan {
    fileprivate func flexibleCount(_ axis: Axis) -> Int {
        (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
    }
}
