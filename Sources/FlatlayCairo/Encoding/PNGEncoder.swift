import FlatlayDrawing
import Foundation

/// Writes bitmaps as PNG files (https://www.w3.org/TR/png-3/), eight bits a component, rows unfiltered.
///
/// The encoder keeps its buffers from picture to picture; it serves one thread.
final class PNGEncoder {
    private let file = PNGFile()

    /// - Parameter scale: pixels per point; noted in the file where it is not 1, for programs that show points.
    func encode(
        _ bitmap: Bitmap, scale: CGFloat = 1, compression: PNGCompression = .fast
    ) throws(RenderError) -> Data {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw .invalidSize(width: Double(bitmap.width), height: Double(bitmap.height))
        }
        let isOpaque = bitmap.isOpaque || bitmap.hasOnlyOpaquePixels
        file.compression = compression
        file.begin(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, scale: scale)
        try file.pixels("IDAT", of: bitmap, in: bitmap.area)
        return file.finish()
    }
}
