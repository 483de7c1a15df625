import Foundation

/// What a stack keeps: the gaps between its views, which don't depend on a proposal, and its last arrangements.
public struct StackLayoutCache: Sendable {
    let gaps: [CGFloat]
    /// The views that the cache was made for.
    private let views: [ObjectIdentifier]
    private var arrangements: [(proposal: ProposedViewSize, arrangement: StackArrangement)] = []

    /// A stack is asked for its shortest and its longest length and for its share, and placed for one of them.
    private static let arrangementLimit = 4

    init(gaps: [CGFloat], subviews: LayoutSubviews) {
        self.gaps = gaps
        views = subviews.map { ObjectIdentifier($0.node) }
    }

    /// Whether the cache was made for these views: a layout that leaves some of its views to a stack may bring a cache
    /// that was made for others.
    func serves(_ subviews: LayoutSubviews) -> Bool {
        subviews.count == views.count && zip(subviews, views).allSatisfy { ObjectIdentifier($0.node) == $1 }
    }

    func arrangement(for proposal: ProposedViewSize) -> StackArrangement? {
        arrangements.first { $0.proposal == proposal }?.arrangement
    }

    mutating func keep(_ arrangement: StackArrangement, for proposal: ProposedViewSize) {
        if arrangements.isEmpty { arrangements.reserveCapacity(Self.arrangementLimit) }
        if arrangements.count == Self.arrangementLimit { arrangements.removeFirst() }
        arrangements.append((proposal, arrangement))
    }
}

extension StackSolver {
    func makeCache(_ subviews: LayoutSubviews) -> StackLayoutCache {
        let subviews = subviews.countedFromZero
        return StackLayoutCache(gaps: gaps(subviews), subviews: subviews)
    }

    func size(of subviews: LayoutSubviews, cache: inout StackLayoutCache, in proposal: ProposedViewSize) -> CGSize {
        let subviews = subviews.countedFromZero
        guard cache.serves(subviews) else { return arrange(subviews, gaps: gaps(subviews), in: proposal).size }
        if let known = cache.arrangement(for: proposal) { return known.size }
        let arrangement = arrange(subviews, gaps: cache.gaps, in: proposal)
        cache.keep(arrangement, for: proposal)
        return arrangement.size
    }

    /// Places the views as they were arranged for the proposal, except that a missing length across the stack is now
    /// the stack's own: views that take what they get fill it.
    func place(_ subviews: LayoutSubviews, cache: StackLayoutCache, in bounds: CGRect, proposal: ProposedViewSize) {
        let subviews = subviews.countedFromZero
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let isServed = cache.serves(subviews)
        let arrangement =
            (isServed ? cache.arrangement(for: proposal) : nil)
            ?? arrange(subviews, gaps: isServed ? cache.gaps : gaps(subviews), in: proposal)
        for index in subviews.indices {
            let child = arrangement.children[index]
            let offset = CGSize(along: axis, child.offset.major, across: child.offset.minor)
            subviews[index].place(
                at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height), proposal: child.proposal)
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
