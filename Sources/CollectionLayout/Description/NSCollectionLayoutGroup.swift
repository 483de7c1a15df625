import Foundation

/// A row, a column or a free arrangement of items and groups, which its section repeats.
///
/// ```swift
/// let row = NSCollectionLayoutGroup.horizontal(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///     subitems: [item])
/// row.interItemSpacing = .fixed(8)
/// ```
///
/// Nothing traps here: for a group without subitems or with a count below 1, the layout reports
/// ``CollectionLayoutError/invalidDescription(section:fault:)`` when it is solved.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case members(Axis, [NSCollectionLayoutItem], count: Int?)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
        /// Members with too deeply nested groups; they are not stored.
        case nestedTooDeeply
    }

    let arrangement: Arrangement
    private var storedSpacing: NSCollectionLayoutSpacing?

    /// The nesting depth of groups, including this one.
    let depth: Int

    required init(size: NSCollectionLayoutSize, arrangement: Arrangement) {
        if case .members(_, let members, _) = arrangement {
            var inner = 0
            for case let group as NSCollectionLayoutGroup in members { inner = max(inner, group.depth) }
            depth = 1 + inner
        } else {
            depth = 1
        }
        self.arrangement = depth > LayoutLimits.keptNesting ? .nestedTooDeeply : arrangement
        super.init(size: size)
    }

    /// Views anchored to every instance of the group.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { storedSupplementaryItems }
        set { storedSupplementaryItems = newValue.copied() }
    }

    /// The space between neighbouring members. Reads as `.fixed(0)` if it was not set.
    public var interItemSpacing: NSCollectionLayoutSpacing? {
        get { storedSpacing ?? NSCollectionLayoutSpacing(plan: .none) }
        set { storedSpacing = newValue }
    }

    /// Copies of the members; empty for a custom group.
    public var subitems: [NSCollectionLayoutItem] {
        guard case .members(_, let members, _) = arrangement else { return [] }
        return members
    }

    override func clone(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        NSCollectionLayoutGroup(size: size, arrangement: arrangement).adopting(self)
    }

    override func adopting(_ other: NSCollectionLayoutItem) -> Self {
        if let other = other as? NSCollectionLayoutGroup {
            storedSpacing = other.storedSpacing
            // Few groups have any, and a provider's groups are copied for each section.
            if !other.storedSupplementaryItems.isEmpty { supplementaryItems = other.supplementaryItems }
        }
        return super.adopting(other)
    }

    /// Includes the spacing, which a custom group stores but does not use.
    override func contentKey(_ builder: inout PlanBuilder) -> AnyHashable {
        AnyHashable([super.contentKey(&builder), AnyHashable(storedSpacing?.plan ?? .none)])
    }

    /// The number of levels of members inside the group.
    var levelsInside: Int {
        if case .custom = arrangement { 0 } else { depth }
    }

    func groupCopy() -> NSCollectionLayoutGroup {
        (clone(size: layoutSize) as? NSCollectionLayoutGroup) ?? self
    }

    override func plan(_ builder: inout PlanBuilder) throws(LayoutDescriptionFault) -> ElementPlan {
        switch arrangement {
        case .nestedTooDeeply: throw .nestedTooDeeply(limit: LayoutLimits.nesting)
        case .custom(let provider):
            return try plan(content: .custom(provider: builder.number(provider)), &builder)
        case .members(let axis, let members, let count):
            if members.isEmpty { throw .emptyGroup }
            if let count, count < 1 { throw .invalidRepeatCount(isHorizontal: axis == .horizontal) }
            let spacing = storedSpacing?.plan ?? .none
            try builder.check([spacing.value], "interItemSpacing")
            var elements: [ElementPlan] = []
            elements.reserveCapacity(members.count)
            for member in members { elements.append(try builder.plan(member: member)) }
            let plan = builder.shared(MembersPlan(axis: axis, spacing: spacing, elements: elements, count: count))
            return try self.plan(content: .members(plan), &builder)
        }
    }
}
