import Foundation

/// A header, a footer or a side view of a section or of the whole layout.
///
/// ```swift
/// let header = NSCollectionLayoutBoundarySupplementaryItem(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
///     elementKind: CollectionElementKind.sectionHeader, alignment: .top)
/// header.pinToVisibleBounds = true
/// section.boundarySupplementaryItems = [header]
/// ```
///
/// Items on the same side do not stack: each is placed against the section's core.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section grows to hold the item, rather than being overlapped by it; true by default.
    public var extendsBoundary = true
    /// Whether the item stays visible while its section is; false by default.
    public var pinToVisibleBounds = false
    /// The side or corner at which the item is placed.
    public let alignment: NSRectAlignment
    /// The offset from that place, in points.
    public let offset: CGPoint

    init(size: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, offset: CGPoint) {
        self.alignment = alignment
        self.offset = offset
        super.init(
            size: size, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges),
            itemAnchor: nil)
    }

    /// Creates an item at a side or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(size: layoutSize, elementKind: elementKind, alignment: alignment, offset: .zero)
    }

    /// Creates an item at a side or corner, with an offset in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(size: layoutSize, elementKind: elementKind, alignment: alignment, offset: absoluteOffset)
    }

    override func clone(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            size: size, elementKind: elementKind, alignment: alignment, offset: offset
        ).adopting(self)
    }

    override func adopting(_ other: NSCollectionLayoutItem) -> Self {
        if let other = other as? NSCollectionLayoutBoundarySupplementaryItem {
            extendsBoundary = other.extendsBoundary
            pinToVisibleBounds = other.pinToVisibleBounds
        }
        return super.adopting(other)
    }

    func boundaryCopy() -> NSCollectionLayoutBoundarySupplementaryItem {
        (clone(size: layoutSize) as? NSCollectionLayoutBoundarySupplementaryItem) ?? self
    }

    func boundaryPlan(_ builder: PlanBuilder) throws(LayoutDescriptionFault) -> BoundaryPlan {
        try builder.check(layoutSize.plan)
        try builder.check([offset.x, offset.y], "absoluteOffset")
        return BoundaryPlan(
            kind: elementKind, size: layoutSize.plan, alignment: alignment, offset: offset, extends: extendsBoundary,
            pins: pinToVisibleBounds, zIndex: zIndex)
    }

    override func contentKey(_ builder: inout PlanBuilder) -> AnyHashable {
        AnyHashable([super.contentKey(&builder), AnyHashable(try? boundaryPlan(builder))])
    }
}

extension Sequence<NSCollectionLayoutBoundarySupplementaryItem> {
    @MainActor func plans(_ builder: PlanBuilder) throws(LayoutDescriptionFault) -> [BoundaryPlan] {
        var plans: [BoundaryPlan] = []
        for item in self { plans.append(try item.boundaryPlan(builder)) }
        try builder.checkUnique(plans.map(\.kind))
        return plans
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        var edges: NSDirectionalRectEdge = []
        if anchor(.horizontal) == 0 { edges.insert(.leading) }
        if anchor(.horizontal) == 1 { edges.insert(.trailing) }
        if anchor(.vertical) == 0 { edges.insert(.top) }
        if anchor(.vertical) == 1 { edges.insert(.bottom) }
        return edges
    }
}
