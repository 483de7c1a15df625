import Foundation

/// The order in which a stack offers space to its children.
struct StackTurns {
    /// A child's turn.
    struct Turn {
        let child: Int
        let priority: Double
        /// The child's minimum length; 0 if it isn't needed: for an only child of the highest priority.
        var minimum: CGFloat = 0
        var flexibility: CGFloat = 0
    }

    /// The children by descending priority, then by ascending flexibility.
    private(set) var order: [Turn]

    init(_ nodes: [ViewNode], axis: Axis, across minor: CGFloat?) {
        order = nodes.indices.map { Turn(child: $0, priority: StackTurns.priority(of: nodes[$0])) }
        // In most stacks all priorities are equal.
        if firstGroup.count < order.count {
            order.sort { ($1.priority, $0.child) < ($0.priority, $1.child) }
        }
        var group = firstGroup
        while !group.isEmpty {
            for turn in group where group.lowerBound > 0 || group.count > 1 {
                order[turn].minimum = nodes[order[turn].child].shortestLength(along: axis, across: minor)
            }
            for turn in group where group.count > 1 {
                let longest = nodes[order[turn].child].longestLength(along: axis, across: minor)
                order[turn].flexibility = longest.isInfinite ? .infinity : longest - order[turn].minimum
            }
            group = self.group(after: group)
        }
        if order.count > 1 { order.sort(by: StackTurns.goesFirst) }
    }

    /// The turns of the highest priority.
    var firstGroup: Range<Int> { group(after: 0..<0) }

    /// The turns of the next lower priority; empty after the last group.
    func group(after group: Range<Int>) -> Range<Int> {
        let start = group.upperBound
        var end = start
        while end < order.count, order[end].priority == order[start].priority { end += 1 }
        return start..<end
    }

    /// The space reserved for the children whose priority is lower than that of a group.
    func minimumTotal(after group: Range<Int>) -> CGFloat {
        (group.upperBound..<order.count).reduce(0) { $0 + order[$1].minimum }
    }

    /// NaN can't be ordered; it counts as the default priority, 0.
    private static func priority(of node: ViewNode) -> Double {
        let priority = node.priority
        return priority.isNaN ? 0 : priority
    }

    /// Step 3 of ``StackSolver``; equal children keep their order.
    private static func goesFirst(_ first: Turn, _ second: Turn) -> Bool {
        if first.priority != second.priority { return first.priority > second.priority }
        if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
        if first.flexibility.isInfinite, first.minimum != second.minimum { return first.minimum > second.minimum }
        return first.child < second.child
    }
}
