import Foundation

/// The arrangement of a stack for one proposal.
struct StackArrangement {
    /// One child's turn in the distribution of the space.
    struct Turn: Equatable {
        var child: Int
        var share: CGFloat
        var length: CGFloat
    }

    struct Child {
        /// The proposal that the child received.
        var proposal = ProposedViewSize.unspecified
        /// The size that the child took.
        var size = CGSize.zero
        /// The child's origin in the stack.
        var origin = CGPoint.zero
    }

    var size = CGSize.zero
    /// The children in view order.
    var children: [Child]
    /// The turns in the order in which they were taken; nil unless recorded.
    var turns: [Turn]?

    init(count: Int, recordsTurns: Bool) {
        children = Array(repeating: Child(), count: count)
        turns = recordsTurns ? [] : nil
    }
}
