import CollectionData
import CollectionLayout
import FlatlayViews
import Foundation

/// The data of a collection, prepared for rendering.
///
/// It is created once per value of a collection view, in time that grows with the number of sections, not of items.
@usableFromInline
package struct CollectionSource<Section: Hashable, Item: Hashable> {
    @usableFromInline package let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    let sections: [Section]
    /// The number of items of each section.
    package let itemCounts: [Int]

    @usableFromInline
    package init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        self.snapshot = snapshot
        sections = snapshot.sectionIdentifiers
        itemCounts = snapshot.itemCounts
    }

    /// Stores rows, or the error that two of their identifiers are equal. Specialized for the app's own identifiers,
    /// because each one is hashed.
    @inlinable
    static func checked(
        _ rows: [CollectionRow<Section, Item>]
    ) -> Result<CollectionSource, any Error> {
        Result { CollectionSource(try NSDiffableDataSourceSnapshot(sections: rows.map { ($0.section, $0.items) })) }
    }

    /// Stores a snapshot, or its first error.
    @inlinable
    static func checked(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> Result<CollectionSource, any Error> {
        Result {
            try snapshot.validate()
            return CollectionSource(snapshot)
        }
    }

    /// Returns the item at an index path, or nil.
    @inlinable
    package func item(at indexPath: IndexPath) -> Item? {
        snapshot.itemIdentifier(at: ItemPlace(section: indexPath.section, item: indexPath.item))
    }
}

extension Result {
    /// Returns a closure with the view of each item. Specialized for the app's own items and cells.
    @inlinable
    func cells<Section, Item, Cell: View>(
        _ cell: @escaping (IndexPath, Item) -> Cell
    ) -> (IndexPath) -> AnyView? where Success == CollectionSource<Section, Item> {
        guard let source = try? get() else { return { _ in nil } }
        return { path in source.item(at: path).map { AnyView(cell(path, $0)) } }
    }

    /// Returns a closure with the view of each item, for any thread.
    @inlinable
    func concurrentCells<Section: Sendable, Item: Sendable, Cell: View>(
        _ cell: @escaping @Sendable (IndexPath, Item) -> Cell
    ) -> @Sendable (IndexPath) -> AnyView? where Success == CollectionSource<Section, Item> {
        guard let source = try? get() else { return { _ in nil } }
        // Views belong to no actor, so neither do their types, which the closure captures implicitly.
        nonisolated(unsafe) let make: (IndexPath) -> AnyView? = { path in
            source.item(at: path).map { AnyView(cell(path, $0)) }
        }
        return { make($0) }
    }
}

extension CollectionSource: CollectionIdentities {
    package func sectionIdentifier(at index: Int) -> AnyHashable? {
        sections.indices.contains(index) ? AnyHashable(sections[index]) : nil
    }

    package func sectionIndex(of identifier: AnyHashable) -> Int? {
        (identifier.base as? Section).flatMap { snapshot.indexOfSection($0) }
    }

    package func itemIdentifier(at indexPath: IndexPath) -> AnyHashable? {
        item(at: indexPath).map { AnyHashable($0) }
    }

    package func indexPath(ofItem identifier: AnyHashable) -> IndexPath? {
        (identifier.base as? Item).flatMap { snapshot.place(ofItem: $0) }
            .map { IndexPath(item: $0.item, section: $0.section) }
    }

    package func isEqual(to other: any CollectionIdentities) -> Bool {
        (other as? CollectionSource)?.snapshot == snapshot
    }
}

extension CollectionSource: Sendable where Section: Sendable, Item: Sendable {}
