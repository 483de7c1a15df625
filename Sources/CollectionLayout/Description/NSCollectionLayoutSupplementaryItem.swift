import Foundation

/// A view tied to a point of an item or a group, such as a badge.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge",
///     containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
/// ```
///
/// It takes no room: packing, section lengths and content sizes ignore it.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The order of drawing; 1 by default.
    public var zIndex: Int = 1
    /// The kind that registration and queries use.
    public let elementKind: String
    /// The point of the host that the view is tied to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is tied; the container anchor's edges when nil.
    public let itemAnchor: NSCollectionLayoutAnchor?

    init(
        size: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(size: size, supplementaryItems: [])
    }

    /// A view inside its host at the container anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }

    /// A view whose item anchor is put on the container anchor; the offsets of both are added.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    }

    func copied() -> NSCollectionLayoutSupplementaryItem {
        (clone(size: layoutSize) as? NSCollectionLayoutSupplementaryItem) ?? self
    }

    override func clone(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        NSCollectionLayoutSupplementaryItem(
            size: size, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor
        ).adopting(self)
    }

    override func adopting(_ other: NSCollectionLayoutItem) -> Self {
        if let other = other as? NSCollectionLayoutSupplementaryItem { zIndex = other.zIndex }
        return super.adopting(other)
    }

    func anchoredPlan(_ builder: PlanBuilder) throws(LayoutDescriptionFault) -> AnchoredPlan {
        try builder.check(layoutSize.plan)
        for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
            try builder.check([anchor.offset.x, anchor.offset.y], "anchor offset")
        }
        return AnchoredPlan(
            kind: elementKind, size: layoutSize.plan, zIndex: zIndex, container: containerAnchor.plan,
            item: itemAnchor?.plan)
    }

    override func contentKey(_ builder: inout PlanBuilder) -> AnyHashable {
        AnyHashable([super.contentKey(&builder), AnyHashable(try? anchoredPlan(builder))])
    }
}
