import Foundation

/// The cache of a stack: the gaps between its views, which don't depend on a proposal, and its last arrangements.
public struct StackLayoutCache: Sendable {
    let gaps: [CGFloat]
    /// The views for which the cache was created.
    private let views: [ObjectIdentifier]
    var arrangements = StackArrangements()

    init(gaps: [CGFloat], nodes: [ViewNode]) {
        self.gaps = gaps
        views = nodes.map { ObjectIdentifier($0) }
    }

    /// Whether the cache belongs to these views. A custom layout that passes some of its views to a stack layout may
    /// pass a cache that was created for others.
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

    /// Places the views, reusing the cached arrangement for the proposal.
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

    /// The proposal for placing: a nil length across the stack becomes the stack's own, so flexible views fill it.
    func placingProposal(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
        return proposal
    }

    /// The first and the last view determine the ends of the stack, all views its sides.
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
