import Foundation

/// The type-erased identifiers of a collection's sections and items. Each lookup takes constant time.
package protocol CollectionIdentities {
    /// Returns the section at an index, or nil.
    func sectionIdentifier(at index: Int) -> AnyHashable?

    /// Returns the index of a section, or nil.
    func sectionIndex(of identifier: AnyHashable) -> Int?

    /// Returns the item at an index path, or nil.
    func itemIdentifier(at indexPath: IndexPath) -> AnyHashable?

    /// Returns the index path of an item, or nil.
    func indexPath(ofItem identifier: AnyHashable) -> IndexPath?

    /// Returns whether other data has the same sections and items in the same order. Takes linear time.
    func isEqual(to other: any CollectionIdentities) -> Bool
}
