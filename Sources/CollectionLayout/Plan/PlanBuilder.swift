import Foundation

/// Turns description objects into plans, once for each solve, and checks them on the way.
///
/// Item providers of custom groups cannot be plain data; the builder numbers them and keeps the closures beside the
/// plan.
struct PlanBuilder {
    private(set) var itemProviders: [NSCollectionLayoutGroupCustomItemProvider] = []

    private var depth = 0
    /// What the objects of one description became. They live as long as it does, and nobody changes them meanwhile.
    private var members: [ObjectIdentifier: ElementPlan] = [:]
    /// The different lists of members so far: equal ones are one object, which makes comparing plans cheap.
    private var lists: Set<MembersPlan> = []

    /// Lengths beyond this are taken for mistakes: sums of them would no longer be exact.
    static let largestLength: CGFloat = 1e12

    mutating func number(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
        itemProviders.append(provider)
        return itemProviders.count - 1
    }

    /// Begins with another description: between two of them, apps may change objects, or let go of them.
    mutating func beginDescription() {
        members.removeAll(keepingCapacity: true)
    }

    /// Begins with a description that is to be compared with the last one: its item providers get the same numbers.
    mutating func beginComparison() {
        beginDescription()
        itemProviders = []
    }

    /// Plans a member of a group: an object that is a member in several places once.
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

    /// How many members of the description were planned so far.
    var plannedMembers: Int { members.count }

    /// The same list of members, as the object that stands for all equal ones.
    mutating func shared(_ list: MembersPlan) -> MembersPlan { lists.insert(list).memberAfterInsert }

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
