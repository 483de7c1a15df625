import CoreGeometry
import Foundation

/// A rectangle that contains drawings, quick to grow and to compare: left, top, and the negated right and bottom.
///
/// It may be larger than what is drawn, but never smaller: drawings outside a band are skipped because of it.
package struct DrawnExtent: Equatable, Sendable {
    // Four numbers instead of a vector: a vector would align every list of items, and arrays of them, to 32 bytes.
    private var left: Double
    private var top: Double
    private var negatedRight: Double
    private var negatedBottom: Double

    private var edges: SIMD4<Double> { SIMD4(left, top, negatedRight, negatedBottom) }

    private init(_ edges: SIMD4<Double>) {
        (left, top, negatedRight, negatedBottom) = (edges[0], edges[1], edges[2], edges[3])
    }

    package static let nothing = DrawnExtent(SIMD4(repeating: .infinity))
    package static let everything = DrawnExtent(SIMD4(repeating: -.infinity))

    /// A rectangle that is not finite counts as everywhere.
    package init(_ rect: CGRect) {
        if rect.isNull {
            self = .nothing
        } else {
            let edges = SIMD4(Double(rect.minX), Double(rect.minY), -Double(rect.maxX), -Double(rect.maxY))
            self = edges.sum().isFinite ? DrawnExtent(edges) : .everything
        }
    }

    /// Returns nil if the rectangle is null, or not within the limits.
    init?(valid rect: CGRect) {
        let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
        let (width, height) = (Double(rect.size.width), Double(rect.size.height))
        // A width below zero is valid, but rare.
        let extent =
            width >= 0 && height >= 0 ? DrawnExtent(SIMD4(x, y, -(x + width), -(y + height))) : DrawnExtent(rect)
        guard extent.isWithinLimits else { return nil }
        self = extent
    }

    /// The rectangle; null for nothing, infinite for everywhere.
    package var rect: CGRect {
        if self == .nothing { return .null }
        if self == .everything { return .infinite }
        return CGRect(x: left, y: top, width: -negatedRight - left, height: -negatedBottom - top)
    }

    /// The width and height; negative infinity for nothing.
    var edgeLengths: SIMD2<Double> { SIMD2(-negatedRight - left, -negatedBottom - top) }

    /// Whether it is not empty, and no edge is further from the origin than a list of items may reach.
    var isWithinLimits: Bool {
        let limit = Double(DisplayList.coordinateLimit)
        // A number that is not finite fails each comparison.
        return left >= -limit && left <= limit && top >= -limit && top <= limit && negatedRight >= -limit
            && negatedBottom >= -limit
    }

    package mutating func formUnion(_ other: DrawnExtent) {
        self = DrawnExtent(edges.replacing(with: other.edges, where: other.edges .< edges))
    }

    package func intersection(_ other: DrawnExtent) -> DrawnExtent {
        let common = DrawnExtent(edges.replacing(with: other.edges, where: other.edges .> edges))
        return common.left > -common.negatedRight || common.top > -common.negatedBottom ? .nothing : common
    }

    /// Returns the extent grown on all sides.
    package func grown(by distance: CGFloat) -> DrawnExtent {
        distance.isFinite ? DrawnExtent(edges - Double(distance)) : .everything
    }

    package func moved(by offset: CGSize) -> DrawnExtent {
        let (x, y) = (Double(offset.width), Double(offset.height))
        return x.isFinite && y.isFinite ? DrawnExtent(edges + SIMD4(x, y, -x, -y)) : .everything
    }

    package func applying(_ transform: CGAffineTransform) -> DrawnExtent {
        self == .nothing || self == .everything ? self : DrawnExtent(rect.applying(transform))
    }

    package func intersects(_ other: DrawnExtent) -> Bool {
        left < .infinity && other.left < .infinity && left <= -other.negatedRight && top <= -other.negatedBottom
            && other.left <= -negatedRight && other.top <= -negatedBottom
    }
}
