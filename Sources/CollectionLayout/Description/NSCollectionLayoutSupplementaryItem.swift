import Foundation

/// A view anchored to a point of an item or a group, such as a badge.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge",
///     containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
/// ```
///
/// It takes no space: groups, sections and content sizes are computed without it.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The z-index; 1 by default.
    public var zIndex: Int = 1
    /// The kind, as used for registration and in queries.
    public let elementKind: String
    /// The point of the host to which the view is anchored.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is placed there; nil means the edges of the container anchor.
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

    /// Creates a view inside its host, at the container anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }

    /// Creates a view whose item anchor is placed at the container anchor; both offsets are added.
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

extension [NSCollectionLayoutSupplementaryItem] {
    /// Copies of the items: later changes of these objects do not affect them.
    @MainActor
    func copied() -> Self {
        var copies = self
        for place in copies.indices { copies[place] = copies[place].copied() }
        return copies
    }
}
