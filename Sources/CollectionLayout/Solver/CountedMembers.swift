import Foundation

/// A cache of the members that were solved to find out how many fit in a group; used if their lengths depend on content
/// or measuring.
///
/// It keeps members from being solved twice: with nested groups, the work would double with every level.
final class CountedMembers {
    private let solver: GroupSolver
    private let members: MembersPlan
    private let inner: CGSize
    private let room: CGSize
    // No access calls code that uses the object again, and each group asks for all of its members.
    @exclusivity(unchecked) private var nextCell: Int
    @exclusivity(unchecked) private var solved: [(result: Result, cell: Int)] = []
    /// The lengths of the solved members along the group's axis.
    @exclusivity(unchecked) private var lengths: [CGFloat] = []

    /// What was found out of a member.
    private enum Result {
        /// The size of an item. The rest follows from it, and is made only for members that fit.
        case item(CGSize)
        /// A solved group; nil if it cannot be laid out.
        case group(SolvedElement?)
    }

    init(solver: GroupSolver, members: MembersPlan, inner: CGSize, room: CGSize, cell: Int) {
        self.solver = solver
        self.members = members
        self.inner = inner
        self.room = room
        nextCell = cell
    }

    /// The length of the member at a position along the group's axis; 0 if it cannot be laid out.
    func length(_ position: Int) -> CGFloat {
        while lengths.count <= position { add(next()) }
        return lengths[position]
    }

    /// Solves the next member.
    private func next() -> Result {
        // Without measuring, equal members are solved once.
        if solver.context.measure == nil, solved.count >= members.elements.count {
            return solved[solved.count - members.elements.count].result
        }
        let element = members.element(at: solved.count)
        if case .item = element.content {
            guard (try? solver.work.step()) != nil else { return .group(nil) }
            return .item(solver.itemSize(element, in: inner, room: room, cell: nextCell))
        }
        return .group(try? solver.solve(element, in: inner, room: room, cell: nextCell))
    }

    private func add(_ result: Result) {
        solved.append((result, nextCell))
        switch result {
        case .item(let size):
            lengths.append(size[members.axis])
            nextCell += 1
        case .group(let group):
            lengths.append(group?.size[members.axis] ?? 0)
            nextCell += group?.cells.count ?? 1
        }
    }

    /// The member at a position, if it was solved for the same cell and the result would be the same in `box`; otherwise
    /// it must be solved again.
    func member(_ position: Int, in box: CGSize, cell: Int) -> SolvedElement? {
        guard position < solved.count, solved[position].cell == cell, !solver.context.solvesCountedMembers else {
            return nil
        }
        let element = members.element(at: position)
        let isSame =
            box == inner
            || (element.supplementaries.isEmpty
                && element.size.resolved(in: box, grid: solver.grid)
                    == element.size.resolved(in: inner, grid: solver.grid))
        guard isSame else { return nil }
        switch solved[position].result {
        case .item(let size): return solver.solvedItem(element, size: size)
        case .group(let group): return group
        }
    }
}
