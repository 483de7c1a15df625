import Foundation

/// How many members one group instance takes, and what their fractions are taken of.
///
/// Source: compositional layout rules, packing one group, measured on UIKit.
///
/// 1. A list of subitems is repeated cyclically.
/// 2. The group takes the largest n with Σ length(box(n)) + Σ edge spacings + (n − 1)·spacing ≤ room, where fractions
///    resolve in box(n): the room less the n − 1 spacings.
/// 3. Where a member's length across is a fraction of the length along, n₀ is counted without spacing first, all
///    fractions resolve in box(n₀), and as many members are taken as then fit with spacing.
struct MemberFit {
    let members: MembersPlan
    let room: CGSize
    let grid: PixelGrid
    /// The length of the member at a position once it is solved, where it is estimated.
    var solvedLength: ((Int) -> CGFloat)?

    /// A group that holds so many members counts as full.
    static let limit = 100_000
    /// How far, in points, members may exceed the room.
    static let tolerance: CGFloat = 1e-6

    private var axis: Axis { members.axis }
    private var spacing: CGFloat { members.spacing.value }

    /// The number of members and the number whose spacings are taken off the box; nil where not even one fits.
    func solved() -> (count: Int, basis: Int)? {
        guard advances else { return (members.elements.count, members.elements.count) }
        guard members.crossesAxes else {
            return largest(basis: nil, spacing: spacing).map { ($0, $0) }
        }
        guard let basis = largest(basis: 1, spacing: 0) else { return nil }
        return largest(basis: basis, spacing: spacing).map { ($0, basis) }
    }

    /// The room less the spacings between `count` members.
    static func box(_ room: CGSize, _ members: MembersPlan, count: Int) -> CGSize {
        var box = room
        box[members.axis] = max(0, room[members.axis] - CGFloat(count - 1) * members.spacing.value)
        return box
    }

    /// Whether members take room at all; if not, a group is full after one run of the list.
    private var advances: Bool {
        let box = Self.box(room, members, count: 1)
        var taken: CGFloat = 0
        for (position, element) in members.elements.enumerated() {
            taken += length(position, box) + element.edges.least(axis) + spacing
            if taken > Self.tolerance { return true }
        }
        return false
    }

    /// The largest count that fits; `basis` fixes the box, nil lets it follow the count.
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

    /// The fractional lengths of the first `count` members.
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
