/// The last arrangements of a stack, by proposal.
struct StackArrangements: Sendable {
    private var kept: [(proposal: ProposedViewSize, arrangement: StackArrangement)] = []

    /// A stack is asked for its shortest and its longest length and for its share, and placed for one of them.
    private static let limit = 4
    /// Most stacks are measured once and placed with the length across that they have by then.
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
