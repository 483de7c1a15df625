import Foundation

/// Space outside the four edges of an item or a group, inside the parent group.
///
/// A nil side takes no space. Edge spacing changes neither the size of the item nor the lengths to which its fractions
/// refer; it only takes space in the parent.
@MainActor @preconcurrency
public final class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    let plan: EdgeSpacingPlan
    private let given: [NSCollectionLayoutSpacing?]

    /// Creates spacing for four sides; nil means none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        plan = EdgeSpacingPlan(
            leading: leading?.plan ?? .none, top: top?.plan ?? .none, trailing: trailing?.plan ?? .none,
            bottom: bottom?.plan ?? .none)
        given = [leading, top, trailing, bottom]
    }

    convenience init(plan: EdgeSpacingPlan) {
        self.init(
            leading: NSCollectionLayoutSpacing(plan: plan.leading), top: NSCollectionLayoutSpacing(plan: plan.top),
            trailing: NSCollectionLayoutSpacing(plan: plan.trailing),
            bottom: NSCollectionLayoutSpacing(plan: plan.bottom))
    }

    /// The space before the item in reading direction.
    public var leading: NSCollectionLayoutSpacing? { given[0] }
    /// The space above the item.
    public var top: NSCollectionLayoutSpacing? { given[1] }
    /// The space after the item in reading direction.
    public var trailing: NSCollectionLayoutSpacing? { given[2] }
    /// The space below the item.
    public var bottom: NSCollectionLayoutSpacing? { given[3] }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }

    /// Whether the other object is an edge spacing with the same content.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutEdgeSpacing)?.plan == plan
    }

    /// A hash of the content.
    nonisolated public override var hash: Int { plan.hashValue }

    /// The four sides, for example `{leading=fixed:4, top=fixed:0, trailing=flexible:2, bottom=fixed:0}`.
    nonisolated public override var description: String { plan.description }
}
