import Foundation

/// The groups of one section, in the cheapest representation.
enum GroupRun: Sendable {
    case empty
    case repeated(RepeatedRun)
    case explicit(ExplicitRun)
    case pieces(PiecewiseRun)

    /// A cell or a supplementary view of a run, in the run's coordinates and not rounded yet.
    struct Element {
        /// The kind of a supplementary view; nil for a cell.
        var kind: String?
        /// The item, or the number of the view among those of its kind in the section.
        var index: Int
        var frame: CGRect
        var zIndex: Int
    }

    /// The length along the run's axis.
    var length: CGFloat {
        switch self {
        case .empty: 0
        case .repeated(let run): run.length
        case .explicit(let run): run.length
        case .pieces(let run): run.length
        }
    }

    /// The largest size of a group across the run's axis.
    var crossLength: CGFloat {
        switch self {
        case .empty: 0
        case .repeated(let run): run.template.size[run.axis.cross]
        case .explicit(let run): run.crossLength
        case .pieces(let run): run.crossLength
        }
    }

    /// Visits all elements that may meet an interval of the run's axis.
    func visit(from near: CGFloat, to far: CGFloat, _ body: (Element) -> Void) {
        switch self {
        case .empty: break
        case .repeated(let run):
            for group in run.groups(meeting: near, far) { run.visit(group, from: near, to: far, body) }
        case .explicit(let run): run.visit(from: near, to: far, body)
        case .pieces(let run): run.visit(from: near, to: far, body)
        }
    }

    /// The cell of an item.
    func cell(_ item: Int) -> Element? {
        switch self {
        case .empty: return nil
        case .repeated(let run):
            guard item >= 0, item < run.itemCount else { return nil }
            let cell = run.template.cells[item % run.capacity]
            let origin = run.origin(ofGroup: item / run.capacity)
            return Element(kind: nil, index: item, frame: cell.frame.moved(by: origin), zIndex: cell.zIndex)
        case .explicit(let run):
            guard run.cells.indices.contains(item) else { return nil }
            return Element(kind: nil, index: item, frame: run.cells[item].frame, zIndex: run.cells[item].zIndex)
        case .pieces(let run): return run.cell(item)
        }
    }

    /// The items of the group that contains an item.
    func siblings(of item: Int) -> Range<Int> {
        switch self {
        case .empty: return 0..<0
        case .repeated(let run):
            guard item >= 0, item < run.itemCount else { return 0..<0 }
            let first = item / run.capacity * run.capacity
            return first..<min(first + run.capacity, run.itemCount)
        case .explicit(let run): return run.siblings(of: item)
        case .pieces(let run): return run.siblings(of: item)
        }
    }

    /// The supplementary view of a kind with a number.
    func supplementary(kind: String, index: Int) -> Element? {
        switch self {
        // Only groups without supplementary views are stored in pieces.
        case .empty, .pieces: return nil
        case .explicit(let run):
            guard let view = run.supplementary(kind: kind, ordinal: index) else { return nil }
            return Element(kind: kind, index: index, frame: view.frame, zIndex: view.zIndex)
        case .repeated(let run):
            guard index >= 0, let number = run.template.kinds.firstIndex(of: kind) else { return nil }
            let group = index / run.template.kindCounts[number]
            guard group < run.groupCount else { return nil }
            var found: Element?
            run.visit(group, from: -.infinity, to: .infinity) {
                if $0.kind == kind, $0.index == index { found = $0 }
            }
            return found
        }
    }

    /// The extent of all elements of the run along an axis; nil if there are none.
    func extent(_ axis: Axis) -> (near: CGFloat, far: CGFloat)? {
        switch self {
        case .empty: return nil
        case .repeated(let run):
            guard run.groupCount > 0 else { return nil }
            let (near, far) = run.template.extent(axis) ?? (0, 0)
            let ends = [run.origin(ofGroup: 0)[axis], run.origin(ofGroup: run.groupCount - 1)[axis]]
            return (near + (ends.min() ?? 0), far + (ends.max() ?? 0))
        case .explicit(let run):
            let views = run.supplementaries.lazy.map(\.frame).extent(axis)
            return run.cells.lazy.map(\.frame).extent(axis, joining: views)
        case .pieces(let run): return run.extent(axis)
        }
    }
}

extension Sequence<CGRect> {
    /// The extent of all rectangles and of an optional other extent along an axis; nil if there is nothing.
    func extent(
        _ axis: Axis, joining other: (near: CGFloat, far: CGFloat)? = nil
    ) -> (near: CGFloat, far: CGFloat)? {
        reduce(other) { extent, frame in
            guard let extent else { return (frame.near(axis), frame.far(axis)) }
            return (Swift.min(extent.near, frame.near(axis)), Swift.max(extent.far, frame.far(axis)))
        }
    }
}
