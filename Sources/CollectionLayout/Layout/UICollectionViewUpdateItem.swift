import Foundation

/// One change of the data, as passed to layouts before an update.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    /// The type of a change.
    public enum Action: Int, Hashable, Sendable {
        /// An item or section is inserted.
        case insert = 0
        /// An item or section is deleted.
        case delete
        /// An item or section is reloaded.
        case reload
        /// An item or section moves.
        case move
        /// No change.
        case none
    }

    /// The index path before the update; nil for inserted items.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; nil for deleted items.
    public let indexPathAfterUpdate: IndexPath?
    /// The type of the change.
    public let updateAction: Action

    /// Creates a change from its parts.
    public init(before: IndexPath?, after: IndexPath?, action: Action) {
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
    }
}
