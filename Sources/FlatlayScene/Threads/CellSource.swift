import FlatlayViews
import Foundation

/// What cells show, for any thread.
struct CellSource: Sendable {
    /// The view of an item; nil where there is no such item. Each thread makes its own.
    let view: @Sendable (IndexPath) -> AnyView?
    /// The identifier of an item, or nil.
    let identifier: @Sendable (IndexPath) -> AnyHashable?
}
