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
    @exclusivity(unchecked) private var solved: [(member: SolvedElement?, cell: Int)] = []

    init(solver: GroupSolver, members: MembersPlan, inner: CGSize, room: CGSize, cell: Int) {
        self.solver = solver
        self.members = members
        self.inner = inner
        self.room = room
        nextCell = cell
    }

    /// The length of the member at a position along the group's axis; 0 if it cannot be laid out.
    func length(_ position: Int) -> CGFloat {
        while solved.count <= position {
            // Without measuring, equal members are solved once.
            if solver.context.measure == nil, solved.count >= members.elements.count {
                let member = solved[solved.count - members.elements.count].member
                solved.append((member, nextCell))
                nextCell += member?.cells.count ?? 1
                continue
            }
            let member = try? solver.solve(
                members.element(at: solved.count), in: inner, room: room, cell: nextCell)
            solved.append((member, nextCell))
            nextCell += member?.cells.count ?? 1
        }
        return solved[position].member?.size[members.axis] ?? 0
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
        return isSame ? solved[position].member : nil
    }
}
