import Foundation

/// The point of a rectangle that a supplementary view is anchored to, and an offset from it.
@MainActor @preconcurrency
public final class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    let plan: AnchorPlan

    init(plan: AnchorPlan) {
        self.plan = plan
    }

    /// Creates an anchor at an edge or a corner; axes without an edge, or with both, are centred.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(plan: AnchorPlan(edges: edges, offset: .zero, isFractional: false))
    }

    /// Creates an anchor with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(plan: AnchorPlan(edges: edges, offset: absoluteOffset, isFractional: false))
    }

    /// Creates an anchor with an offset in fractions of the supplementary view's own size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(plan: AnchorPlan(edges: edges, offset: fractionalOffset, isFractional: true))
    }

    /// The edges that determine the point.
    public var edges: NSDirectionalRectEdge { plan.edges }
    /// The offset, in points or as fractions.
    public var offset: CGPoint { plan.offset }
    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !plan.isFractional }
    /// Whether the offset is in fractions of the supplementary view's size.
    public var isFractionalOffset: Bool { plan.isFractional }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutAnchor(plan: plan) }

    /// Whether the other object is an anchor with the same content.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutAnchor)?.plan == plan
    }

    /// A hash of the content.
    nonisolated public override var hash: Int { plan.hashValue }

    /// The edges, the offset, and the resulting point of a rectangle of size 1×1.
    nonisolated public override var description: String {
        let offset = "\(plan.isFractional ? "fractional" : "absolute")Offset=\(plan.offset.shortText)"
        return "<NSCollectionLayoutAnchor edges=\(plan.edges) \(offset) anchorPoint=\(plan.unitPoint.shortText)>"
    }
}
