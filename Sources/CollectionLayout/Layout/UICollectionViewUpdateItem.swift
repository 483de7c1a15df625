import Foundation

/// One change of the items, as layouts are told before an update.
open class UICollectionViewUpdateItem: NSObject {
    /// What changes.
    public enum Action: Int, Hashable, Sendable {
        /// An item or section is new.
        case insert = 0
        /// An item or section is gone.
        case delete
        /// An item or section is shown anew.
        case reload
        /// An item or section has another place.
        case move
        /// Nothing.
        case none
    }

    /// The place before; nil for new items.
    public let indexPathBeforeUpdate: IndexPath?
    /// The place after; nil for removed items.
    public let indexPathAfterUpdate: IndexPath?
    /// What changes.
    public let updateAction: Action

    /// A change from its parts.
    public init(before: IndexPath?, after: IndexPath?, action: Action) {
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
    }
}
