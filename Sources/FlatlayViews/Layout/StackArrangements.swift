/// Caches the last arrangements of a stack by proposal.
struct StackArrangements: Sendable {
    private var kept: [(proposal: ProposedViewSize, arrangement: StackArrangement)] = []

    /// A stack is measured for its minimum length, its maximum length and its share, and placed for one of them.
    private static let limit = 4
    /// Most stacks are measured once, then placed with the cross length that they took.
    private static let usualCount = 2

    subscript(proposal: ProposedViewSize) -> StackArrangement? {
        for entry in kept where entry.proposal == proposal { return entry.arrangement }
        return nil
    }

    mutating func keep(_ arrangement: StackArrangement, for proposal: ProposedViewSize) {
        if kept.isEmpty { kept.reserveCapacity(Self.usualCount) }
        if kept.count == Self.limit { kept.removeFirst() }
        kept.append((proposal, arrangement))
    }
}
