import Foundation

/// A run of groups, few of which have been measured: intervals of equal groups are computed arithmetically, and the
/// measured groups between them are stored one by one. The cost depends only on the groups that were ever visible, even
/// for a million rows.
struct PiecewiseRun: Sendable {
    /// Consecutive groups that are all equal or all measured.
    private struct Piece {
        /// The groups of the piece, with their own coordinates and item numbers.
        let groups: GroupRun
        /// The first item of the piece.
        let firstItem: Int
        /// The start of the piece along the axis.
        let start: CGFloat
    }

    let axis: Axis
    private(set) var length: CGFloat = 0
    /// The largest size of a group across the axis.
    private(set) var crossLength: CGFloat = 0
    private(set) var itemCount = 0
    /// The number of pieces: intervals of equal groups, and of measured ones between them.
    var pieceCount: Int { pieces.count }
    private let groupSpacing: CGFloat
    private var pieces: [Piece] = []
    private var index = SpanIndex()

    init(axis: Axis, groupSpacing: CGFloat) {
        self.axis = axis
        self.groupSpacing = groupSpacing
    }

    /// Appends groups.
    mutating func append(_ groups: GroupRun, itemCount count: Int) {
        let start = pieces.isEmpty ? 0 : length + groupSpacing
        pieces.append(Piece(groups: groups, firstItem: itemCount, start: start))
        itemCount += count
        length = start + groups.length
        crossLength = max(crossLength, groups.crossLength)
    }

    /// Completes the run and builds its search index.
    func closed() -> PiecewiseRun {
        var run = self
        run.index = SpanIndex(
            pieces.lazy.map { [axis] piece in
                let extent = piece.groups.extent(axis) ?? (0, 0)
                return (near: piece.start + extent.near, far: piece.start + extent.far)
            })
        return run
    }

    /// Visits the elements that may meet an interval of the axis.
    func visit(from near: CGFloat, to far: CGFloat, _ body: (GroupRun.Element) -> Void) {
        for piece in pieces[index.meeting(near, far)] {
            piece.groups.visit(from: near - piece.start, to: far - piece.start) { body(moved($0, with: piece)) }
        }
    }

    /// The cell of an item.
    func cell(_ item: Int) -> GroupRun.Element? {
        guard let piece = piece(of: item) else { return nil }
        return piece.groups.cell(item - piece.firstItem).map { moved($0, with: piece) }
    }

    /// The number of groups.
    var groupCount: Int { pieces.reduce(0) { $0 + $1.groups.groupCount } }

    /// Visits the frames of the groups that may meet an interval of the axis, each with its number.
    func visitGroups(from near: CGFloat, to far: CGFloat, _ body: (Int, CGRect) -> Void) {
        let found = index.meeting(near, far)
        var first = pieces[..<found.lowerBound].reduce(0) { $0 + $1.groups.groupCount }
        for piece in pieces[found] {
            piece.groups.visitGroups(from: near - piece.start, to: far - piece.start) { number, frame in
                body(first + number, frame.moved(by: CGPoint(axis, along: piece.start, across: 0)))
            }
            first += piece.groups.groupCount
        }
    }

    /// The items of the group that contains an item.
    func siblings(of item: Int) -> Range<Int> {
        guard let piece = piece(of: item) else { return 0..<0 }
        let items = piece.groups.siblings(of: item - piece.firstItem)
        return items.lowerBound + piece.firstItem..<items.upperBound + piece.firstItem
    }

    /// The extent of all elements of the run along an axis; nil if there are none.
    func extent(_ axis: Axis) -> (near: CGFloat, far: CGFloat)? {
        pieces.reduce(nil) { covered, piece in
            guard var extent = piece.groups.extent(axis) else { return covered }
            if axis == self.axis { extent = (extent.near + piece.start, extent.far + piece.start) }
            return covered.map { (min($0.near, extent.near), max($0.far, extent.far)) } ?? extent
        }
    }

    private func piece(of item: Int) -> Piece? {
        guard item >= 0, item < itemCount else { return nil }
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].firstItem <= item { low = middle } else { high = middle }
        }
        return pieces[low]
    }

    private func moved(_ element: GroupRun.Element, with piece: Piece) -> GroupRun.Element {
        var element = element
        element.index += piece.firstItem
        element.frame = element.frame.moved(by: CGPoint(axis, along: piece.start, across: 0))
        return element
    }
}
