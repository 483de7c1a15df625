import FlatlayViews
import Foundation

/// The content of cells, for any thread.
struct CellSource: Sendable {
    /// Returns the view of an item; nil if there is no such item. Each thread creates its own.
    let view: @Sendable (IndexPath) -> AnyView?
    /// Returns the identifier of an item, or nil.
    let identifier: @Sendable (IndexPath) -> AnyHashable?
}
