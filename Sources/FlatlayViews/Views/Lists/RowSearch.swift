import Foundation

/// Counts the rows of a list up to a requested one, and creates only few of them.
///
/// 1. `ForEach` creates its first element. If that is one row, the others are assumed to be one row each: they are
///    counted, and their identifiers compared.
/// 2. Elements that are sections or several rows are visited one by one, and the rows inside them are counted.
/// 3. Rows outside of a `ForEach` are few; they are not counted, but always created.
final class RowSearch {
    /// The goal of the search.
    enum Goal: Hashable {
        case row(AnyHashable)
        case end
        /// A share of the way to the end, from 0 to 1.
        case share(CGFloat)
    }

    /// How many elements without a view may come first.
    static let emptyLimit = 8

    private let goal: Goal
    /// Whether all rows are made, to find one by an identifier that is not that of its element.
    let isThorough: Bool
    /// The number of rows so far.
    var position = 0
    /// The number of the row that is looked for.
    private(set) var found: Int?
    /// How many `ForEach` were passed.
    private(set) var innerCount = 0
    /// Where the `ForEach` are whose elements are one row each.
    private(set) var rowPaths: Set<ViewPath> = []

    init(_ goal: Goal, isThorough: Bool = false) {
        self.goal = goal
        self.isThorough = isThorough
    }

    /// The identifier that is looked for.
    var id: AnyHashable? {
        if case .row(let id) = goal { return id }
        return nil
    }

    /// The number of the row that is looked for; nil if there is none.
    var place: Int? {
        switch goal {
        case .row: found
        case .end: position
        case .share(let share): Int(CGFloat(position) * min(share, 1))
        }
    }

    /// Enters a `ForEach`, and returns how many were passed up to it.
    func enter() -> Int {
        innerCount += 1
        return innerCount
    }

    /// Receives the identifier of a view at the current position.
    func note<ID: Hashable>(_ id: ID) {
        guard found == nil, let sought = self.id, (sought.base as? ID) == id else { return }
        found = position
    }

    /// Adds elements that are one row each.
    func addRows<IDs: Collection>(_ ids: IDs, from start: Int, at path: ViewPath) where IDs.Element: Hashable {
        rowPaths.insert(path)
        if found == nil, let sought = id?.base as? IDs.Element, let index = ids.firstIndex(of: sought) {
            found = start + ids.distance(from: ids.startIndex, to: index)
        }
        position = start + ids.count
    }
}

/// The rows of a long list that are made, by their numbers.
final class RowWindow {
    private let rows: Range<Int>
    private let rowPaths: Set<ViewPath>
    private var position = 0
    /// How many rows are left out above and below.
    private(set) var leftOutBefore = 0
    private(set) var leftOutAfter = 0

    init(_ rows: Range<Int>, of search: RowSearch) {
        self.rows = rows
        rowPaths = search.rowPaths
    }

    /// Counts the elements of a `ForEach`, and returns those that are made; nil if they are not one row each.
    func take(_ count: Int, at path: ViewPath) -> Range<Int>? {
        guard rowPaths.contains(path) else { return nil }
        let first = min(max(rows.lowerBound - position, 0), count)
        let end = min(max(rows.upperBound - position, first), count)
        position += count
        leftOutBefore += first
        leftOutAfter += count - end
        return first..<end
    }
}
