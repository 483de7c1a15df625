import Foundation

/// What a stack found out for one proposal.
struct StackArrangement {
    /// A child's turn in the distribution.
    struct Turn: Equatable {
        var child: Int
        var share: CGFloat
        var length: CGFloat
    }

    /// A child's part.
    struct Child {
        /// What it was offered.
        var proposal = ProposedViewSize.unspecified
        /// What it took.
        var size = CGSize.zero
        /// Where it starts.
        var origin = CGPoint.zero
    }

    /// The size of the stack.
    var size = CGSize.zero
    /// The children in their order.
    var children: [Child]
    /// The children's turns, in their order, where they were asked for.
    var turns: [Turn]?

    init(count: Int, recordsTurns: Bool) {
        children = Array(repeating: Child(), count: count)
        turns = recordsTurns ? [] : nil
    }
}
