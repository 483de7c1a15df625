import Foundation

/// Decides which changed frames are causes, and which follow from other changes.
///
/// Widths come from outside, heights from inside:
///
/// - If a node's width changed, the positions and widths inside it follow. Otherwise, the first child that changed is
///   the cause, unless a child has other content.
/// - A height follows from a child that changed. Children move because a sibling has another height or other content.
///   If none has, the first child that moved is the cause: padding, spacing or alignment moved it.
struct FrameChanges {
    struct Cause: Hashable {
        let before: Int
        let after: Int
        /// Which parts of the frame are meant.
        var isHorizontal = false
        var isVertical = false
    }

    private(set) var causes: [Cause] = []
    private(set) var consequenceCount = 0

    /// How a pair of nodes differs along one axis, relative to the parents.
    private struct Difference {
        var isMoved = false
        var isResized = false
        var isAny: Bool { isMoved || isResized }
    }

    /// Smaller differences come from rounding to pixels.
    private static let threshold: CGFloat = 0.49

    /// - Parameter weighty: the nodes of the new tree whose content may move others.
    init(_ before: FingerprintedTree, _ after: FingerprintedTree, _ pairs: NodePairs, weighty content: Set<Int>) {
        var partners: [Int: Int] = [:]
        var successors: [Int: Int] = [:]
        for pair in pairs.pairs { (partners[pair.after], successors[pair.before]) = (pair.before, pair.after) }
        var horizontal: [Int: Difference] = [:]
        var vertical: [Int: Difference] = [:]
        for pair in pairs.pairs {
            let (a, b) = (before.nodes[pair.before], after.nodes[pair.after])
            let (first, second) = (a.frame, b.frame)
            let from = a.parent.map { before.nodes[$0].frame.origin } ?? .zero
            let to = b.parent.map { after.nodes[$0].frame.origin } ?? .zero
            horizontal[pair.after] = Difference(
                isMoved: Self.differ(first.minX - from.x, second.minX - to.x),
                isResized: Self.differ(first.width, second.width))
            vertical[pair.after] = Difference(
                isMoved: Self.differ(first.minY - from.y, second.minY - to.y),
                isResized: Self.differ(first.height, second.height))
        }
        let weighty = content.union(pairs.new).union(pairs.moved.map(\.after))
        let losers = Set(pairs.gone.compactMap { before.nodes[$0].parent.flatMap { successors[$0] } })
        var within = Array(repeating: false, count: after.nodes.count)
        for index in after.nodes.indices.reversed() {
            within[index] =
                weighty.contains(index) || losers.contains(index) || after.children[index].contains { within[$0] }
        }
        // Backgrounds are as large as the view that they belong to, and follow it.
        let children = after.children.enumerated().map { parent, children in
            children.filter { child in
                guard let partner = partners[child], let owner = partners[parent] else { return true }
                return after.nodes[child].frame != after.nodes[parent].frame
                    || before.nodes[partner].frame != before.nodes[owner].frame
            }
        }
        var found: [Int: Cause] = [:]
        for (parent, children) in children.enumerated() {
            let hasOtherContent = losers.contains(parent) || children.contains { within[$0] }
            if !hasOtherContent, horizontal[parent]?.isResized != true,
                let first = children.first(where: { horizontal[$0]?.isAny == true }), let partner = partners[first]
            {
                found[first, default: Cause(before: partner, after: first)].isHorizontal = true
            }
            if !hasOtherContent, !children.contains(where: { vertical[$0]?.isResized == true }),
                let first = children.first(where: { vertical[$0]?.isMoved == true }), let partner = partners[first]
            {
                found[first, default: Cause(before: partner, after: first)].isVertical = true
            }
        }
        for (index, difference) in vertical where difference.isResized && !within[index] {
            let isBackground = after.nodes[index].parent.map { !children[$0].contains(index) } ?? false
            guard !isBackground, !children[index].contains(where: { vertical[$0]?.isAny == true }),
                let partner = partners[index]
            else { continue }
            found[index, default: Cause(before: partner, after: index)].isVertical = true
        }
        if horizontal[0]?.isResized == true { found[0, default: Cause(before: 0, after: 0)].isHorizontal = true }
        causes = found.values.sorted { $0.after < $1.after }
        let changed = Set(horizontal.filter(\.value.isAny).keys).union(vertical.filter(\.value.isAny).keys)
        consequenceCount = changed.subtracting(found.keys).subtracting(weighty).count
    }

    private static func differ(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) > threshold }
}
