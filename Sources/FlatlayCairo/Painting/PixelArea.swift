import Foundation

/// A rectangle of whole pixels.
struct PixelArea: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The area of a rectangle; nil where Cairo can't hold it.
    init?(_ rect: CGRect) {
        let limit = CGFloat(CairoSurface.sideLimit)
        guard rect.isFinite, rect.width >= 1, rect.height >= 1, rect.width <= limit, rect.height <= limit,
            abs(rect.minX) < 1e9, abs(rect.minY) < 1e9
        else { return nil }
        x = Int(rect.minX)
        y = Int(rect.minY)
        width = Int(rect.width)
        height = Int(rect.height)
    }
}
