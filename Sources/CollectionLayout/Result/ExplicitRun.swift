import Foundation

/// A run of groups that differ because their items were measured; stored item by item.
struct ExplicitRun: Sendable {
    struct Group: Sendable {
        var start: CGFloat
        /// The length of the whole group, even if it is only partly filled; orthogonal rows derive their stops from it.
        var length: CGFloat
        /// The start and the length of the group across the axis.
        var crossStart: CGFloat
        var crossLength: CGFloat
        /// The items in the group.
        var items: Range<Int>
    }

    struct Supplementary: Sendable {
        var frame: CGRect
        var zIndex: Int
        var kind: String
        var ordinal: Int
    }

    let axis: Axis
    private(set) var groups: [Group] = []
    private(set) var cells: [CellSlot] = []
    private(set) var supplementaries: [Supplementary] = []
    private(set) var length: CGFloat = 0
    /// The largest size of a group across the axis.
    private(set) var crossLength: CGFloat = 0
    private var cellIndex = SpanIndex()
    private var viewIndex = SpanIndex()

    /// For each kind, the indices in ``supplementaries`` of its views.
    private var views: [String: [Int]] = [:]

    init(axis: Axis, itemCount: Int) {
        self.axis = axis
        cells.reserveCapacity(itemCount)
    }

    mutating func append(
        start: CGFloat, length: CGFloat, crossLength: CGFloat, origin: CGPoint, cells newCells: ArraySlice<CellSlot>
    ) {
        let firstItem = cells.count
        for cell in newCells { cells.append(cell.moved(by: origin)) }
        groups.append(
            Group(
                start: start, length: length, crossStart: origin[axis.cross], crossLength: crossLength,
                items: firstItem..<cells.count))
        self.crossLength = max(self.crossLength, crossLength)
    }

    mutating func append(_ view: Supplementary) {
        views[view.kind, default: []].append(supplementaries.count)
        supplementaries.append(view)
    }

    /// Completes the run and builds its search indices.
    func closed(length: CGFloat) -> ExplicitRun {
        var run = self
        run.length = length
        run.cellIndex = SpanIndex(cells.lazy.map { [axis] in (near: $0.frame.near(axis), far: $0.frame.far(axis)) })
        run.viewIndex = SpanIndex(
            supplementaries.lazy.map { [axis] in (near: $0.frame.near(axis), far: $0.frame.far(axis)) })
        return run
    }

    /// The view of a kind with a number.
    func supplementary(kind: String, ordinal: Int) -> Supplementary? {
        guard let places = views[kind], places.indices.contains(ordinal) else { return nil }
        return supplementaries[places[ordinal]]
    }

    /// The items of the group that contains an item.
    func siblings(of item: Int) -> Range<Int> {
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if groups[middle].items.upperBound > item { high = middle } else { low = middle + 1 }
        }
        return groups.indices.contains(low) ? groups[low].items : 0..<0
    }

    /// Visits the elements that may meet an interval of the axis.
    func visit(from near: CGFloat, to far: CGFloat, _ body: (GroupRun.Element) -> Void) {
        for item in cellIndex.meeting(near, far) {
            body(GroupRun.Element(kind: nil, index: item, frame: cells[item].frame, zIndex: cells[item].zIndex))
        }
        for view in supplementaries[viewIndex.meeting(near, far)] {
            body(GroupRun.Element(kind: view.kind, index: view.ordinal, frame: view.frame, zIndex: view.zIndex))
        }
    }
}
