import Foundation

/// The width and height of an item, a group or a supplementary view.
@MainActor @preconcurrency
public final class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    let plan: SizePlan

    init(plan: SizePlan) {
        self.plan = plan
    }

    /// Creates a size from its two lengths.
    public convenience init(
        widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
    ) {
        self.init(plan: SizePlan(width: widthDimension.plan, height: heightDimension.plan))
    }

    /// The width.
    public var widthDimension: NSCollectionLayoutDimension { NSCollectionLayoutDimension(plan: plan.width) }
    /// The height.
    public var heightDimension: NSCollectionLayoutDimension { NSCollectionLayoutDimension(plan: plan.height) }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSize(plan: plan) }

    /// Whether the other object is a size with the same content.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutSize)?.plan == plan
    }

    /// A hash of the content.
    nonisolated public override var hash: Int { plan.hashValue }

    /// The size as UIKit prints it, for example `{.absolute(20), .estimated(30)}`.
    nonisolated public override var description: String { plan.description }
}
