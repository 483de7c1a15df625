import Foundation

/// The fitting size of constraints: `systemLayoutSizeFitting`.
extension LayoutTree {
    /// The smallest size that a root's constraints allow, near a target size.
    ///
    /// The target size has a priority for each axis: 50 (`fittingSizeLevel`) gives way to content, 1000 does not. The
    /// result is rounded up to pixels. Afterwards the tree's root has that target; ``setSize(width:height:of:)`` fixes
    /// it.
    public mutating func fittingSize(
        of root: LayoutItem, target: CGSize = .zero, priorities: AxisPriorities = .fittingSizeLevel, scale: Double,
        measuring: Measuring? = nil
    ) throws(AutoLayoutFault) -> CGSize {
        try setSize(width: target.width, height: target.height, priorities: priorities, of: root)
        try layout(measuring: measuring)
        return PixelRounding(scale: scale).fittingSize(exactFrame(of: root).size)
    }
}
