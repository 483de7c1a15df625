import Foundation

/// The coordinates that can be drawn. Layout may arrive at any number, even infinity, when views ask for absurd sizes;
/// painters are spared those: what lies beyond is not drawn.
enum DrawingLimit {
    /// Further from the origin than any picture reaches, and within what painters can count, in points.
    static let length: CGFloat = 1_000_000

    /// Whether a coordinate can be drawn.
    static func contains(_ values: CGFloat...) -> Bool {
        values.allSatisfy { abs($0) <= length }
    }
}

extension CGRect {
    /// Whether all of the rectangle can be drawn.
    var isDrawable: Bool { DrawingLimit.contains(minX, minY, maxX, maxY) }
}
