import CollectionData
import Foundation

/// The data of a collection, with what a render asks of it at hand.
///
/// It is made once for each value of a collection view: in time that grows with the number of sections, not of items.
struct CollectionSource<Section: Hashable, Item: Hashable> {
    let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    let sections: [Section]
    /// The number of items of each section.
    let itemCounts: [Int]
    /// The place of each section's first item among all items.
    private let starts: [Int]

    init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        self.snapshot = snapshot
        sections = snapshot.sectionIdentifiers
        itemCounts = sections.map { snapshot.numberOfItems(inSection: $0) }
        var start = 0
        starts = itemCounts.map { count in
            defer { start += count }
            return start
        }
    }

    /// The data of rows, or the error that two of their identifiers are equal.
    static func checked(
        _ rows: [CollectionRow<Section, Item>]
    ) -> Result<CollectionSource, any Error> {
        Result { CollectionSource(try NSDiffableDataSourceSnapshot(sections: rows.map { ($0.section, $0.items) })) }
    }

    /// The item at an index path, or nil.
    func item(at indexPath: IndexPath) -> Item? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = snapshot.itemIdentifiers(inSection: sections[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
}

extension CollectionSource: CollectionIdentities {
    func sectionIdentifier(at index: Int) -> AnyHashable? {
        sections.indices.contains(index) ? AnyHashable(sections[index]) : nil
    }

    func sectionIndex(of identifier: AnyHashable) -> Int? {
        (identifier.base as? Section).flatMap { snapshot.indexOfSection($0) }
    }

    func itemIdentifier(at indexPath: IndexPath) -> AnyHashable? {
        item(at: indexPath).map { AnyHashable($0) }
    }

    func indexPath(ofItem identifier: AnyHashable) -> IndexPath? {
        guard let item = identifier.base as? Item, let place = snapshot.indexOfItem(item),
            let section = snapshot.sectionIdentifier(containingItem: item).flatMap({ snapshot.indexOfSection($0) })
        else { return nil }
        return IndexPath(item: place - starts[section], section: section)
    }

    func isEqual(to other: any CollectionIdentities) -> Bool {
        guard let other = other as? CollectionSource else { return false }
        return itemCounts == other.itemCounts && sections == other.sections
            && snapshot.itemIdentifiers == other.snapshot.itemIdentifiers
    }
}
