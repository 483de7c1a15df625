import Foundation

/// One length of a layout size: a fraction of the container, points, or an estimate that is replaced by measuring.
///
/// ```swift
/// let half: NSCollectionLayoutDimension = .fractionalWidth(0.5)
/// let row: NSCollectionLayoutDimension = .estimated(44)
/// ```
///
/// Any finite number is accepted, including negative ones. For a number that is not finite, the layout reports
/// ``CollectionLayoutError/invalidDescription(section:fault:)`` when it is solved.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    let plan: DimensionPlan

    init(plan: DimensionPlan) {
        self.plan = plan
    }

    /// A fraction of the container's width; can be used for widths and heights.
    public class func fractionalWidth(_ fraction: CGFloat) -> Self {
        Self.make(.init(unit: .widthFraction, value: fraction))
    }

    /// A fraction of the container's height; can be used for widths and heights.
    public class func fractionalHeight(_ fraction: CGFloat) -> Self {
        Self.make(.init(unit: .heightFraction, value: fraction))
    }

    /// A length in points.
    public class func absolute(_ length: CGFloat) -> Self {
        Self.make(.init(unit: .points, value: length))
    }

    /// An estimate in points, which the measured size replaces.
    public class func estimated(_ estimate: CGFloat) -> Self {
        Self.make(.init(unit: .estimate, value: estimate))
    }

    /// An estimate in points; the item grows to the largest of its estimated siblings.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        Self.make(.init(unit: .uniformEstimate, value: estimate))
    }

    private class func make(_ plan: DimensionPlan) -> Self { Self(sharing: plan) }

    required init(sharing plan: DimensionPlan) {
        self.plan = plan
    }

    /// Whether the length is a fraction of the container's width.
    public var isFractionalWidth: Bool { plan.unit == .widthFraction }
    /// Whether the length is a fraction of the container's height.
    public var isFractionalHeight: Bool { plan.unit == .heightFraction }
    /// Whether the length is in points.
    public var isAbsolute: Bool { plan.unit == .points }
    /// Whether the length is an estimate; also true for uniform lengths.
    public var isEstimated: Bool { plan.isEstimated }
    /// Whether the length is shared among the estimated siblings.
    public var isUniformAcrossSiblings: Bool { plan.unit == .uniformEstimate }
    /// The fraction, the points, or the estimate.
    public var dimension: CGFloat { plan.value }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(plan: plan) }

    /// Whether the other object is a dimension with the same content.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutDimension)?.plan == plan
    }

    /// A hash of the content.
    nonisolated public override var hash: Int { plan.hashValue }

    /// The dimension as UIKit prints it, for example `.containerWidthFactor(0.5)`.
    nonisolated public override var description: String { plan.description }
}
