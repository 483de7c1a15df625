import Foundation
import UIKitViews

/// Changes of the data. Nothing is animated: the next layout asks the data source again. Cells of rows that stay move to
/// their new places.
extension UITableView {
    /// Begins several changes.
    public func beginUpdates() { openUpdates += 1 }
    /// Ends several changes.
    public func endUpdates() {
        openUpdates = max(0, openUpdates - 1)
        heightsDidChange()
    }
    /// Makes several changes, and then calls the completion.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        Completions.run(completion, finished: true)
    }
    /// Whether changes have begun and not ended.
    public var hasUncommittedUpdates: Bool { openUpdates > 0 }

    /// Adds rows, which the data source has already.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        // Each place is one after all insertions: from the first on, rows behind it move.
        let sorted = indexPaths.sorted()
        move { path in
            var row = path.row
            for inserted in sorted where inserted.section == path.section && inserted.row <= row { row += 1 }
            return IndexPath(row: row, section: path.section)
        }
    }
    /// Removes rows, which the data source has no more.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let deleted = Set(indexPaths)
        move { path in
            if deleted.contains(path) { return nil }
            let before = deleted.filter { $0.section == path.section && $0.row < path.row }.count
            return IndexPath(row: path.row - before, section: path.section)
        }
    }
    /// Makes the cells of rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for path in indexPaths.sorted() {
            if let cell = shownCells[path] { recycle(cell, at: path) }
        }
        heightsDidChange()
    }
    /// Configures the existing cells of rows again.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for path in indexPaths {
            guard let cell = shownCells[path] else { continue }
            reconfigured = cell
            let answer = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            cell.setNeedsUpdateConfiguration()
            if answer !== cell {
                recycle(cell, at: path)
                pools.add(answer)
            }
        }
        heightsDidChange()
    }
    /// Moves a row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        move { path in
            if path == indexPath { return newIndexPath }
            var row = path.row
            if path.section == indexPath.section, row > indexPath.row { row -= 1 }
            if path.section == newIndexPath.section, row >= newIndexPath.row { row += 1 }
            return IndexPath(row: row, section: path.section)
        }
    }
    /// Adds sections, which the data source has already.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        move { path in
            var section = path.section
            for inserted in sections where inserted <= section { section += 1 }
            return IndexPath(row: path.row, section: section)
        }
    }
    /// Removes sections, which the data source has no more.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        move { path in
            if sections.contains(path.section) { return nil }
            return IndexPath(row: path.row, section: path.section - sections.filter { $0 < path.section }.count)
        }
    }
    /// Makes the cells of sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) where sections.contains(path.section) {
            recycle(cell, at: path)
        }
        recycleBands()
        heightsDidChange()
    }
    /// Moves a section.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        move { path in
            if path.section == section { return IndexPath(row: path.row, section: newSection) }
            var index = path.section
            if index > section { index -= 1 }
            if index >= newSection { index += 1 }
            return IndexPath(row: path.row, section: index)
        }
    }

    /// Moves the cells and the selection to the new places of their rows; nil for rows that are gone.
    func move(_ newPlace: (IndexPath) -> IndexPath?) {
        let old = shownCells.sorted { $0.key < $1.key }
        let displayed = pools.displayed
        var kept: [IndexPath: UITableViewCell] = [:]
        var stillDisplayed: Set<IndexPath> = []
        for (path, cell) in old {
            if let new = newPlace(path), kept[new] == nil {
                kept[new] = cell
                if displayed.contains(path) { stillDisplayed.insert(new) }
            } else {
                recycle(cell, at: path)
            }
        }
        shownCells = kept
        pools.displayed = stillDisplayed
        pools.appearing = pools.appearing.compactMap(newPlace)
        selection = selection.compactMap(newPlace)
        // A header may now belong to another section.
        recycleBands()
        needsPlaces = true
        heightsDidChange()
    }
}
