import Foundation

/// A section: one group, repeated for all its items, with insets, headers, footers and backgrounds around it.
///
/// ```swift
/// let section = NSCollectionLayoutSection(group: row)
/// section.contentInsets = .init(top: 10, leading: 16, bottom: 10, trailing: 16)
/// section.interGroupSpacing = 8
/// ```
public final class NSCollectionLayoutSection: NSObject, NSCopying {
    private let group: NSCollectionLayoutGroup

    /// Room around the groups, in points. Across the scroll direction it narrows the groups' container.
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Room between neighbouring groups, in points; may be negative.
    public var interGroupSpacing: CGFloat = 0
    /// The boundary that the contents keep clear of; that of the layout by default.
    public var contentInsetsReference: UIContentInsetsReference = .automatic
    /// The boundary that boundary items keep clear of; that of the section by default.
    public var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// How the section scrolls across the scroll direction; not at all by default.
    public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// How an orthogonal section feels when it is dragged.
    public private(set) var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and side views.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { boundarySupplementaryItems = boundarySupplementaryItems.map { $0.boundaryCopy() } }
    }
    /// Whether boundary items keep clear of the content insets; true by default.
    public var supplementariesFollowContentInsets = true
    /// Called with the visible items after every solve and every change of an offset.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Backgrounds.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
        didSet { decorationItems = decorationItems.map { $0.decorationCopy() } }
    }

    /// The configuration of a list section; nil for other sections.
    var listConfiguration: UICollectionLayoutListConfiguration?
    /// Room above the header, outside of the content insets; list sections have some.
    var headerTopPadding: CGFloat = 0
    /// What stands in for the header and footer of a list section where they are empty; nil for other sections.
    var roomWithoutBands: BandRoom?

    /// A section that repeats a copy of `group`.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group.groupCopy()
    }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(group: group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties.copied()
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        copy.listConfiguration = listConfiguration
        copy.headerTopPadding = headerTopPadding
        copy.roomWithoutBands = roomWithoutBands
        return copy
    }

    /// Whether the other object is a section with the same content; closures are not compared.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSection else { return false }
        var builder = PlanBuilder()
        return contentKey(&builder) == other.contentKey(&builder)
    }

    /// A hash of the content.
    public override var hash: Int { contentInsets.hashValue ^ interGroupSpacing.hashValue ^ group.hash }

    /// The section with what differs from the defaults, its group and its boundary and decoration items indented.
    public override var description: String { text }

    var groupText: String { group.text }

    private func contentKey(_ builder: inout PlanBuilder) -> [AnyHashable] {
        [
            group.contentKey(&builder), contentInsets, interGroupSpacing, contentInsetsReference,
            supplementaryContentInsetsReference, orthogonalScrollingBehavior, orthogonalScrollingProperties,
            supplementariesFollowContentInsets,
            boundarySupplementaryItems.map { $0.contentKey(&builder) },
            decorationItems.map { $0.contentKey(&builder) }, headerTopPadding,
        ]
    }

    /// The section as plain data, with references resolved by the environment.
    func plan(
        _ builder: inout PlanBuilder, references: InsetReferences
    ) throws(LayoutDescriptionFault) -> SectionPlan {
        try builder.check(contentInsets.values, "contentInsets")
        try builder.check([interGroupSpacing], "interGroupSpacing")
        try builder.check([headerTopPadding], "headerTopPadding")
        var decorations: [DecorationPlan] = []
        for item in decorationItems { decorations.append(try item.decorationPlan(builder)) }
        return SectionPlan(
            group: try group.plan(&builder), insets: contentInsets, groupSpacing: interGroupSpacing,
            orthogonalScrolling: orthogonalScrollingBehavior,
            boundaryItems: try boundarySupplementaryItems.plans(builder), decorations: decorations,
            supplementariesFollowInsets: supplementariesFollowContentInsets,
            reference: references.reference(contentInsetsReference),
            referenceInsets: references.insets(for: contentInsetsReference),
            supplementaryReferenceInsets: supplementaryContentInsetsReference == .automatic
                ? nil : references.insets(for: supplementaryContentInsetsReference),
            headerTopPadding: headerTopPadding, roomWithoutBands: roomWithoutBands)
    }
}
