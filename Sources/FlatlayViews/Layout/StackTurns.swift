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
        groups = StackTurns.byPriority(subviews)
        for number in groups.indices {
            if number > 0 || groups[number].count > 1 {
                for index in groups[number] {
                    minimums[index] = subviews[index].node.shortestLength(along: axis, across: minor)
                }
            }
            if number > 0 {
                reservedTotal += groups[number].reduce(0) { $0 + minimums[$1] }
            }
            sort(&groups[number]) { index in
                subviews[index].sizeThatFits(ProposedViewSize(along: axis, .infinity, across: minor))[axis]
            }
        }
    }

    func minimum(of index: Int) -> CGFloat { minimums[index] }

    /// The children in groups of equal priority, the highest first.
    private static func byPriority(_ subviews: LayoutSubviews) -> [[Int]] {
        guard let first = subviews.first.map(priority(of:)) else { return [] }
        // In most stacks all are equal.
        if subviews.allSatisfy({ priority(of: $0) == first }) { return [Array(subviews.indices)] }
        var members: [Double: [Int]] = [:]
        for index in subviews.indices { members[priority(of: subviews[index]), default: []].append(index) }
        return members.sorted { $0.key > $1.key }.map(\.value)
    }

    /// A priority that is not a number has no place in an order; it counts as the ordinary one.
    private static func priority(of subview: LayoutSubview) -> Double {
        subview.priority.isNaN ? 0 : subview.priority
    }

    /// Step 3 within a priority; equal children keep their order.
    private func sort(_ group: inout [Int], maximum: (Int) -> CGFloat) {
        guard group.count > 1 else { return }
        var flexibilities = minimums
        for index in group {
            let longest = maximum(index)
            flexibilities[index] = longest.isInfinite ? .infinity : longest - minimums[index]
        }
        group.sort { first, second in
            if flexibilities[first] != flexibilities[second] { return flexibilities[first] < flexibilities[second] }
            if flexibilities[first].isInfinite, minimums[first] != minimums[second] {
                return minimums[first] > minimums[second]
            }
            return first < second
        }
    }
}
