import ActorLeases
import CollectionLayout
import FlatlayViews
import Foundation

/// A type-erased collection: identifiers, counts, a layout, and the view of each element.
package struct CollectionContent {
    /// The identifiers of sections and items.
    let identities: any CollectionIdentities
    /// The number of items of each section.
    let itemCounts: [Int]
    /// Creates the layout.
    let makeLayout: () -> LeasedLayout
    /// The scroll position when the collection appears.
    let initialPosition: InitialPosition
    /// Which elements of estimated size are measured.
    let measuringPolicy: UICollectionView.MeasuringPolicy
    /// The app's ``UICollectionView`` that is rendered; nil if one is created per size.
    let hostingView: () -> LeasedCollectionView?
    /// The background colour behind the elements; nil for none.
    let backgroundColor: UIColor?
    /// The view behind the elements; nil for none.
    var backgroundView: AnyView?
    /// Creates cells on any thread; nil if only one thread may create them.
    var cellSource: CellSource?
    /// Reports which elements are visible, and returns those whose views may have changed as a result; nil if nobody
    /// observes them.
    let display: (([ElementIdentity]) -> Set<ElementIdentity>)?
    /// The item that has the focus at first; nil for the first focusable one.
    let preferredFocus: () -> IndexPath?
    /// Who is asked and told about moves of the focus; nil for nobody.
    package weak var focusObserver: (any FocusMoveObserver)?
    /// The view of an element; nil if the collection has no views of its category.
    let view: (ElementIdentity) -> AnyView?

    /// Creates a collection from its parts.
    package init(
        identities: any CollectionIdentities, itemCounts: [Int], makeLayout: @escaping () -> LeasedLayout,
        initialPosition: InitialPosition, measuringPolicy: UICollectionView.MeasuringPolicy,
        hostingView: @escaping () -> LeasedCollectionView? = { nil }, backgroundColor: UIColor? = nil,
        backgroundView: AnyView? = nil, display: (([ElementIdentity]) -> Set<ElementIdentity>)? = nil,
        preferredFocus: @escaping () -> IndexPath? = { nil }, view: @escaping (ElementIdentity) -> AnyView?
    ) {
        self.identities = identities
        self.itemCounts = itemCounts
        self.makeLayout = makeLayout
        self.initialPosition = initialPosition
        self.measuringPolicy = measuringPolicy
        self.hostingView = hostingView
        self.backgroundColor = backgroundColor
        self.backgroundView = backgroundView
        self.display = display
        self.preferredFocus = preferredFocus
        self.view = view
    }
}

/// A move of the focus, as a collection sees it.
package struct FocusMove {
    /// The item that had the focus, or holds the view that had it; nil for none of the collection.
    package let previous: IndexPath?
    /// The item that gets the focus, or holds the view that gets it; nil for none of the collection.
    package let next: IndexPath?
    /// The direction.
    package let heading: UIFocusHeading
}

/// Is asked before a move of the focus from or into a collection, and told after it.
@MainActor
package protocol FocusMoveObserver: AnyObject {
    /// Returns whether the focus may move.
    func allowsMove(_ move: FocusMove) -> Bool
    /// Called after the focus has moved.
    func didMove(_ move: FocusMove)
}

/// A collection that is not described by rows and closures: it returns its content each time that it is laid out.
package protocol HostedCollection: AnyObject {
    /// Returns the content, scrolled to an initial position, with elements measured according to a policy.
    func content(
        initialPosition: InitialPosition, measuringPolicy: UICollectionView.MeasuringPolicy
    ) throws -> CollectionContent
}

extension CollectionView {
    /// Returns the collection without its generic types.
    ///
    /// - Throws: `DuplicateIdentifierError`, found when the collection was created.
    func content() throws -> CollectionContent {
        if let hosted {
            return try hosted.content(initialPosition: initialPosition, measuringPolicy: measuringPolicy)
        }
        let source = try source.get()
        var content = CollectionContent(
            identities: source, itemCounts: source.itemCounts,
            makeLayout: { LeasedLayout(ActorLease.hold { leased(makeLayout)() }) },
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
