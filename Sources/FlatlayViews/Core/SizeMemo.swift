import Foundation

/// The sizes that a node has answered, by proposal.
///
/// A stack asks each child three times, so without it nested stacks cost three to the power of their depth. Most nodes
/// meet few proposals: those are found by looking through a short list, without hashing.
struct SizeMemo {
    private var first: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var others: [ProposedViewSize: CGSize] = [:]

    private static let listLimit = 12
    /// Most nodes meet no more proposals: none, endless room, and one or two shares.
    private static let usualCount = 4

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            for entry in first where entry.proposal == proposal { return entry.size }
            return others.isEmpty ? nil : others[proposal]
        }
        set {
            guard let newValue else { return }
            if first.isEmpty { first.reserveCapacity(SizeMemo.usualCount) }
            if first.count < SizeMemo.listLimit {
                first.append((proposal, newValue))
            } else {
                others[proposal] = newValue
            }
        }
    }
}
