import Foundation

/// Groups in a row that differ from each other because their items were measured; stored item by item.
struct ExplicitRun: Sendable {
    struct Group: Sendable {
        var start: CGFloat
        var length: CGFloat
        /// The items that the group shows.
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

    init(axis: Axis) {
        self.axis = axis
    }

    mutating func append(
        start: CGFloat, length: CGFloat, crossLength: CGFloat, origin: CGPoint, cells newCells: ArraySlice<CellSlot>,
        supplementaries newViews: [Supplementary]
    ) {
        let firstItem = cells.count
        cells.append(contentsOf: newCells.lazy.map { $0.moved(by: origin) })
        supplementaries.append(
            contentsOf: newViews.lazy.map {
                var view = $0
                view.frame = view.frame.moved(by: origin)
                return view
            })
        groups.append(Group(start: start, length: length, items: firstItem..<cells.count))
        self.crossLength = max(self.crossLength, crossLength)
    }

    /// Ends the run: what is searched by is computed once.
    mutating func close(length: CGFloat) {
        self.length = length
        cellIndex = SpanIndex(cells.map { (near: $0.frame.near(axis), far: $0.frame.far(axis)) })
        viewIndex = SpanIndex(supplementaries.map { (near: $0.frame.near(axis), far: $0.frame.far(axis)) })
    }

    /// The items of the group that shows an item.
    func siblings(of item: Int) -> Range<Int> {
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if groups[middle].items.upperBound > item { high = middle } else { low = middle + 1 }
        }
        return groups.indices.contains(low) ? groups[low].items : 0..<0
    }

    /// Visits what may meet a stretch of the axis.
    func visit(from near: CGFloat, to far: CGFloat, _ body: (GroupRun.Element) -> Void) {
        for item in cellIndex.meeting(near, far) {
            body(GroupRun.Element(kind: nil, index: item, frame: cells[item].frame, zIndex: cells[item].zIndex))
        }
        for view in supplementaries[viewIndex.meeting(near, far)] {
            body(GroupRun.Element(kind: view.kind, index: view.ordinal, frame: view.frame, zIndex: view.zIndex))
        }
    }
}
