import Foundation

/// The first sizes that a node has answered, by proposal.
///
/// A stack asks each child up to three times, so without it nested stacks cost three to the power of their depth. Most
/// nodes meet few proposals: those are found by looking through a short list, without hashing.
struct SizeMemo {
    private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []

    private static let limit = 12
    /// Most nodes meet no more proposals: none, endless room, and one or two shares.
    private static let usualCount = 4

    /// Whether there is no room for more.
    var isFull: Bool { entries.count >= SizeMemo.limit }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        for entry in entries where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func append(_ size: CGSize, for proposal: ProposedViewSize) {
        if entries.isEmpty { entries.reserveCapacity(SizeMemo.usualCount) }
        entries.append((proposal, size))
    }
}
