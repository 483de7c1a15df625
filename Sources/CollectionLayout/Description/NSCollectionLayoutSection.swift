import ActorLeases
import Foundation

/// A section: one group, repeated for all items, with insets, headers, footers and backgrounds around it.
///
/// ```swift
/// let section = NSCollectionLayoutSection(group: row)
/// section.contentInsets = .init(top: 10, leading: 16, bottom: 10, trailing: 16)
/// section.interGroupSpacing = 8
/// ```
@MainActor @preconcurrency
public final class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    private let group: NSCollectionLayoutGroup

    /// Space around the groups, in points. Perpendicular to the scroll direction it narrows the groups' container.
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Space between neighbouring groups, in points; may be negative.
    public var interGroupSpacing: CGFloat = 0
    /// The boundary to which the content insets refer; that of the layout by default.
    public var contentInsetsReference: UIContentInsetsReference = .automatic
    /// The boundary to which the insets of boundary items refer; that of the section by default.
    public var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// How the section scrolls perpendicular to the scroll direction; by default it does not.
    public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The deceleration and bouncing of an orthogonal section; has no effect on frames.
    public private(set) var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and side views.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet {
            for place in boundarySupplementaryItems.indices {
                boundarySupplementaryItems[place] = boundarySupplementaryItems[place].boundaryCopy()
            }
        }
    }
    /// Whether boundary items respect the content insets; true by default.
    public var supplementariesFollowContentInsets = true
    /// Called with the visible items after every solve and every scroll.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Backgrounds behind the section.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
        didSet {
            for place in decorationItems.indices { decorationItems[place] = decorationItems[place].decorationCopy() }
        }
    }

    /// The configuration of a list section; nil for other sections.
    var listConfiguration: UICollectionLayoutListConfiguration?
    /// Space above the header, outside the content insets; used by list sections.
    var headerTopPadding: CGFloat = 0
    /// The space in place of missing headers and footers of a list section; nil for other sections.
    var roomWithoutBands: BandRoom?

    /// Creates a section that repeats a copy of `group`.
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
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSection else { return false }
        return leased { (one: NSCollectionLayoutSection, other) in
            var builder = PlanBuilder()
            return one.contentKey(&builder) == other.contentKey(&builder)
        }(self, other)
    }

    /// A hash of the content.
    nonisolated public override var hash: Int {
        leased { (section: NSCollectionLayoutSection) in
            section.contentInsets.hashValue ^ section.interGroupSpacing.hashValue ^ section.group.hash
        }(self)
    }

    /// The section with the values that differ from the defaults; its group, boundary items and decorations are
    /// indented.
    nonisolated public override var description: String {
        leased { (section: NSCollectionLayoutSection) in section.text }(self)
    }

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

    /// Converts the section into a plan; the environment resolves its inset references.
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
