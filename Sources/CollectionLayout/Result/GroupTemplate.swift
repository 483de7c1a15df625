import Foundation

/// One full instance of a group whose instances are all equal, relative to its outer corner.
struct GroupTemplate: Sendable {
    struct Supplementary: Sendable {
        var frame: CGRect
        var zIndex: Int
        /// The index of the view's kind in ``GroupTemplate/kinds``.
        var kind: Int
        /// The number of the view among those of its kind in this instance.
        var ordinal: Int
        /// The view exists if this cell exists.
        var firstCell: Int
    }

    var size: CGSize
    var insets: NSDirectionalEdgeInsets
    var cells: [CellSlot]
    var supplementaries: [Supplementary] = []
    var kinds: [String] = []
    /// The number of views of each kind in one full instance.
    var kindCounts: [Int] = []

    /// The extent of all members along an axis; nil without members.
    func extent(_ axis: Axis) -> (near: CGFloat, far: CGFloat)? {
        cells.lazy.map(\.frame).extent(axis, joining: supplementaries.lazy.map(\.frame).extent(axis))
    }

    init(_ solved: SolvedElement, insets: NSDirectionalEdgeInsets, grid: PixelGrid) {
        size = solved.size
        self.insets = insets
        cells = solved.cells
        var numbers: [String: Int] = [:]
        for slot in solved.anchored {
            let kind = numbers[slot.plan.kind] ?? kinds.count
            if kind == kinds.count {
                numbers[slot.plan.kind] = kind
                kinds.append(slot.plan.kind)
                kindCounts.append(0)
            }
            supplementaries.append(
                Supplementary(
                    frame: AnchoredPlacement.frame(slot, size: AnchoredPlacement.size(slot, grid: grid)),
                    zIndex: slot.plan.zIndex, kind: kind, ordinal: kindCounts[kind], firstCell: slot.firstCell))
            kindCounts[kind] += 1
        }
    }
}

/// The length of a group that contains only its first items.
///
/// Source: compositional layout rules, trim rule, measured on UIKit: the extent of the present items from the group's
/// inner corner, plus the space after the items of a full group. The group's insets are not added back.
enum TrimRule {
    static func length(
        size: CGSize, insets: NSDirectionalEdgeInsets, cells: [CellSlot], present: Int, axis: Axis
    ) -> CGFloat {
        guard present < cells.count else { return size[axis] }
        let whole = cells.lazy.map { $0.farCorner[axis] }.max() ?? 0
        let reach = cells.prefix(present).lazy.map { $0.farCorner[axis] }.max() ?? 0
        return max(0, size[axis] - insets.total(axis) - (whole - reach))
    }
}
