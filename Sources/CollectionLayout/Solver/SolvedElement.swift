import Foundation

/// One instance of an item or a group with everything inside, relative to its own outer corner and not yet rounded.
struct SolvedElement: Sendable {
    var size: CGSize
    /// The cells in item order.
    var cells: [CellSlot]
    /// Supplementary views in the order of the cells they belong to.
    var anchored: [AnchoredSlot]
    /// The members and the box of a group that may yet be stretched; nil for others.
    var parts: Parts?

    /// What placing the members of a group again needs.
    struct Parts: Sendable {
        var members: [SolvedElement]
        /// What fractions of the group's supplementary views are taken of.
        var box: CGSize
    }

    init(size: CGSize, cells: [CellSlot] = [], anchored: [AnchoredSlot] = []) {
        self.size = size
        self.cells = cells
        self.anchored = anchored
    }

    /// Adds everything of a member that lies at `origin`.
    mutating func append(_ member: SolvedElement, at origin: CGPoint) {
        let first = cells.count
        for cell in member.cells { cells.append(cell.moved(by: origin)) }
        for slot in member.anchored { anchored.append(slot.moved(by: origin, firstCell: first)) }
    }
}

/// The place of one cell in a group.
struct CellSlot: Hashable, Sendable {
    /// What the cell shows: its slot less its content insets.
    var frame: CGRect
    /// The far corner of the cell's slot, which decides the length of a partly filled group.
    var farCorner: CGPoint
    var zIndex: Int

    func moved(by offset: CGPoint) -> CellSlot {
        CellSlot(frame: frame.moved(by: offset), farCorner: farCorner + offset, zIndex: zIndex)
    }
}

/// The place of one supplementary view in a group.
struct AnchoredSlot: Hashable, Sendable {
    var plan: AnchoredPlan
    /// The rectangle the view is tied to.
    var host: CGRect
    /// What its fractions are taken of.
    var container: CGSize
    /// The first cell of its host: the view is there when that cell is.
    var firstCell: Int

    func moved(by offset: CGPoint, firstCell first: Int) -> AnchoredSlot {
        AnchoredSlot(plan: plan, host: host.moved(by: offset), container: container, firstCell: firstCell + first)
    }
}
