import CollectionLayout
import FlatlayViews
import Foundation

/// A collection without its generic types: identifiers, counts, a layout, and the view of each element.
package struct CollectionContent {
    /// The identifiers of sections and items.
    let identities: any CollectionIdentities
    /// The number of items of each section.
    let itemCounts: [Int]
    /// Makes the layout.
    let makeLayout: () -> UICollectionViewLayout
    /// Where it is scrolled to when it appears.
    let initialPosition: InitialPosition
    /// Which elements of estimated size are measured.
    let measuringPolicy: UICollectionView.MeasuringPolicy
    /// The collection view of UIKit's shape that is shown, or nil where one is made for each size.
    let hostingView: () -> UICollectionView?
    /// What lies behind the elements.
    let backgroundColor: UIColor?
    /// The cells, where any thread may make them; nil where one thread has to.
    var cellSource: CellSource?
    /// Tells who wants to know which elements come into sight, and answers those whose views may have changed by that;
    /// nil where nobody does.
    let display: (([ElementIdentity]) -> Set<ElementIdentity>)?
    /// The item that the focus starts out at; nil for the first that can have it.
    let preferredFocus: () -> IndexPath?
    /// The view of an element; nil where the collection was given none for its category.
    let view: (ElementIdentity) -> AnyView?

    /// A collection from its parts.
    package init(
        identities: any CollectionIdentities, itemCounts: [Int], makeLayout: @escaping () -> UICollectionViewLayout,
        initialPosition: InitialPosition, measuringPolicy: UICollectionView.MeasuringPolicy,
        hostingView: @escaping () -> UICollectionView? = { nil }, backgroundColor: UIColor? = nil,
        display: (([ElementIdentity]) -> Set<ElementIdentity>)? = nil,
        preferredFocus: @escaping () -> IndexPath? = { nil }, view: @escaping (ElementIdentity) -> AnyView?
    ) {
        self.identities = identities
        self.itemCounts = itemCounts
        self.makeLayout = makeLayout
        self.initialPosition = initialPosition
        self.measuringPolicy = measuringPolicy
        self.hostingView = hostingView
        self.backgroundColor = backgroundColor
        self.display = display
        self.preferredFocus = preferredFocus
        self.view = view
    }
}

/// A collection that something else than rows and closures describes: it answers what is shown each time that it is laid
/// out.
package protocol HostedCollection: AnyObject {
    /// The content, shown from a position on, with elements measured as a policy says.
    func content(
        initialPosition: InitialPosition, measuringPolicy: UICollectionView.MeasuringPolicy
    ) throws -> CollectionContent
}

extension CollectionView {
    /// Forgets the generic types.
    ///
    /// - Throws: `DuplicateIdentifierError`, found when the collection was made.
    func content() throws -> CollectionContent {
        if let hosted {
            return try hosted.content(initialPosition: initialPosition, measuringPolicy: measuringPolicy)
        }
        let source = try source.get()
        var content = CollectionContent(
            identities: source, itemCounts: source.itemCounts, makeLayout: makeLayout,
            initialPosition: initialPosition, measuringPolicy: measuringPolicy
        ) { element in
            switch element.category {
            case .cell: return cell(element.indexPath)
            case .supplementaryView: return supplementaryView?(element.kind ?? "", element.indexPath)
            case .decorationView: return decorationView?(element.kind ?? "", element.indexPath)
            }
        }
        content.cellSource = cellSource
        return content
    }
}

extension CollectionView {
    /// The collection as external content.
    public var body: some View {
        ExternalContentView(kind: "collection") { environment, resources, number in
            CollectionPresenter(
                content: Result { try content() },
                path: CollectionPath(holders: environment.scene.holders, number: number),
                environment: environment, resources: resources)
        }
    }
}
