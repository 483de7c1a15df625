import FlatlayViews
import Foundation

/// What cells show, for any thread.
@usableFromInline
struct CellSource: Sendable {
    /// The view of an item; nil where there is no such item. Each thread makes its own.
    let view: @Sendable (IndexPath) -> AnyView?
    /// The identifier of an item, or nil.
    let identifier: @Sendable (IndexPath) -> AnyHashable?
}

extension CellSource {
    @usableFromInline
    init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        _ source: CollectionSource<Section, Item>, cell: @escaping @Sendable (IndexPath, Item) -> AnyView
    ) {
        view = { path in source.item(at: path).map { cell(path, $0) } }
        identifier = { path in source.item(at: path).map { AnyHashable($0) } }
    }
}
