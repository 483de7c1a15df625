import Foundation

/// The members of a group in their order, as plain data.
///
/// Properties that the solver needs for every group instance are computed once, when the plan is created.
///
/// Groups may share subgroups, over many levels. The plan is therefore a class, so that it can be shared, and caches
/// its hash value, so that hashing does not visit the whole tree again and again.
final class MembersPlan: Sendable {
    let axis: Axis
    let spacing: SpacingPlan
    /// The members, repeated in this order.
    let elements: [ElementPlan]
    /// The exact number of copies, if the group specifies one.
    let count: Int?
    /// Whether a length along the axis is a fraction.
    let hasFractions: Bool
    /// Whether a length along the axis is an estimate.
    let hasEstimates: Bool
    /// Whether a length across the axis is a fraction of the length along it.
    let crossesAxes: Bool
    /// Whether a length is shared with siblings.
    let hasUniformLengths: Bool
    private let contentHash: Int

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
        var hasher = Hasher()
        hasher.combine(axis)
        hasher.combine(spacing)
        hasher.combine(elements)
        hasher.combine(count)
        contentHash = hasher.finalize()
    }

    /// The member at a position of the repeated list.
    func element(at position: Int) -> ElementPlan { elements[position % elements.count] }
}

extension MembersPlan: Hashable {
    /// Plans from one builder are the same object if they are equal; others are compared.
    static func == (first: MembersPlan, second: MembersPlan) -> Bool {
        if first === second { return true }
        return first.contentHash == second.contentHash && first.axis == second.axis && first.count == second.count
            && first.spacing == second.spacing && first.elements == second.elements
    }

    func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
