import Foundation

/// What a stack found out for one proposal.
struct StackArrangement {
    /// A child's turn in the distribution.
    struct Turn: Equatable {
        var child: Int
        var share: CGFloat
        var length: CGFloat
    }

    /// The size of the stack.
    var size = CGSize.zero
    /// What each child was offered.
    var proposals: [ProposedViewSize]
    /// The length of each child along the stack.
    var lengths: [CGFloat]
    /// Where each child starts along and across the stack.
    var offsets: [(major: CGFloat, minor: CGFloat)]
    /// The children's turns, in their order.
    var turns: [Turn] = []

    init(count: Int) {
        proposals = Array(repeating: .unspecified, count: count)
        lengths = Array(repeating: 0, count: count)
        offsets = Array(repeating: (0, 0), count: count)
    }
}
