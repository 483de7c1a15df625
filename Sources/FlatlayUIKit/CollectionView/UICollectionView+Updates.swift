import CollectionLayout
import Foundation
import UIKitViews

/// Updates that an app announces item by item.
///
/// The next image asks the data source for everything that may have changed, so it shows the new data at once. The
/// selection follows the items. A diffable data source uses snapshots instead.
extension UICollectionView {
    /// Runs several changes as one.
    ///
    /// - Parameters:
    ///   - updates: changes the data, and calls the methods below. Deletions and moves name old index paths, insertions
    ///     new ones, whatever their order.
    ///   - completion: called with true before this returns; within another completion, after that one.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        elements.runChanges { updates?() }
        Completions.run(completion, finished: true)
    }

    /// Runs several changes as one, for callers that use `await`.
    @discardableResult
    public func performBatchUpdates(_ updates: @escaping () -> Void) async -> Bool {
        elements.runChanges { updates() }
        return true
    }

    /// Announces new items at their new index paths.
    public func insertItems(at indexPaths: [IndexPath]) {
        elements.runChanges { elements.changes?.insertedItems += indexPaths }
    }
    /// Announces that items are gone, at their old index paths.
    public func deleteItems(at indexPaths: [IndexPath]) {
        elements.runChanges { elements.changes?.deletedItems += indexPaths }
    }
    /// Announces that an item has moved.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        elements.runChanges { elements.changes?.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Replaces the cells of items, which are measured again.
    public func reloadItems(at indexPaths: [IndexPath]) {
        elements.recycle(paths: indexPaths)
        forgetPreferredSizes(of: indexPaths.map { .cell($0) })
    }
    /// Configures the existing cells of items again, which are measured again.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        elements.reconfigure(paths: indexPaths)
        forgetPreferredSizes(of: indexPaths.map { .cell($0) })
    }

    /// Announces new sections at their new positions.
    public func insertSections(_ sections: IndexSet) {
        elements.runChanges { elements.changes?.insertedSections.formUnion(sections) }
    }
    /// Announces that sections are gone, at their old positions.
    public func deleteSections(_ sections: IndexSet) {
        elements.runChanges { elements.changes?.deletedSections.formUnion(sections) }
    }
    /// Announces that a section has moved.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        elements.runChanges { elements.changes?.movedSections.append((section, newSection)) }
    }
    /// Replaces the views of sections, which are measured again.
    public func reloadSections(_ sections: IndexSet) {
        // The number of items may have changed, so none of the sections' index paths are known to be the same.
        elements.runChanges { elements.changes?.reloadedSections.formUnion(sections) }
    }
}

extension CollectionElements {
    /// Collects the changes that a closure announces, and follows them when the outermost closure ends.
    func runChanges(_ announce: () -> Void) {
        guard changes == nil else { return announce() }
        changes = BatchChanges()
        announce()
        guard let finished = changes else { return }
        changes = nil
        let places = finished.places
        selection.move { path in
            places.newPath(of: path).flatMap { finished.reloadedSections.contains(path.section) ? nil : $0 }
        }
        recycleAll()
        collectionView.reloadData()
    }
}
