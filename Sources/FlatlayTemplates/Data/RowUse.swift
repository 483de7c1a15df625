import Synchronization

/// Whether a template reads the row (`item`) or the list of rows, which change from image to image.
///
/// A template is evaluated in a fixed order, which only values can change. Until it first reads a value of the row, the
/// evaluation is the same for every row. So one row decides for all of them, even if some rows are shown and others are
/// not.
package final class RowUse: Sendable {
    private let list: [String]
    private let flag = Atomic(false)

    /// - Parameter list: the path of the list in the data.
    package init(list: [String]) {
        self.list = list
    }

    /// Whether a value of the row was read.
    package var isRead: Bool { flag.load(ordering: .relaxed) }

    /// Notes that the data was read at a path; an empty one is all of it.
    func note(_ path: [String]) {
        guard !isRead else { return }
        let names = path.first == "data" ? path.dropFirst() : path[...]
        // A value within the list, the list, or one that contains it.
        if names.first == "item" || zip(names, list).allSatisfy(==) { flag.store(true, ordering: .relaxed) }
    }
}
