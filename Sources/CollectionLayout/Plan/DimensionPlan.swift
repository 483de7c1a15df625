import Foundation

/// One length of a layout size, as plain data.
struct DimensionPlan: Hashable, Sendable, CustomStringConvertible {
    enum Unit: Hashable, Sendable {
        case widthFraction
        case heightFraction
        case points
        case estimate
        case uniformEstimate
    }

    var unit: Unit
    var value: CGFloat

    var isEstimated: Bool { unit == .estimate || unit == .uniformEstimate }

    /// Whether the length is a fraction of the container's length along `axis`.
    func isFraction(of axis: Axis) -> Bool {
        unit == (axis == .horizontal ? .widthFraction : .heightFraction)
    }

    /// The length inside a box: fractions are rounded down to pixels, points and estimates are not rounded; never
    /// negative.
    func resolved(in box: CGSize, grid: PixelGrid) -> CGFloat {
        switch unit {
        case .widthFraction: max(0, grid.floored(value * box.width))
        case .heightFraction: max(0, grid.floored(value * box.height))
        case .points, .estimate, .uniformEstimate: max(0, value)
        }
    }

    var description: String {
        switch unit {
        case .widthFraction: ".containerWidthFactor(\(value.shortText))"
        case .heightFraction: ".containerHeightFactor(\(value.shortText))"
        case .points: ".absolute(\(value.shortText))"
        case .estimate: ".estimated(\(value.shortText))"
        case .uniformEstimate: ".uniformAcrossSiblings(\(value.shortText))"
        }
    }
}

/// The two lengths of a layout size, as plain data.
struct SizePlan: Hashable, Sendable, CustomStringConvertible {
    var width: DimensionPlan
    var height: DimensionPlan

    subscript(axis: Axis) -> DimensionPlan {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    var estimatedAxes: EstimatedAxes {
        var axes: EstimatedAxes = []
        if width.isEstimated { axes.insert(.horizontal) }
        if height.isEstimated { axes.insert(.vertical) }
        return axes
    }

    func resolved(in box: CGSize, grid: PixelGrid) -> CGSize {
        CGSize(width: width.resolved(in: box, grid: grid), height: height.resolved(in: box, grid: grid))
    }

    var description: String { "{\(width), \(height)}" }
}
