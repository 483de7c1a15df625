import Foundation

/// Turns description objects into plans, once for each solve, and checks them on the way.
///
/// Item providers of custom groups cannot be plain data; the builder numbers them and keeps the closures beside the
/// plan.
struct PlanBuilder {
    private(set) var itemProviders: [NSCollectionLayoutGroupCustomItemProvider] = []

    private var depth = 0

    /// Lengths beyond this are taken for mistakes: sums of them would no longer be exact.
    static let largestLength: CGFloat = 1e12

    mutating func number(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
        itemProviders.append(provider)
        return itemProviders.count - 1
    }

    /// Plans what is one level further inside.
    mutating func nested<Plan>(
        _ plan: (inout PlanBuilder) throws(LayoutDescriptionFault) -> Plan
    ) throws(LayoutDescriptionFault) -> Plan {
        guard depth < LayoutLimits.nesting else { throw .nestedTooDeeply(limit: LayoutLimits.nesting) }
        depth += 1
        defer { depth -= 1 }
        return try plan(&self)
    }

    // MARK: Checks

    func check(_ size: SizePlan) throws(LayoutDescriptionFault) {
        for dimension in [size.width, size.height] where !Self.isUsable(dimension.value) {
            throw .invalidDimension(dimension.unit.fault, dimension.value)
        }
    }

    func check(_ values: [CGFloat], _ property: String) throws(LayoutDescriptionFault) {
        for value in values where !Self.isUsable(value) {
            throw .invalidValue(property: property, value)
        }
    }

    func checkUnique(_ kinds: [String]) throws(LayoutDescriptionFault) {
        var seen: Set<String> = []
        let repeated = Set(kinds.filter { !seen.insert($0).inserted })
        if !repeated.isEmpty { throw .duplicateElementKinds(repeated.sorted()) }
    }

    private static func isUsable(_ value: CGFloat) -> Bool {
        value.isFinite && abs(value) <= largestLength
    }
}

extension DimensionPlan.Unit {
    /// The word for the unit in messages.
    var fault: LayoutDescriptionFault.Dimension {
        switch self {
        case .widthFraction: .fractionalWidth
        case .heightFraction: .fractionalHeight
        case .points: .absolute
        case .estimate, .uniformEstimate: .estimated
        }
    }
}
