import Foundation

/// The number of members in one group instance, and the box to which their fractions refer.
///
/// Source: compositional layout rules, packing one group, measured on UIKit.
///
/// 1. A list of subitems is repeated cyclically.
/// 2. The group takes the largest n with Σ length(box(n)) + Σ edge spacings + (n − 1)·spacing ≤ room, where fractions
///    resolve in box(n): `room` minus the n − 1 spacings.
/// 3. If a member's length across the axis is a fraction of the length along it, n₀ is first counted without spacing.
///    All fractions then resolve in box(n₀), and as many members are taken as fit with spacing.
struct MemberFit {
    let members: MembersPlan
    let room: CGSize
    let grid: PixelGrid
    /// The solved length of the member at a position, if it is estimated.
    var solvedLength: ((Int) -> CGFloat)?

    /// The number of members at which a group counts as full.
    static let limit = 100_000
    /// How far, in points, members may exceed the room.
    static let tolerance: CGFloat = 1e-6

    private var axis: Axis { members.axis }
    private var spacing: CGFloat { members.spacing.value }

    /// The number of members, and the number whose spacings are subtracted from the box; nil if not even one fits.
    func solved() -> (count: Int, basis: Int)? {
        guard advances else { return (members.elements.count, members.elements.count) }
        guard members.crossesAxes else {
            return largest(basis: nil, spacing: spacing).map { ($0, $0) }
        }
        guard let basis = largest(basis: 1, spacing: 0) else { return nil }
        return largest(basis: basis, spacing: spacing).map { ($0, basis) }
    }

    /// The room minus the spacings between `count` members.
    static func box(_ room: CGSize, _ members: MembersPlan, count: Int) -> CGSize {
        var box = room
        box[members.axis] = max(0, room[members.axis] - CGFloat(count - 1) * members.spacing.value)
        return box
    }

    /// Whether members take space at all; if not, a group is full after one pass through the list.
    private var advances: Bool {
        let box = Self.box(room, members, count: 1)
        var taken: CGFloat = 0
        for (position, element) in members.elements.enumerated() {
            taken += length(position, box) + element.edges.least(axis) + spacing
            if taken > Self.tolerance { return true }
        }
        return false
    }

    /// The largest count that fits; `basis` fixes the box, or if nil, the box depends on the count.
    private func largest(basis: Int?, spacing: CGFloat) -> Int? {
        var constant: CGFloat = 0
        var count = 0
        while count < Self.limit {
            let next = members.element(at: count)
            constant += next.edges.least(axis)
            if !next.isFractional(axis) { constant += length(count, room) }
            count += 1
            let box = Self.box(room, members, count: basis ?? count)
            let total = constant + fractions(count, box) + CGFloat(count - 1) * spacing
            if total > room[axis] + Self.tolerance { return count > 1 ? count - 1 : nil }
        }
        return count
    }

    /// The sum of the fractional lengths of the first `count` members.
    private func fractions(_ count: Int, _ box: CGSize) -> CGFloat {
        guard members.hasFractions else { return 0 }
        let (runs, rest) = count.quotientAndRemainder(dividingBy: members.elements.count)
        var run: CGFloat = 0
        var head: CGFloat = 0
        for (index, element) in members.elements.prefix(count).enumerated() where element.isFractional(axis) {
            let length = element.size[axis].resolved(in: box, grid: grid)
            run += length
            if index < rest { head += length }
        }
        return CGFloat(runs) * run + head
    }

    private func length(_ position: Int, _ box: CGSize) -> CGFloat {
        let element = members.element(at: position)
        if element.size[axis].isEstimated, let solvedLength { return solvedLength(position) }
        return element.size[axis].resolved(in: box, grid: grid)
    }
}
