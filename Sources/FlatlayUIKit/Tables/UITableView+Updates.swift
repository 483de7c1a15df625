import Foundation
import UIKitViews

/// Updates of the data. Nothing is animated: the next layout asks the data source again. Cells of rows that stay move
/// to their new positions.
///
/// Changes between ``beginUpdates()`` and ``endUpdates()`` are one batch, in any order: deletions, reloads and the
/// sources of moves use the index paths before the batch, insertions and the targets of moves those after it.
extension UITableView {
    /// Begins several changes.
    public func beginUpdates() { openUpdates += 1 }
    /// Ends several changes.
    public func endUpdates() {
        openUpdates = max(0, openUpdates - 1)
        if openUpdates == 0 { applyChanges() }
    }
    /// Makes several changes, and then calls the completion.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        Completions.run(completion, finished: true)
    }
    /// Whether a batch of changes is open.
    public var hasUncommittedUpdates: Bool { openUpdates > 0 }

    /// Adds rows, which the data source has already.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedItems += indexPaths }
    }
    /// Removes rows, which the data source has no more.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedItems += indexPaths }
    }
    /// Makes the cells of rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedItems.formUnion(indexPaths) }
    }
    /// Configures the existing cells of rows again.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        change { $0.reconfiguredItems += indexPaths }
    }
    /// Moves a row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Adds sections, which the data source has already.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    /// Removes sections, which the data source has no more.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }
    /// Makes the cells of sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    /// Adds to the batch; a change outside of one is a batch of its own.
    private func change(_ add: (inout BatchChanges) -> Void) {
        add(&changes)
        if openUpdates == 0 { applyChanges() }
    }

    private func applyChanges() {
        let finished = changes
        changes = BatchChanges()
        let places = finished.places
        if finished.movesItems {
            move(places.newPath(of:)) { path in
                finished.reloadedItems.contains(path) || finished.reloadedSections.contains(path.section)
            }
        } else {
            recycle(finished.reloadedItems.sorted().compactMap { path in shownCells[path].map { (path, $0) } })
            heightsDidChange()
        }
        reconfigure(finished.reconfiguredItems.compactMap(places.newPath(of:)))
    }

    private func reconfigure(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths {
            guard let cell = shownCells[path] else { continue }
            reconfigured = cell
            let answer = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            cell.setNeedsUpdateConfiguration()
            if answer !== cell {
                recycle([(path, cell)])
                pools.add(answer)
            }
        }
    }

    /// Moves the cells and the selection to the new places of their rows; nil for rows that are gone.
    ///
    /// - Parameter isReloaded: whether the cell of a row is made anew, by the row's old place.
    func move(_ newPlace: (IndexPath) -> IndexPath?, isReloaded: (IndexPath) -> Bool = { _ in false }) {
        let old = shownCells.sorted { $0.key < $1.key }
        let displayed = pools.displayed
        var kept: [IndexPath: UITableViewCell] = [:]
        var gone: [(path: IndexPath, cell: UITableViewCell)] = []
        var stillDisplayed: Set<IndexPath> = []
        for (path, cell) in old {
            if !isReloaded(path), let new = newPlace(path), kept[new] == nil {
                kept[new] = cell
                if displayed.contains(path) { stillDisplayed.insert(new) }
            } else {
                gone.append((path, cell))
            }
        }
        recycle(gone)
        shownCells = kept
        for (path, cell) in kept { cell.row = path }
        pools.displayed = stillDisplayed
        pools.appearing = pools.appearing.compactMap { isReloaded($0) ? nil : newPlace($0) }
        selection = selection.compactMap(newPlace)
        // A header may now belong to another section.
        recycleBands()
        needsPlaces = true
        heightsDidChange()
    }
}
