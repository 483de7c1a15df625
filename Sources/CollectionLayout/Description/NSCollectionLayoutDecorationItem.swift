import Foundation

/// A background behind a section, including its boundary items and content insets.
///
/// ```swift
/// let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
/// card.contentInsets = .init(top: 4, leading: 8, bottom: 4, trailing: 8)
/// section.decorationItems = [card]
/// ```
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The z-index; 0 by default. Cells of a section with decorations have z-index 1.
    public var zIndex: Int = 0
    /// The kind, as used for registration and in queries.
    public let elementKind: String

    required init(elementKind: String) {
        self.elementKind = elementKind
        let whole = SizePlan(
            width: .init(unit: .widthFraction, value: 1), height: .init(unit: .heightFraction, value: 1))
        super.init(size: NSCollectionLayoutSize(plan: whole), supplementaryItems: [])
    }

    /// Creates a background that fills its section, minus its own content insets.
    public class func background(elementKind: String) -> Self { Self(elementKind: elementKind) }

    override func clone(size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind).adopting(self)
    }

    override func adopting(_ other: NSCollectionLayoutItem) -> Self {
        if let other = other as? NSCollectionLayoutDecorationItem { zIndex = other.zIndex }
        return super.adopting(other)
    }

    func decorationCopy() -> NSCollectionLayoutDecorationItem {
        (clone(size: layoutSize) as? NSCollectionLayoutDecorationItem) ?? self
    }

    func decorationPlan(_ builder: PlanBuilder) throws(LayoutDescriptionFault) -> DecorationPlan {
        try builder.check(contentInsets.values, "contentInsets")
        return DecorationPlan(kind: elementKind, insets: contentInsets, zIndex: zIndex)
    }

    override func contentKey(_ builder: inout PlanBuilder) -> AnyHashable {
        AnyHashable([super.contentKey(&builder), AnyHashable(try? decorationPlan(builder))])
    }
}
