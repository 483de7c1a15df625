import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Shorter lists are measured again, which is more exact than the index.
    private static let largeCount = 64

    /// Calls `body` with the items that may be visible.
    func forEachSeen(_ items: [DisplayList.Item], _ body: (DisplayList.Item) -> Void) {
        guard let tree = index?[items], let seen = seenExtent else { return items.forEach(body) }
        tree.forEach(in: seen) { body(items[$0]) }
    }

    /// A rectangle, in the current coordinates, that contains everything that items draw.
    func bounds(of items: [DisplayList.Item]) -> CGRect {
        guard items.count >= Painter.largeCount, let tree = index?[items] else { return items.bounds }
        return tree.whole.rect
    }

    /// The visible rectangle, in the current coordinates, with a margin for antialiasing and for snapping to pixels.
    private var seenExtent: DrawnExtent? {
        let matrix = context.matrix
        guard matrix.isUsable else { return nil }
        return DrawnExtent(context.clipExtents.insetBy(dx: -2, dy: -2).applying(matrix.inverted()))
    }
}
