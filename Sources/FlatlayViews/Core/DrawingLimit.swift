import Foundation

/// The coordinates that can be drawn. Layout may arrive at any number, even infinity, when views ask for absurd sizes;
/// painters are spared those: what lies beyond is not drawn.
enum DrawingLimit {
    /// Further from the origin than any picture reaches, and within what painters can count, in points.
    static let length: CGFloat = 1_000_000

    /// Whether a coordinate can be drawn.
    static func contains(_ value: CGFloat) -> Bool { abs(value) <= length }

    /// Whether all of several coordinates can be drawn.
    static func contains(_ values: CGFloat...) -> Bool {
        values.allSatisfy { contains($0) }
    }
}

extension CGRect {
    /// Whether all of the rectangle can be drawn. Every node asks, so no list of coordinates is made.
    var isDrawable: Bool {
        DrawingLimit.contains(minX) && DrawingLimit.contains(minY) && DrawingLimit.contains(maxX)
            && DrawingLimit.contains(maxY)
    }
}
