import CollectionLayout
import Foundation

/// Misuse of a collection view's cells and data sources, for which UIKit raises an exception. Rendering the collection
/// view throws it. ``description`` explains the error, where it is and what to do.
public enum CollectionViewError: Error, Hashable, Sendable {
    /// A registration was created while the collection view requested an element.
    case registrationInProvider(ElementIdentity)
    /// The cell provider returned nil.
    case noCell(IndexPath)
    /// The layout has a supplementary view that the data source does not provide.
    case noSupplementaryProvider(ElementIdentity)
    /// The supplementary view provider returned nil.
    case noSupplementaryView(ElementIdentity)
    /// Two views were dequeued for one element.
    case dequeuedTwice(ElementIdentity)
    /// A view was dequeued for an element other than the requested one.
    case dequeuedForAnother(asked: ElementIdentity, dequeued: ElementIdentity)
    /// A view was returned that was not dequeued from the collection view.
    case notDequeued(ElementIdentity)
    /// The provider returned another cell for an item to reconfigure.
    case otherCellForReconfiguration(IndexPath)
    /// Nothing is registered for an identifier.
    case unregistered(identifier: String, kind: String?)
    /// The class that is registered for an identifier is not of the required type.
    case wrongClass(name: String, identifier: String)
    /// The nib or the prototype of an identifier cannot be built.
    case nib(identifier: String, reason: String)
    /// A snapshot was applied while the collection view requested an element.
    case reentrantApply(ElementIdentity)
    /// The collection view was rendered while it requested an element.
    case drawnInProvider(ElementIdentity)
    /// A row has two accessories of one kind.
    case repeatedAccessory(String)
}

extension CollectionViewError: CustomStringConvertible {
    /// UIKit's message, followed by the place and what to do.
    public var description: String { ["\(text)", place, hint].filter { !$0.isEmpty }.joined(separator: " ") }

    private var text: String {
        switch self {
        case .registrationInProvider(let element):
            "Attempted to dequeue a \(element.noun) using a registration that was created inside "
                + "\(element.question) or inside a UICollectionViewDiffableDataSource \(element.noun) provider. "
                + "Creating a new registration each time a \(element.noun) is requested will prevent reuse and cause "
                + "created \(element.noun)s to remain inaccessible in memory for the lifetime of the collection view. "
                + "Registrations should be created up front and reused."
        case .noCell(let path):
            "UICollectionViewDiffableDataSource cell provider returned nil for index path \(path.pathText)."
        case .noSupplementaryProvider(let element):
            "A supplementary view of kind \(element.kind ?? "") was requested, but the data source has no "
                + "supplementary view provider."
        case .noSupplementaryView(let element):
            "The supplementary view provider returned nil for kind \(element.kind ?? ""), index path "
                + "\(element.indexPath.pathText)."
        case .dequeuedTwice:
            "Attempted to dequeue multiple views for the same index path, which is not allowed."
        case .dequeuedForAnother(_, let dequeued):
            "A \(dequeued.noun) was dequeued for \(dequeued)."
        case .notDequeued(let element):
            "The \(element.noun) returned from \(element.question) does not have a reuseIdentifier; views must be "
                + "dequeued from the collection view."
        case .otherCellForReconfiguration(let path):
            "The data source returned another cell than the existing one while it was to be reconfigured, at index "
                + "path \(path.pathText)."
        case .unregistered(let identifier, let kind):
            "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier \(identifier) "
                + "- must register a nib or a class for the identifier or connect a prototype cell in a storyboard."
        case .wrongClass(let name, let identifier):
            "The class \(name), which is registered for \(identifier), is not a view of a collection view."
        case .nib(let identifier, let reason): "The nib that is registered for \(identifier) gives no view: \(reason)."
        case .reentrantApply:
            "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY: a snapshot was applied while the "
                + "collection view queried its data source."
        case .drawnInProvider: "The collection view was drawn while it queried its data source."
        case .repeatedAccessory(let type): "Accessories array contains more than one accessory of type \(type)."
        }
    }

    private var place: String {
        switch self {
        case .registrationInProvider(let element), .noSupplementaryProvider(let element),
            .noSupplementaryView(let element), .dequeuedTwice(let element), .dequeuedForAnother(let element, _),
            .notDequeued(let element), .reentrantApply(let element), .drawnInProvider(let element):
            "At \(element)."
        case .noCell, .otherCellForReconfiguration, .unregistered, .wrongClass, .nib, .repeatedAccessory:
            ""
        }
    }

    private var hint: String {
        switch self {
        case .registrationInProvider:
            "Create it once, outside the provider, and store it in a property; read a lazy property first."
        case .noCell: "Return the result of dequeueConfiguredReusableCell(using:for:item:) for every item."
        case .noSupplementaryProvider: "Set supplementaryViewProvider, or remove the boundary item from the layout."
        case .noSupplementaryView: "Return a dequeued view for each kind that the layout describes."
        case .dequeuedTwice: "Dequeue one view and return it."
        case .dequeuedForAnother: "Dequeue for the index path that the provider is given."
        case .notDequeued: "Return the result of a dequeue method."
        case .otherCellForReconfiguration: "Dequeue with the same registration, or call reloadItems(_:)."
        case .unregistered: "Call register(_:forCellWithReuseIdentifier:) first, or use a registration."
        case .wrongClass: "Register a subclass of UICollectionViewCell or UICollectionReusableView."
        case .nib: "Correct the file, or register another one."
        case .reentrantApply: "Apply it before or after rendering."
        case .drawnInProvider: "Render it before or after that."
        case .repeatedAccessory: "Pass each kind once."
        }
    }
}

extension ElementIdentity {
    /// The element in the words of UIKit's messages.
    fileprivate var noun: String { category == .cell ? "cell" : "supplementary view" }

    /// The data source method of the element, in the words of UIKit's messages.
    fileprivate var question: String {
        category == .cell
            ? "-collectionView:cellForItemAtIndexPath:"
            : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    }
}

extension IndexPath {
    fileprivate var pathText: String { map(String.init).joined(separator: ".") }
}
