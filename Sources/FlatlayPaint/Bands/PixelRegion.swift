import FlatlayRendering
import Foundation

/// The part of an image that is painted into pixels.
///
/// This is usually the whole image. A band has an origin of its own, so that a long image can be painted in pieces.
package struct PixelRegion: Equatable {
    /// The maximum number of pixels per side: libpng, and with it most programs, reads no more.
    static let sideLimit = 1_000_000

    /// The first column and row of the part, in pixels of the image.
    var x = 0
    var y = 0
    package var width: Int
    package var height: Int
    /// Pixels per point.
    var scale: CGFloat

    /// The region of a whole image. A fraction of a pixel counts as a pixel, unless it is a rounding error of up to
    /// 0.001.
    package init(size: CGSize, scale: CGFloat) throws(RenderError) {
        guard scale > 0, scale.isFinite else { throw .invalidScale(Double(scale)) }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .invalidSize(width: Double(size.width), height: Double(size.height))
        }
        let width = max(1, (size.width * scale - 0.001).rounded(.up))
        let height = max(1, (size.height * scale - 0.001).rounded(.up))
        let limit = CGFloat(PixelRegion.sideLimit)
        guard width <= limit, height <= limit else {
            throw .tooLarge(width: Double(width), height: Double(height), limit: PixelRegion.sideLimit)
        }
        self.width = Int(width)
        self.height = Int(height)
        self.scale = scale
    }

    /// The number of bytes of the pixels, four for each.
    var byteCount: Int { width * height * 4 }

    /// Returns some rows of this region.
    func rows(_ rows: Range<Int>) -> PixelRegion {
        var part = self
        part.y += rows.lowerBound
        part.height = rows.count
        return part
    }
}
