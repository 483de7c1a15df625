import Foundation

/// The algorithm of `HStack` and `VStack`.
///
/// Sources: the stack layout of the OpenSwiftUI project and the stack articles of objc.io. The steps:
///
/// 1. The gaps: the stack's spacing, or what neighbours prefer.
/// 2. Without a length on offer every child is proposed its ideal length.
/// 3. Children take turns by priority, and within a priority the least flexible first; flexibility is the difference of
///    the lengths for infinity and for zero. Of those that are infinitely flexible the longer minimum goes first.
/// 4. The minimum lengths of all children of lower priority are kept back.
/// 5. Each child is proposed an equal share of what is left for its priority, and takes what it takes.
/// 6. Across the stack, children are aligned guide to guide.
/// 7. The size is what the children took: it may be more or less than what was on offer.
struct StackSolver {
    let axis: Axis
    let spacing: CGFloat?
    let alignment: AlignmentKey

    /// Steps 1 to 7 for one proposal.
    func arrange(
        _ subviews: LayoutSubviews, gaps: [CGFloat], in proposal: ProposedViewSize, recordsTurns: Bool = false
    ) -> StackArrangement {
        var arrangement = StackArrangement(count: subviews.count, recordsTurns: recordsTurns)
        let gapTotal = gaps.reduce(0, +)
        if let offered = proposal[axis] {
            distribute(offered - gapTotal, across: proposal[axis.other], subviews, into: &arrangement)
        } else {
            for index in subviews.indices {
                arrangement.children[index].proposal = proposal
                arrangement.children[index].length = subviews[index].sizeThatFits(proposal)[axis]
            }
        }
        align(subviews, gaps: gaps, gapTotal: gapTotal, into: &arrangement)
        return arrangement
    }

    /// Step 1: the gap before each child.
    func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        subviews.indices.map { index in
            if index == subviews.startIndex { return 0 }
            if let spacing { return spacing.isFinite ? spacing : 0 }
            return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
    }

    /// Steps 3 to 5.
    private func distribute(
        _ room: CGFloat, across minor: CGFloat?, _ subviews: LayoutSubviews, into arrangement: inout StackArrangement
    ) {
        let turns = StackTurns(subviews, axis: axis, across: minor)
        var available = room - turns.reservedTotal
        for (number, group) in turns.groups.enumerated() {
            if number > 0 {
                available += group.reduce(0) { $0 + turns.minimum(of: $1) }
            }
            var waiting = CGFloat(group.count)
            for index in group {
                let share = max(available / waiting, 0)
                let offer = ProposedViewSize(along: axis, share, across: minor)
                let length = subviews[index].sizeThatFits(offer)[axis]
                arrangement.children[index].proposal = offer
                arrangement.children[index].length = length
                arrangement.turns?.append(StackArrangement.Turn(child: index, share: share, length: length))
                // An infinite offer stays infinite, whatever children take of it.
                if available.isFinite { available -= length }
                waiting -= 1
            }
        }
    }

    /// Steps 6 and 7.
    private func align(
        _ subviews: LayoutSubviews, gaps: [CGFloat], gapTotal: CGFloat, into arrangement: inout StackArrangement
    ) {
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        for index in subviews.indices {
            let dimensions = subviews[index].dimensions(in: arrangement.children[index].proposal)
            let guide = dimensions.value(of: alignment)
            arrangement.children[index].offset.minor = guide
            before = max(before, guide)
            after = max(after, dimensions.size[axis.other] - guide)
        }
        guard !subviews.isEmpty else { return }
        var position: CGFloat = 0
        var total = gapTotal
        for index in subviews.indices {
            position += gaps[index]
            let guide = arrangement.children[index].offset.minor
            arrangement.children[index].offset = (position, before - guide)
            position += arrangement.children[index].length
            total += arrangement.children[index].length
        }
        arrangement.size = CGSize(along: axis, total, across: before + after)
    }
}
