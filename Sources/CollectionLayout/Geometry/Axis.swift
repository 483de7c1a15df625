import Foundation

/// One of the two axes of a layout.
enum Axis: Hashable, Sendable {
    case horizontal
    case vertical

    /// The perpendicular axis.
    var cross: Axis { self == .horizontal ? .vertical : .horizontal }

    static let both: [Axis] = [.horizontal, .vertical]
}

extension CGSize {
    init(_ axis: Axis, along: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    init(_ axis: Axis, along: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}

extension CGRect {
    /// The lower coordinate along an axis, for rectangles with non-negative sizes.
    func near(_ axis: Axis) -> CGFloat { origin[axis] }

    /// The higher coordinate along an axis, for rectangles with non-negative sizes.
    func far(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] }

    func moved(by offset: CGPoint) -> CGRect { CGRect(origin: origin + offset, size: size) }

    /// Whether the interiors intersect; touching edges do not count, and nothing overlaps an `other` without area.
    func overlaps(_ other: CGRect) -> Bool {
        other.size.width > 0 && other.size.height > 0 && origin.x < other.origin.x + other.size.width
            && other.origin.x < origin.x + size.width
            && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
    }

    /// Whether the rectangles share at least one point, even on their edges.
    func touches(_ other: CGRect) -> Bool {
        origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
            && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
    }

    /// The mirror image within content of the given width, for right-to-left layouts.
    func mirrored(inWidth width: CGFloat) -> CGRect {
        CGRect(x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
    }

    /// Whether a coordinate is NaN, so that the rectangle cannot be compared with others.
    var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }

    var isFiniteRect: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
