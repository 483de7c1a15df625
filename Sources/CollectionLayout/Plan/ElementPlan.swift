import Foundation

/// An item or a group, as plain data: the tree that the group solver works on.
struct ElementPlan: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        /// A cell.
        case item
        /// A row or a column of members.
        case members(MembersPlan)
        /// Frames from the item provider with this number.
        case custom(provider: Int)
    }

    let size: SizePlan
    let insets: NSDirectionalEdgeInsets
    let edges: EdgeSpacingPlan
    let supplementaries: [AnchoredPlan]
    let content: Content
    /// Whether anything inside waits for a measured size.
    let needsMeasuring: Bool
    /// Whether a length of the element or of anything inside is shared with siblings.
    let sharesLengths: Bool

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
        let isUniform = Axis.both.contains { size[$0].unit == .uniformEstimate }
        if case .members(let members) = content {
            sharesLengths = isUniform || members.elements.contains(where: \.sharesLengths)
        } else {
            sharesLengths = isUniform
        }
    }

    /// Whether the length along an axis is a fraction of something.
    func isFractional(_ axis: Axis) -> Bool {
        size[axis].isFraction(of: .horizontal) || size[axis].isFraction(of: .vertical)
    }

    /// Whether supplementary views are tied to the element or to anything inside.
    var hasSupplementaries: Bool {
        if !supplementaries.isEmpty { return true }
        guard case .members(let members) = content else { return false }
        return members.elements.contains(where: \.hasSupplementaries)
    }

    /// Whether the element is a custom group.
    var isCustom: Bool {
        if case .custom = content { true } else { false }
    }
}

/// The members of a group and how they follow each other, as plain data.
///
/// What the solver asks for every group instance is found out once, when the plan is made.
struct MembersPlan: Hashable, Sendable {
    let axis: Axis
    let spacing: SpacingPlan
    /// The members, repeated in this order.
    let elements: [ElementPlan]
    /// The exact number of copies, where the group says one.
    let count: Int?
    /// Whether a length along the axis is a fraction.
    let hasFractions: Bool
    /// Whether a length along the axis is an estimate.
    let hasEstimates: Bool
    /// Whether a length across the axis is a fraction of the length along it.
    let crossesAxes: Bool
    /// Whether a length is shared with siblings.
    let hasUniformLengths: Bool

    init(axis: Axis, spacing: SpacingPlan, elements: [ElementPlan], count: Int?) {
        self.axis = axis
        self.spacing = spacing
        self.elements = elements
        self.count = count
        hasFractions = elements.contains { $0.isFractional(axis) }
        hasEstimates = elements.contains { $0.size[axis].isEstimated }
        crossesAxes = elements.contains { $0.size[axis.cross].isFraction(of: axis) }
        hasUniformLengths = elements.contains {
            $0.size.width.unit == .uniformEstimate || $0.size.height.unit == .uniformEstimate
        }
    }

    /// The member at a position of the repeated list.
    func element(at position: Int) -> ElementPlan { elements[position % elements.count] }
}

/// A supplementary view tied to an item or a group, as plain data.
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

    /// The point as fractions of a rectangle's size; an axis with no edge, or with both, is centred.
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
