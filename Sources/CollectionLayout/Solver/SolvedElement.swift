import Foundation

/// One instance of an item or a group with its content, relative to its own outer corner and not rounded yet.
struct SolvedElement: Sendable {
    var size: CGSize
    /// The cells in item order.
    var cells: [CellSlot]
    /// Supplementary views, in the order of the cells to which they belong.
    var anchored: [AnchoredSlot]
    /// The members and the box of a group that may be stretched later; nil for others.
    var parts: Parts?

    /// The input for placing the members of a group again.
    struct Parts: Sendable {
        var members: [SolvedElement]
        /// The size to which fractions of the group's supplementary views refer.
        var box: CGSize
    }

    init(size: CGSize, cells: [CellSlot] = [], anchored: [AnchoredSlot] = []) {
        self.size = size
        self.cells = cells
        self.anchored = anchored
    }

    /// Appends everything of a member at `origin`.
    mutating func append(_ member: SolvedElement, at origin: CGPoint) {
        let first = cells.count
        for cell in member.cells { cells.append(cell.moved(by: origin)) }
        for slot in member.anchored { anchored.append(slot.moved(by: origin, firstCell: first)) }
    }
}

/// The position of one cell in a group.
struct CellSlot: Hashable, Sendable {
    /// The frame of the cell: its slot minus its content insets.
    var frame: CGRect
    /// The far corner of the cell's slot, which determines the length of a partly filled group.
    var farCorner: CGPoint
    var zIndex: Int

    func moved(by offset: CGPoint) -> CellSlot {
        CellSlot(frame: frame.moved(by: offset), farCorner: farCorner + offset, zIndex: zIndex)
    }
}

/// The position of one supplementary view in a group.
struct AnchoredSlot: Hashable, Sendable {
    var plan: AnchoredPlan
    /// The rectangle to which the view is anchored.
    var host: CGRect
    /// The size to which its fractions refer.
    var container: CGSize
    /// The first cell of its host; the view exists if that cell exists.
    var firstCell: Int

    func moved(by offset: CGPoint, firstCell first: Int) -> AnchoredSlot {
        AnchoredSlot(plan: plan, host: host.moved(by: offset), container: container, firstCell: firstCell + first)
    }
}
