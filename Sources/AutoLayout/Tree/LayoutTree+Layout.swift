import Foundation

/// Solving a tree, and reading frames.
extension LayoutTree {
    /// Measures an item whose height depends on its width. The width is `nil` for text on as few lines as it can have.
    public typealias Measuring = (_ item: LayoutItem, _ width: Double?) -> LayoutContent

    /// Solves the constraints.
    ///
    /// Text that wraps takes two passes, as in UIKit: in the first it is as wide as it likes, or as its preferred
    /// width; in the second the width that it got decides its height. If the second changes the width again, nothing
    /// follows.
    public mutating func layout(measuring: Measuring? = nil) throws(AutoLayoutFault) {
        if hasNewStructure {
            solver.tieBreaks = tieBreaks
            hasNewStructure = false
        }
        guard let measuring else { return solver.solve() }
        let wrapping = wrapping
        // Without a constraint between both axes, what a height was before has no influence on widths.
        let keepsHeights = crossings == 0
        for index in wrapping {
            var content = measuring(handle(index), items[index].preferredWidth)
            if keepsHeights, let height = items[index].content.height { content.height = height }
            try setContent(content, of: handle(index))
        }
        solver.solveUndecided()
        var widths = wrapping.map { solver.decidedValue(of: items[$0].width) }
        if widths.contains(nil) {
            solver.solve()
            widths = wrapping.map { solver.value(of: items[$0].width) }
        }
        for (index, width) in zip(wrapping, widths) {
            var content = measuring(handle(index), width)
            content.width = items[index].content.width
            try setContent(content, of: handle(index))
        }
        solver.solve()
    }

    /// An item's rectangle in the coordinates of its superview, without rounding.
    public func exactFrame(of item: LayoutItem) -> CGRect {
        guard let index = index(of: item) else { return .zero }
        var x = solver.value(of: items[index].x)
        var y = solver.value(of: items[index].y)
        var width = solver.value(of: items[index].width)
        var height = solver.value(of: items[index].height)
        if let parent = items[index].parent, let owner = self.index(of: parent) {
            x -= solver.value(of: items[owner].x) - items[owner].alignmentInsets.left - items[owner].boundsOrigin.x
            y -= solver.value(of: items[owner].y) - items[owner].alignmentInsets.top - items[owner].boundsOrigin.y
        }
        let insets = items[index].alignmentInsets
        x -= insets.left
        y -= insets.top
        width += insets.left + insets.right
        height += insets.top + insets.bottom
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// An item's frame in its superview: edges at pixels, sizes are what lies between.
    public func frame(of item: LayoutItem, scale: Double) -> CGRect {
        PixelRounding(scale: scale).frame(exactFrame(of: item))
    }

    /// The outcome of a constraint.
    public func state(of handle: ConstraintHandle) -> ConstraintState? { solver.state(of: handle) }

    /// The required constraints that could not hold together.
    public var conflicts: [ConstraintConflict] { solver.conflicts }

    /// The name of a constraint in messages: its identifier, or the constraint in words.
    public func name(of handle: ConstraintHandle) -> String { solver.definition(of: handle)?.name ?? "(removed)" }

    /// How much was done.
    public var statistics: ConstraintSolver.Statistics { solver.statistics }
}
