import ActorLeases
import CollectionLayout
import FlatlayViews
import Foundation
import UIKitValues
import UIKitViews

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
    let measuringPolicy: CollectionMeasuringPolicy
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
    let display: (([OfferedElement]) -> Set<ElementIdentity>)?
    /// The item that has the focus at first; nil for the first focusable one.
    let preferredFocus: () -> IndexPath?
    /// Decides and is notified about moves of the focus; nil if nothing does.
    package weak var focusObserver: (any FocusMoveObserver)?
    /// The view of an element; nil if the collection has no views of its category.
    let view: (OfferedElement) -> AnyView?

    /// Creates a collection from its parts.
    package init(
        identities: any CollectionIdentities, itemCounts: [Int], makeLayout: @escaping () -> LeasedLayout,
        initialPosition: InitialPosition, measuringPolicy: CollectionMeasuringPolicy,
        hostingView: @escaping () -> LeasedCollectionView? = { nil }, backgroundColor: UIColor? = nil,
        backgroundView: AnyView? = nil, display: (([OfferedElement]) -> Set<ElementIdentity>)? = nil,
        preferredFocus: @escaping () -> IndexPath? = { nil }, view: @escaping (OfferedElement) -> AnyView?
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

/// An element, and the size that the layout has for it: that of its frame, or the estimate of one that is measured. A
/// cell has it from the moment on that it is made.
package struct OfferedElement {
    /// The element.
    package let identity: ElementIdentity
    /// The size in points.
    package let size: CGSize

    package init(identity: ElementIdentity, size: CGSize) {
        self.identity = identity
        self.size = size
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
    /// The view that had the focus, if it is one of UIKit's within an item or elsewhere.
    package let previousView: UIView?
    /// The view that gets the focus, if it is one of UIKit's within an item or elsewhere.
    package let nextView: UIView?
}

/// Is asked before a move of the focus from or into a collection, and told after it.
@MainActor
package protocol FocusMoveObserver: AnyObject {
    /// Returns the notifications of views about a move.
    func context(of move: FocusMove) -> UIFocusUpdateContext
    /// Returns whether the focus may move.
    func allowsMove(in context: UIFocusUpdateContext) -> Bool
    /// Gives the focus to the cell that has it after a move. Views are notified next.
    func didMove(_ move: FocusMove)
    /// Called after the focus has moved, and views were told.
    func announceMove(in context: UIFocusUpdateContext)
}

/// A collection that is not described by rows and closures: it returns its content each time that it is laid out.
package protocol HostedCollection: AnyObject {
    /// Returns the content, scrolled to an initial position, with elements measured according to a policy.
    func content(
        initialPosition: InitialPosition, measuringPolicy: CollectionMeasuringPolicy
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
        ) { offered in
            let element = offered.identity
            return switch element.category {
            case .cell: cell(element.indexPath)
            case .supplementaryView: supplementaryView?(element.kind ?? "", element.indexPath)
            case .decorationView: decorationView?(element.kind ?? "", element.indexPath)
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
