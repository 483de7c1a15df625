import Foundation

/// An item or a group as plain data: a tree, the input of the group solver.
struct ElementPlan: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        /// A cell.
        case item
        /// A row or a column of members.
        case members(MembersPlan)
        /// Frames from the item provider at this index.
        case custom(provider: Int)
    }

    let size: SizePlan
    let insets: NSDirectionalEdgeInsets
    let edges: EdgeSpacingPlan
    let supplementaries: [AnchoredPlan]
    let content: Content
    /// Whether the element or one inside it needs a measured size.
    let needsMeasuring: Bool
    /// Whether a length of the element or of one inside it is shared with siblings.
    let sharesLengths: Bool
    /// Whether supplementary views are anchored to the element or to one inside it.
    let hasSupplementaries: Bool
    /// Whether an item provider is called for the element or for one inside it.
    let hasCustomItems: Bool

    init(
        size: SizePlan, insets: NSDirectionalEdgeInsets, edges: EdgeSpacingPlan, supplementaries: [AnchoredPlan],
        content: Content
    ) {
        self.size = size
        self.insets = insets
        self.edges = edges
        self.supplementaries = supplementaries
        self.content = content
        let views = supplementaries.contains { !$0.size.estimatedAxes.isEmpty }
        switch content {
        case .item: needsMeasuring = views || !size.estimatedAxes.isEmpty
        case .members(let members): needsMeasuring = views || members.elements.contains(where: \.needsMeasuring)
        case .custom: needsMeasuring = views
        }
        let inner = if case .members(let members) = content { members.elements } else { [ElementPlan]() }
        let isUniform = Axis.both.contains { size[$0].unit == .uniformEstimate }
        sharesLengths = isUniform || inner.contains(where: \.sharesLengths)
        hasSupplementaries = !supplementaries.isEmpty || inner.contains(where: \.hasSupplementaries)
        if case .custom = content {
            hasCustomItems = true
        } else {
            hasCustomItems = inner.contains(where: \.hasCustomItems)
        }
    }

    /// Whether the length along an axis is a fraction of a length of the container.
    func isFractional(_ axis: Axis) -> Bool {
        size[axis].isFraction(of: .horizontal) || size[axis].isFraction(of: .vertical)
    }

    /// Whether the element is a custom group.
    var isCustom: Bool {
        if case .custom = content { true } else { false }
    }
}

/// A supplementary view anchored to an item or a group, as plain data.
struct AnchoredPlan: Hashable, Sendable {
    var kind: String
    var size: SizePlan
    var zIndex: Int
    var container: AnchorPlan
    var item: AnchorPlan?
}

/// A point of a rectangle and its offset, as plain data.
struct AnchorPlan: Hashable, Sendable {
    var edges: NSDirectionalRectEdge
    var offset: CGPoint
    var isFractional: Bool

    /// The point in fractions of a rectangle's size; an axis with no edge, or with both, is centred.
    var unitPoint: CGPoint {
        CGPoint(
            x: Self.fraction(start: edges.contains(.leading), end: edges.contains(.trailing)),
            y: Self.fraction(start: edges.contains(.top), end: edges.contains(.bottom)))
    }

    func offset(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    private static func fraction(start: Bool, end: Bool) -> CGFloat {
        start == end ? 0.5 : (start ? 0 : 1)
    }
}
