import FlatlayDrawing
import Foundation

extension DrawnShape {
    /// Whether this is `other` grown by `distance` on all sides, up to what arithmetic adds.
    func isOutset(of other: DrawnShape, by distance: CGFloat) -> Bool {
        func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }
        func isOutset(_ outer: CGRect, _ inner: CGRect) -> Bool {
            let grown = inner.insetBy(dx: -distance, dy: -distance)
            return isClose(outer.minX, grown.minX) && isClose(outer.minY, grown.minY)
                && isClose(outer.width, grown.width) && isClose(outer.height, grown.height)
        }
        switch (self, other) {
        case (.rectangle(let outer), .rectangle(let inner)), (.ellipse(let outer), .ellipse(let inner)):
            return isOutset(outer, inner)
        case (.roundedRectangle(let outer, let corner, .circular), .roundedRectangle(let inner, let line, .circular)):
            // Equal radii, as a rounded border of SwiftUI has them, show a sliver of the fill outside the line.
            return isOutset(outer, inner) && isClose(corner.width, line.width + distance)
                && isClose(corner.height, line.height + distance)
        default:
            return false
        }
    }
}
