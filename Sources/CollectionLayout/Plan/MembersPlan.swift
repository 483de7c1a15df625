import Foundation

/// The members of a group and how they follow each other, as plain data.
///
/// What the solver asks for every group instance is found out once, when the plan is made.
///
/// A group may hold another one many times, and that one another: the plan is an object, so that it can be shared, and
/// remembers its hash value, so that hashing does not visit everything inside again and again.
final class MembersPlan: Sendable {
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
    /// Plans of one planning that are equal are the same object; others are compared.
    static func == (first: MembersPlan, second: MembersPlan) -> Bool {
        if first === second { return true }
        return first.contentHash == second.contentHash && first.axis == second.axis && first.count == second.count
            && first.spacing == second.spacing && first.elements == second.elements
    }

    func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
