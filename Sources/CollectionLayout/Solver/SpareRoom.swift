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
        lengths: [CGFloat], edges: [EdgeSpacingPlan], spacing: SpacingPlan, axis: Axis, room: CGFloat?
    ) -> (starts: [CGFloat], total: CGFloat) {
        var least = CGFloat(max(0, lengths.count - 1)) * spacing.value
        var flexible = spacing.isFlexible ? max(0, lengths.count - 1) : 0
        for (length, edge) in zip(lengths, edges) {
            least += length + edge.least(axis)
            if edge.start(axis).isFlexible { flexible += 1 }
            if edge.end(axis).isFlexible { flexible += 1 }
        }
        let share = room.map { flexible > 0 ? ($0 - least) / CGFloat(flexible) : 0 } ?? 0
        func taken(_ spacing: SpacingPlan) -> CGFloat { spacing.value + (spacing.isFlexible ? share : 0) }

        var starts: [CGFloat] = []
        starts.reserveCapacity(lengths.count)
        var position: CGFloat = 0
        for (length, edge) in zip(lengths, edges) {
            position += taken(edge.start(axis))
            starts.append(position)
            position += length + taken(edge.end(axis)) + taken(spacing)
        }
        return (starts, lengths.isEmpty ? 0 : position - taken(spacing))
    }

    /// The near edge of one member across the axis.
    static func crossStart(length: CGFloat, edges: EdgeSpacingPlan, axis: Axis, room: CGFloat) -> CGFloat {
        positions(lengths: [length], edges: [edges], spacing: .none, axis: axis, room: room).starts[0]
    }
}
