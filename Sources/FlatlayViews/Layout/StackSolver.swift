import Foundation

/// The layout algorithm of `HStack` and `VStack`.
///
/// Sources: the stack layout of the OpenSwiftUI project and the stack articles of objc.io. The steps:
///
/// 1. Compute the gaps: the stack's spacing, or what neighbours prefer.
/// 2. Without a proposed length, propose its ideal length to every child.
/// 3. Order the children by priority, and within a priority the least flexible first. Flexibility is the difference of
///    the lengths for infinity and for zero. Of infinitely flexible children the one with the longer minimum is first.
/// 4. Reserve the minimum lengths of all children of lower priority.
/// 5. Propose to each child an equal share of the space left for its priority; the child chooses its size.
/// 6. Across the stack, align the children guide to guide.
/// 7. The size is what the children took, which may be less or more than the proposal.
struct StackSolver {
    let axis: Axis
    let spacing: CGFloat?
    let alignment: AlignmentKey

    /// Steps 2 to 7 for one proposal.
    func arrange(
        _ nodes: [ViewNode], gaps: [CGFloat], in proposal: ProposedViewSize, recordsTurns: Bool = false
    ) -> StackArrangement {
        var arrangement = StackArrangement(count: nodes.count, recordsTurns: recordsTurns)
        let gapTotal = gaps.reduce(0, +)
        if let offered = proposal[axis] {
            distribute(offered - gapTotal, across: proposal[axis.other], nodes, into: &arrangement)
        } else {
            for index in nodes.indices {
                arrangement.children[index].proposal = proposal
                arrangement.children[index].size = nodes[index].sizeThatFits(proposal)
            }
        }
        align(nodes, gaps: gaps, gapTotal: gapTotal, into: &arrangement)
        return arrangement
    }

    /// Step 1: the gap before each child.
    func gaps(_ nodes: [ViewNode]) -> [CGFloat] {
        nodes.indices.map { index in
            if index == 0 { return 0 }
            if let spacing { return spacing.isFinite ? spacing : 0 }
            return nodes[index - 1].spacing.distance(to: nodes[index].spacing, along: axis)
        }
    }

    /// Steps 3 to 5.
    private func distribute(
        _ room: CGFloat, across minor: CGFloat?, _ nodes: [ViewNode], into arrangement: inout StackArrangement
    ) {
        let turns = StackTurns(nodes, axis: axis, across: minor)
        var rest = room
        var group = turns.firstGroup
        while !group.isEmpty {
            let reserved = turns.minimumTotal(after: group)
            var waiting = CGFloat(group.count)
            for turn in group {
                let index = turns.order[turn].child
                // Infinite space stays infinite after the reservation.
                let share = max(rest.isFinite ? (rest - reserved) / waiting : rest, 0)
                let offer = ProposedViewSize(along: axis, share, across: minor)
                let size = nodes[index].sizeThatFits(offer)
                arrangement.children[index].proposal = offer
                arrangement.children[index].size = size
                arrangement.turns?.append(StackArrangement.Turn(child: index, share: share, length: size[axis]))
                // An infinite proposal stays infinite, whatever the children take.
                if rest.isFinite { rest -= size[axis] }
                waiting -= 1
            }
            group = turns.group(after: group)
        }
    }

    /// Steps 6 and 7.
    private func align(
        _ nodes: [ViewNode], gaps: [CGFloat], gapTotal: CGFloat, into arrangement: inout StackArrangement
    ) {
        guard !nodes.isEmpty else { return }
        var span = GuideSpan()
        for index in nodes.indices {
            let (size, proposal) = (arrangement.children[index].size, arrangement.children[index].proposal)
            let guide = ViewDimensions(size, of: nodes[index], for: proposal).value(of: alignment)
            arrangement.children[index].origin[axis.other] = guide
            span.add(size[axis.other], guide: guide)
        }
        var position: CGFloat = 0
        var total = gapTotal
        for index in nodes.indices {
            let guide = arrangement.children[index].origin[axis.other]
            let length = arrangement.children[index].size[axis]
            position += gaps[index]
            arrangement.children[index].origin = CGPoint(along: axis, position, across: span.start(guide: guide))
            position += length
            total += length
        }
        arrangement.size = CGSize(along: axis, total, across: span.length)
    }
}
