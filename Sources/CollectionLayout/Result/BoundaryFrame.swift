import Foundation

/// A header, a footer or a side view, relative to its section or to the content, before pinning and rounding.
struct BoundaryFrame: Sendable {
    /// The kind; unique within a section, and among the layout's own items.
    let kind: String
    var frame: CGRect
    var zIndex: Int
    var pin: Pin?

    func moved(by offset: CGFloat, along axis: Axis) -> BoundaryFrame {
        var moved = self
        moved.frame.origin[axis] += offset
        moved.pin?.coreStart += offset
        moved.pin?.coreEnd += offset
        return moved
    }
}

/// How a boundary item is pinned to the visible rectangle.
///
/// Source: compositional layout rules, pinning, measured on UIKit: an item at the start is placed at the start of the
/// visible rectangle, but neither before its own place nor past the end of the core; at the end likewise. While it is
/// visible, it is drawn above everything else.
struct Pin: Sendable {
    var isAtStart: Bool
    var coreStart: CGFloat
    var coreEnd: CGFloat

    /// The amount added to the z-index of a visible pinned item.
    static let raise = 1_000_000_000

    func frame(_ frame: CGRect, visible: CGRect, axis: Axis) -> CGRect {
        let natural = frame.near(axis)
        let length = frame.size[axis]
        var pinned = frame
        if isAtStart {
            pinned.origin[axis] = max(natural, min(visible.near(axis), coreEnd - length))
        } else {
            pinned.origin[axis] = min(natural, max(visible.far(axis) - length, coreStart))
        }
        return pinned
    }
}
