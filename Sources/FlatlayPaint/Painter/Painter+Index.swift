import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Shorter lists are measured again, which is more exact than their extent.
    private static let largeCount = 64

    /// Calls `body` with the places of the items that may be visible.
    func forEachSeen(_ items: DisplayList.Items, _ body: (UnsafePointer<DisplayList.Item>) -> Void) {
        items.forEachPlace(in: seenExtent, body)
    }

    /// A rectangle, in the current coordinates, that contains everything that items draw.
    func bounds(of items: DisplayList.Items) -> CGRect {
        items.count < Painter.largeCount ? items.bounds : items.extent.rect
    }

    /// The visible rectangle, in the current coordinates, with a margin for antialiasing and for snapping to pixels.
    private var seenExtent: DrawnExtent? {
        let matrix = context.matrix
        guard matrix.isUsable else { return nil }
        return DrawnExtent(context.clipExtents.insetBy(dx: -2, dy: -2).applying(matrix.inverted()))
    }
}
