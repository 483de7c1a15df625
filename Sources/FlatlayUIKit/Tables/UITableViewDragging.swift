import Foundation
import UIKitViews

// Dragging and dropping compiles, and never happens: nobody drags on an image.

/// Data that is dragged or shared. It keeps an object and gives it back to nobody.
public final class NSItemProvider: NSObject {
    /// The name that is suggested for a file.
    public var suggestedName: String?
    private let object: Any?

    /// Creates a provider of nothing.
    public override init() { object = nil }
    /// Creates a provider of an object.
    public init(object: Any) { self.object = object }
    /// Creates a provider of an object and its type.
    public init(item: Any?, typeIdentifier: String?) { object = item }
    /// Whether the object is of a class.
    public func canLoadObject(ofClass aClass: AnyClass) -> Bool { object.map { type(of: $0) == aClass } ?? false }
}

/// Something that is dragged.
@MainActor @preconcurrency
public final class UIDragItem: NSObject {
    /// The data.
    public let itemProvider: NSItemProvider
    /// The app's object behind the item.
    public var localObject: Any?

    /// Creates an item of data.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The session of a drag or a drop. There are none here.
@MainActor @preconcurrency
public protocol UIDragDropSession: AnyObject {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns where the finger is.
    func location(in view: UIView) -> CGPoint
    /// Whether an item can be read as a class.
    func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// A drag.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    /// A value of the app.
    var localContext: Any? { get set }
}

/// A drop.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in the app.
    var localDragSession: (any UIDragSession)? { get }
}

/// The operation of a drop.
public enum UIDropOperation: UInt, Hashable, Sendable {
    /// Nothing.
    case cancel = 0
    /// Nothing: it may not.
    case forbidden
    /// Copies.
    case copy
    /// Moves.
    case move
}

/// A proposal for what a drop does.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
    /// The operation of the drop.
    public let operation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// A proposal for what a drop on a table does.
@MainActor @preconcurrency
public final class UITableViewDropProposal: UIDropProposal {
    /// Where the dropped rows go.
    public enum Intent: Int, Hashable, Sendable {
        /// Not said.
        case unspecified = 0
        /// Between rows.
        case insertAtDestinationIndexPath
        /// Into a row.
        case insertIntoDestinationIndexPath
        /// Between rows, or into one.
        case automatic
    }

    /// Where the dropped rows go.
    public let intent: Intent

    /// Creates a proposal.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
    /// Creates a proposal that says where rows go.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// A row that is dropped.
@MainActor @preconcurrency
public protocol UITableViewDropItem: AnyObject {
    /// The dropped item.
    var dragItem: UIDragItem { get }
    /// The row that it was; nil if it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
}

/// A drop on a table.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: AnyObject {
    /// The rows that are dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where they are dropped; nil for no row.
    var destinationIndexPath: IndexPath? { get }
    /// The operation of the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Shows an item as a row.
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

/// Provides what is dragged from a table; never asked.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: AnyObject {
    /// Returns what is dragged with a row.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns what is added to a drag.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// A drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// A drag has ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}

/// Takes what is dropped on a table; never asked.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: AnyObject {
    /// Takes what is dropped.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether a drop is of interest.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Returns what a drop would do.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
    /// True.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}
