import Foundation

/// The identifiers of a collection's sections and items, without their types. Each question takes constant time.
package protocol CollectionIdentities {
    /// The section at an index, or nil.
    func sectionIdentifier(at index: Int) -> AnyHashable?

    /// Where a section is, or nil.
    func sectionIndex(of identifier: AnyHashable) -> Int?

    /// The item at an index path, or nil.
    func itemIdentifier(at indexPath: IndexPath) -> AnyHashable?

    /// Where an item is, or nil.
    func indexPath(ofItem identifier: AnyHashable) -> IndexPath?

    /// Whether other data has the same sections and items in the same order. Takes time that grows with their number.
    func isEqual(to other: any CollectionIdentities) -> Bool
}
