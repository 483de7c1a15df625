import Foundation

/// Room outside the four edges of an item or a group, inside the parent group.
///
/// A side that is nil takes no room. Edge spacing never changes the size of the item or what fractions are taken of; it
/// only takes room in the parent.
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    let plan: EdgeSpacingPlan
    private let given: [NSCollectionLayoutSpacing?]

    /// Spacing for four sides; nil means none.
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

    /// The room before the item in reading direction.
    public var leading: NSCollectionLayoutSpacing? { given[0] }
    /// The room above the item.
    public var top: NSCollectionLayoutSpacing? { given[1] }
    /// The room after the item in reading direction.
    public var trailing: NSCollectionLayoutSpacing? { given[2] }
    /// The room below the item.
    public var bottom: NSCollectionLayoutSpacing? { given[3] }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }

    /// Whether the other object is an edge spacing with the same content.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutEdgeSpacing)?.plan == plan
    }

    /// A hash of the content.
    public override var hash: Int { plan.hashValue }

    /// The four sides, for example `{leading=fixed:4, top=fixed:0, trailing=flexible:2, bottom=fixed:0}`.
    public override var description: String { plan.description }
}
