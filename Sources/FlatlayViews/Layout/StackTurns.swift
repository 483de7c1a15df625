import Foundation

/// The order in which the children of a stack are asked.
struct StackTurns {
    /// The children by descending priority, in each group by ascending flexibility.
    private(set) var groups: [[Int]] = []
    /// What is kept back for children of lower priority.
    private(set) var reservedTotal: CGFloat = 0
    private var minimums: [CGFloat]

    init(_ subviews: LayoutSubviews, axis: Axis, across minor: CGFloat?) {
        minimums = Array(repeating: 0, count: subviews.count)
        var members: [Double: [Int]] = [:]
        for index in subviews.indices {
            // A priority that is not a number has no place in an order; it counts as the ordinary one.
            let priority = subviews[index].priority
            members[priority.isNaN ? 0 : priority, default: []].append(index)
        }
        for (number, priority) in members.keys.sorted(by: >).enumerated() {
            let group = members[priority] ?? []
            if number > 0 || group.count > 1 {
                for index in group { minimums[index] = subviews[index].node.shortestLength(along: axis, across: minor) }
            }
            if number > 0 {
                reservedTotal += group.reduce(0) { $0 + minimums[$1] }
            }
            groups.append(
                StackTurns.sorted(group, minimums: minimums) { index in
                    subviews[index].sizeThatFits(ProposedViewSize(along: axis, .infinity, across: minor))[axis]
                })
        }
    }

    func minimum(of index: Int) -> CGFloat { minimums[index] }

    /// Step 3 within a priority; equal children keep their order.
    private static func sorted(_ group: [Int], minimums: [CGFloat], maximum: (Int) -> CGFloat) -> [Int] {
        guard group.count > 1 else { return group }
        return group.map { index -> (index: Int, flexibility: CGFloat) in
            let longest = maximum(index)
            return (index, longest.isInfinite ? .infinity : longest - minimums[index])
        }
        .sorted { first, second in
            if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
            if first.flexibility.isInfinite, minimums[first.index] != minimums[second.index] {
                return minimums[first.index] > minimums[second.index]
            }
            return first.index < second.index
        }
        .map(\.index)
    }
}
