import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Lists with fewer items are measured anew, which is more exact than what the index knows.
    private static let largeCount = 64

    /// Calls `body` with those of the items that may be seen.
    func forEachSeen(_ items: [DisplayList.Item], _ body: (DisplayList.Item) -> Void) {
        guard let tree = index?[items], let seen = seenExtent else { return items.forEach(body) }
        tree.forEach(in: seen) { body(items[$0]) }
    }

    /// A rectangle, in the coordinates in use, that holds all that items draw.
    func bounds(of items: [DisplayList.Item]) -> CGRect {
        guard items.count >= Painter.largeCount, let tree = index?[items] else { return items.bounds }
        return tree.whole.rect
    }

    /// What can be seen, in the coordinates in use, with room for smooth edges and for what is snapped to pixels.
    private var seenExtent: DrawnExtent? {
        let matrix = context.matrix
        guard matrix.isUsable else { return nil }
        return DrawnExtent(context.clipExtents.insetBy(dx: -2, dy: -2).applying(matrix.inverted()))
    }
}
