import CollectionLayout
import FlatlayViews
import Foundation

/// A collection without its generic types: identifiers, counts, a layout, and the view of each element.
struct CollectionContent {
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
    var hostingView: () -> UICollectionView? = { nil }
    /// What lies behind the elements.
    var backgroundColor: UIColor?
    /// The cells, where any thread may make them; nil where one thread has to.
    var cellSource: CellSource?
    /// Tells who wants to know which elements come into sight, and answers those whose views may have changed by that;
    /// nil where nobody does.
    var display: (([ElementIdentity]) -> Set<ElementIdentity>)?
    /// The item that the focus starts out at; nil for the first that can have it.
    var preferredFocus: () -> IndexPath? = { nil }
    /// The view of an element; nil where the collection was given none for its category.
    let view: (ElementIdentity) -> AnyView?
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
        return CollectionContent(
            identities: source, itemCounts: source.itemCounts, makeLayout: makeLayout,
            initialPosition: initialPosition, measuringPolicy: measuringPolicy, cellSource: cellSource
        ) { element in
            switch element.category {
            case .cell: return cell(element.indexPath)
            case .supplementaryView: return supplementaryView?(element.kind ?? "", element.indexPath)
            case .decorationView: return decorationView?(element.kind ?? "", element.indexPath)
            }
        }
    }
}

extension CollectionView {
    /// The collection as external content.
    public var body: some View {
        ExternalContentView(kind: "collection") { environment, resources, number in
            CollectionPresenter(
                content: Result { try content() },
                path: CollectionPath(holders: environment.collectionHolders, number: number),
                environment: environment, resources: resources)
        }
    }
}
