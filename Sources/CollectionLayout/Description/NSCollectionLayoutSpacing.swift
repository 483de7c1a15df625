import Foundation

/// Space between or around items, in points: exact or at least a given length.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    let plan: SpacingPlan

    required init(plan: SpacingPlan) {
        self.plan = plan
    }

    /// At least `spacing` points; free space is shared equally among all flexible spacings of a group.
    public class func flexible(_ spacing: CGFloat) -> Self { Self(plan: .flexible(spacing)) }

    /// Exactly `spacing` points.
    public class func fixed(_ spacing: CGFloat) -> Self { Self(plan: .fixed(spacing)) }

    /// The exact or minimum length, in points.
    public var spacing: CGFloat { plan.value }
    /// Whether the space may grow.
    public var isFlexible: Bool { plan.isFlexible }
    /// Whether the length is exact.
    public var isFixed: Bool { !plan.isFlexible }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(plan: plan) }

    /// Whether the other object is a spacing with the same content.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutSpacing)?.plan == plan
    }

    /// A hash of the content.
    nonisolated public override var hash: Int { plan.hashValue }

    /// The spacing as UIKit prints it, for example `fixed:4`.
    nonisolated public override var description: String { plan.description }
}
