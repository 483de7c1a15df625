import Foundation

/// Converts description objects into plans, once per solve, and validates them.
///
/// Item providers of custom groups cannot be plain data; the builder numbers them and stores the closures separately.
@MainActor
struct PlanBuilder {
    private(set) var itemProviders: [NSCollectionLayoutGroupCustomItemProvider] = []

    private var depth = 0
    /// The plans of the objects of one description. The objects live as long as it does and do not change meanwhile.
    private var members: [ObjectIdentifier: ElementPlan] = [:]
    /// The distinct lists of members so far: equal lists are one object, which makes comparing plans cheap.
    private var lists: Set<MembersPlan> = []

    /// Larger lengths are treated as errors: sums of them would no longer be exact.
    nonisolated static let largestLength: CGFloat = 1e12

    mutating func number(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
        itemProviders.append(provider)
        return itemProviders.count - 1
    }

    /// Begins another description: between two descriptions, apps may change or release objects.
    mutating func beginDescription() {
        members.removeAll(keepingCapacity: true)
    }

    /// Begins a description that is compared with the last one: its item providers get the same numbers.
    mutating func beginComparison() {
        beginDescription()
        itemProviders = []
    }

    /// Plans a member of a group; an object that occurs in several places is planned once.
    mutating func plan(member: NSCollectionLayoutItem) throws(LayoutDescriptionFault) -> ElementPlan {
        let levels = (member as? NSCollectionLayoutGroup)?.levelsInside ?? 0
        guard depth + levels < LayoutLimits.nesting else { throw .nestedTooDeeply(limit: LayoutLimits.nesting) }
        if let known = members[ObjectIdentifier(member)] { return known }
        guard plannedMembers < LayoutLimits.describedMembers else {
            throw .tooManyMembers(limit: LayoutLimits.describedMembers)
        }
        depth += 1
        defer { depth -= 1 }
        let plan = try member.plan(&self)
        members[ObjectIdentifier(member)] = plan
        return plan
    }

    /// The number of members of the description planned so far.
    var plannedMembers: Int { members.count }

    /// Returns the object that represents all lists equal to this one.
    mutating func shared(_ list: MembersPlan) -> MembersPlan { lists.insert(list).memberAfterInsert }

    // MARK: Checks

    nonisolated func check(_ size: SizePlan) throws(LayoutDescriptionFault) {
        for dimension in [size.width, size.height] where !Self.isUsable(dimension.value) {
            throw .invalidDimension(dimension.unit.fault, dimension.value)
        }
    }

    nonisolated func check(_ values: [CGFloat], _ property: String) throws(LayoutDescriptionFault) {
        for value in values where !Self.isUsable(value) {
            throw .invalidValue(property: property, value)
        }
    }

    nonisolated func checkUnique(_ kinds: [String]) throws(LayoutDescriptionFault) {
        var seen: Set<String> = []
        let repeated = Set(kinds.filter { !seen.insert($0).inserted })
        if !repeated.isEmpty { throw .duplicateElementKinds(repeated.sorted()) }
    }

    nonisolated private static func isUsable(_ value: CGFloat) -> Bool {
        value.isFinite && abs(value) <= largestLength
    }
}

extension DimensionPlan.Unit {
    /// The name of the unit in messages.
    var fault: LayoutDescriptionFault.Dimension {
        switch self {
        case .widthFraction: .fractionalWidth
        case .heightFraction: .fractionalHeight
        case .points: .absolute
        case .estimate, .uniformEstimate: .estimated
        }
    }
}
