import Foundation

/// A header, a footer or a side view, relative to its section or to the content, not yet pinned nor rounded.
struct BoundaryFrame: Sendable {
    /// Kinds are unique in a section, and in the layout's own items.
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

/// How a boundary item follows the visible rectangle.
///
/// Source: compositional layout rules, pinning, measured on UIKit: an item at the start lies at the start of the
/// visible rectangle, but neither before its own place nor past the end of the core; at the end likewise. While it is
/// in sight it is drawn above everything else.
struct Pin: Sendable {
    var isAtStart: Bool
    var coreStart: CGFloat
    var coreEnd: CGFloat

    /// What is added to the z-index of a pinned item in sight.
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
