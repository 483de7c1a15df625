import FlatlayDrawing
import Foundation

extension DrawnShape {
    /// Whether this is `other` grown by `distance` on all sides, except for rounding errors.
    package func isOutset(of other: DrawnShape, by distance: CGFloat) -> Bool {
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
            // With equal radii, as in a rounded border of SwiftUI, a sliver of the fill shows outside the line.
            return isOutset(outer, inner) && isClose(corner.width, line.width + distance)
                && isClose(corner.height, line.height + distance)
        default:
            return false
        }
    }

    /// Whether a rectangle lies inside, at least `margin` away from the outline. Returns false for shapes for which the
    /// four corners of a rectangle do not tell.
    package func holds(_ rect: CGRect, margin: CGFloat) -> Bool {
        if rect.isNull { return true }
        let radius: CGFloat
        switch self {
        case .rectangle: radius = 0
        case .roundedRectangle(let frame, let corner, .circular) where corner.width == corner.height:
            radius = max(0, min(corner.width, frame.width / 2, frame.height / 2) - margin)
        default: return false
        }
        let inner = bounds.insetBy(dx: margin, dy: margin)
        guard inner.contains(rect) else { return false }
        // How far the nearest corner of the rectangle reaches into the square around a rounded corner.
        let dx = max(0, inner.minX + radius - rect.minX, rect.maxX - inner.maxX + radius)
        let dy = max(0, inner.minY + radius - rect.minY, rect.maxY - inner.maxY + radius)
        return dx * dx + dy * dy <= radius * radius || dx == 0 || dy == 0
    }
}
