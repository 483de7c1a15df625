import Foundation

/// What a stack keeps: the gaps between its views, which don't depend on a proposal, and its last arrangements.
public struct StackLayoutCache: Sendable {
    let gaps: [CGFloat]
    /// The views that the cache was made for.
    private let views: [ObjectIdentifier]
    var arrangements = StackArrangements()

    init(gaps: [CGFloat], nodes: [ViewNode]) {
        self.gaps = gaps
        views = nodes.map { ObjectIdentifier($0) }
    }

    /// Whether the cache was made for these views: a layout that leaves some of its views to a stack may bring a cache
    /// that was made for others.
    func serves(_ nodes: [ViewNode]) -> Bool {
        nodes.count == views.count && zip(nodes, views).allSatisfy { ObjectIdentifier($0) == $1 }
    }
}

extension StackSolver {
    func size(of subviews: LayoutSubviews, cache: inout StackLayoutCache, in proposal: ProposedViewSize) -> CGSize {
        let nodes = subviews.nodes
        guard cache.serves(nodes) else { return arrange(nodes, gaps: gaps(nodes), in: proposal).size }
        if let known = cache.arrangements[proposal] { return known.size }
        let arrangement = arrange(nodes, gaps: cache.gaps, in: proposal)
        cache.arrangements.keep(arrangement, for: proposal)
        return arrangement.size
    }

    /// Places the views as they were arranged for the proposal.
    func place(_ subviews: LayoutSubviews, cache: StackLayoutCache, in bounds: CGRect, proposal: ProposedViewSize) {
        let nodes = subviews.nodes
        let proposal = placingProposal(proposal, in: bounds.size)
        let isServed = cache.serves(nodes)
        let arrangement =
            (isServed ? cache.arrangements[proposal] : nil)
            ?? arrange(nodes, gaps: isServed ? cache.gaps : gaps(nodes), in: proposal)
        for (subview, child) in zip(subviews, arrangement.children) {
            subview.place(
                at: CGPoint(x: bounds.minX + child.origin.x, y: bounds.minY + child.origin.y), proposal: child.proposal)
        }
    }

    /// What a stack is placed for: a missing length across the stack is now the stack's own, and views that take what
    /// they get fill it.
    func placingProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
        return proposal
    }

    /// The first and the last view decide at the ends of the stack, all views at its sides.
    func spacing(of nodes: [ViewNode]) -> ViewSpacing {
        guard let first = nodes.first, let last = nodes.last else { return ViewSpacing() }
        var result = ViewSpacing(all: .indifferent)
        let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        result.formUnion(first.spacing, edges: start)
        result.formUnion(last.spacing, edges: end)
        for node in nodes {
            result.formUnion(node.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        return result
    }
}
