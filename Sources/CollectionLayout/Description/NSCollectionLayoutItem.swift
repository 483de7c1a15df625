import ActorLeases
import Foundation

/// The size, insets and supplementary views of a cell; the leaf of a compositional layout.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
///
/// Groups store copies: changing an item after it was added to a group has no effect on the group.
@MainActor @preconcurrency
public class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The size of the item's slot.
    public let layoutSize: NSCollectionLayoutSize

    /// Space inside the slot, in points; ignored along an axis with an estimated dimension.
    public var contentInsets: NSDirectionalEdgeInsets = .zero

    /// Space outside the slot. All four sides read as `.fixed(0)` if it was not set.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
        get { storedEdgeSpacing ?? NSCollectionLayoutEdgeSpacing(plan: .none) }
        set { storedEdgeSpacing = newValue }
    }
    private var storedEdgeSpacing: NSCollectionLayoutEdgeSpacing?

    var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Views anchored to every instance of the item, such as badges.
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

    /// Creates an item without supplementary views.
    init(size: NSCollectionLayoutSize) {
        layoutSize = size
        storedSupplementaryItems = []
    }

    init(size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        layoutSize = size
        storedSupplementaryItems = supplementaryItems.copied()
    }

    /// Creates an item with a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(size: layoutSize)
    }

    /// Creates an item with a size and supplementary views.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(size: layoutSize, supplementaryItems: supplementaryItems)
    }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any { clone(size: layoutSize) }

    /// Returns a copy with another size; subclasses create an instance of their own class.
    func clone(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(size: size, supplementaryItems: supplementaryItems).adopting(self)
    }

    /// Copies the settable properties of another item.
    func adopting(_ other: NSCollectionLayoutItem) -> Self {
        contentInsets = other.contentInsets
        storedEdgeSpacing = other.storedEdgeSpacing
        return self
    }

    func plan(_ builder: inout PlanBuilder) throws(LayoutDescriptionFault) -> ElementPlan {
        try plan(content: .item, &builder)
    }

    final func plan(
        content: ElementPlan.Content, _ builder: inout PlanBuilder
    ) throws(LayoutDescriptionFault) -> ElementPlan {
        let edges = storedEdgeSpacing?.plan ?? .none
        try builder.check(layoutSize.plan)
        try builder.check(contentInsets.values, "contentInsets")
        try builder.check(edges.values, "edgeSpacing")
        try builder.checkUnique(supplementaryItems.map(\.elementKind))
        var anchored: [AnchoredPlan] = []
        for item in supplementaryItems { anchored.append(try item.anchoredPlan(builder)) }
        return ElementPlan(
            size: layoutSize.plan, insets: contentInsets, edges: edges, supplementaries: anchored, content: content)
    }

    /// Whether the other object has the same class and content; item providers are not compared.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutItem, type(of: other) == type(of: self) else { return false }
        return leased { (one: NSCollectionLayoutItem, other) in
            // One builder for both, so that shared or equal parts are planned and compared once.
            var builder = PlanBuilder()
            return one.contentKey(&builder) == other.contentKey(&builder)
        }(self, other)
    }

    /// A hash of the content.
    nonisolated public override var hash: Int { layoutSize.hash }

    /// The item with the values that differ from the defaults, as UIKit prints it; groups print their subitems
    /// indented.
    nonisolated public override var description: String {
        leased { (item: NSCollectionLayoutItem) in item.text }(self)
    }

    /// The content as a comparable value; the description as text if no plan can be made.
    func contentKey(_ builder: inout PlanBuilder) -> AnyHashable {
        builder.beginComparison()
        return (try? plan(&builder)).map(AnyHashable.init) ?? AnyHashable(text)
    }
}
