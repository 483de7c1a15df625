import Foundation

/// What a stack keeps: the gaps between its views, which don't depend on a proposal.
public struct StackLayoutCache: Sendable {
    let gaps: [CGFloat]
}

extension StackSolver {
    func makeCache(_ subviews: LayoutSubviews) -> StackLayoutCache {
        StackLayoutCache(gaps: gaps(subviews.countedFromZero))
    }

    func size(of subviews: LayoutSubviews, cache: StackLayoutCache, in proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews.countedFromZero
        return arrange(subviews, gaps: gaps(subviews, in: cache), in: proposal).size
    }

    /// A layout that leaves some of its views to a stack may bring a cache that was made for others.
    private func gaps(_ subviews: LayoutSubviews, in cache: StackLayoutCache) -> [CGFloat] {
        cache.gaps.count == subviews.count ? cache.gaps : gaps(subviews)
    }

    /// Places the views as they were arranged for the proposal, except that a missing length across the stack is now
    /// the stack's own: views that take what they get fill it.
    func place(_ subviews: LayoutSubviews, cache: StackLayoutCache, in bounds: CGRect, proposal: ProposedViewSize) {
        let subviews = subviews.countedFromZero
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let arrangement = arrange(subviews, gaps: gaps(subviews, in: cache), in: proposal)
        for index in subviews.indices {
            let (major, minor) = arrangement.offsets[index]
            let offset = CGSize(along: axis, major, across: minor)
            subviews[index].place(
                at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height),
                proposal: arrangement.proposals[index])
        }
    }

    /// The first and the last view decide at the ends of the stack, all views at its sides.
    func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        var result = ViewSpacing(all: .indifferent)
        let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        result.formUnion(first.spacing, edges: start)
        result.formUnion(last.spacing, edges: end)
        for subview in subviews {
            result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        return result
    }
}
