import Foundation

/// Places measured groups one after the other as soon as each is solved; stores only their frames.
struct RunPlacement {
    private let run: RunSolver
    private var frames: ExplicitRun
    /// The number of supplementary views of each kind so far.
    private var numbers: [String: Int] = [:]
    private var item: Int
    private var position: CGFloat = 0
    private var end: CGFloat = 0

    /// Creates a placement of all groups of a run.
    init(run: RunSolver) {
        self.run = run
        item = 0
        frames = ExplicitRun(axis: run.axis, itemCount: run.itemCount)
    }

    /// Creates a placement of some groups of a run, starting with the group whose first item is given.
    init(run: RunSolver, firstItem: Int) {
        self.run = run
        item = firstItem
        frames = ExplicitRun(axis: run.axis, itemCount: 0)
    }

    mutating func add(_ solved: SolvedElement) {
        let (axis, group) = (run.axis, run.group)
        let present = min(solved.cells.count, run.itemCount - item)
        let length = TrimRule.length(
            size: solved.size, insets: group.insets, cells: solved.cells, present: present, axis: axis)
        let start = position + group.edges.start(axis).value
        let origin = CGPoint(axis, along: start, across: run.crossStart(of: solved))
        frames.append(
            start: start, length: solved.size[axis], crossLength: solved.size[axis.cross], origin: origin,
            cells: solved.cells[..<present])
        for slot in solved.anchored where slot.firstCell < present {
            let number = numbers[slot.plan.kind, default: 0]
            numbers[slot.plan.kind] = number + 1
            let size = measuredSize(slot, number: number)
            frames.append(
                ExplicitRun.Supplementary(
                    frame: AnchoredPlacement.frame(slot, size: size).moved(by: origin), zIndex: slot.plan.zIndex,
                    kind: slot.plan.kind, ordinal: number))
        }
        item += present
        end = start + length + group.edges.end(axis).value
        position = end + run.groupSpacing
    }

    func finished() -> ExplicitRun { frames.closed(length: end) }

    private func measuredSize(_ slot: AnchoredSlot, number: Int) -> CGSize {
        let size = AnchoredPlacement.size(slot, grid: run.context.grid)
        return run.context.preferredSize(
            of: .supplementary(slot.plan.kind, IndexPath(item: number, section: run.section)), proposing: size,
            within: slot.container, axes: slot.plan.size.estimatedAxes) ?? size
    }
}
