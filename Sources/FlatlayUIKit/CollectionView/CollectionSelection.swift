import Foundation

/// Which items of a collection view are selected, and which may be.
struct CollectionSelection {
    /// Whether items may be selected.
    var isAllowed = true
    /// Whether several items may be selected.
    var allowsMultiple = false
    /// Whether items may be selected while the collection view is being edited.
    var isAllowedDuringEditing = false
    /// Whether several items may be selected while the collection view is being edited.
    var allowsMultipleDuringEditing = false
    /// Whether the focus selects items.
    var followsFocus = false
    /// Whether the collection view is being edited.
    var isEditing = false

    /// The selected items, in the order in which they were selected.
    private(set) var paths: [IndexPath] = []
    /// Whether an item was ever selected. Until then an app's code alone sets `isSelected` of cells.
    private(set) var isInUse = false

    /// Whether items may be selected now.
    var isAllowedNow: Bool { isEditing ? isAllowedDuringEditing : isAllowed }
    /// Whether several items may be selected now.
    var allowsMultipleNow: Bool { isEditing ? allowsMultipleDuringEditing : allowsMultiple }

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    mutating func insert(_ path: IndexPath) {
        isInUse = true
        if !paths.contains(path) { paths.append(path) }
    }

    mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

    mutating func removeAll() { paths = [] }

    /// Follows changes of the data. Items for which there is no new index path are no longer selected.
    mutating func move(_ newPath: (IndexPath) -> IndexPath?) { paths = paths.compactMap(newPath) }
}
