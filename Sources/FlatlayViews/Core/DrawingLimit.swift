import Foundation

/// The range of coordinates that are drawn. Layout may produce any number, even infinity, if views request absurd
/// sizes. Anything beyond the limit is not drawn, so painters never see such numbers.
enum DrawingLimit {
    /// In points: further from the origin than any image reaches, and within the range that painters can handle.
    static let length: CGFloat = 1_000_000

    /// Whether a coordinate is within the limit.
    static func contains(_ value: CGFloat) -> Bool { abs(value) <= length }

    /// Whether all coordinates are within the limit.
    static func contains(_ values: CGFloat...) -> Bool {
        values.allSatisfy { contains($0) }
    }
}

extension CGRect {
    /// Whether the whole rectangle is within the limit. Called for every node, so it allocates no array of coordinates.
    var isDrawable: Bool {
        DrawingLimit.contains(minX) && DrawingLimit.contains(minY) && DrawingLimit.contains(maxX)
            && DrawingLimit.contains(maxY)
    }
}
