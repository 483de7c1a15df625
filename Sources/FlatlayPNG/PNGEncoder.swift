import FlatlayPaint
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Writes bitmaps as PNG files (https://www.w3.org/TR/png-3/), with eight bits per component. Several threads compress
/// parts of an image; the parts, and so the bytes, depend only on the image.
package final class PNGEncoder {
    package init() {}

    /// - Parameters:
    ///   - scale: pixels per point; if it is not 1, the file states it for programs that show points.
    ///   - texts: text chunks, which the file has before its pixels.
    package func encode(
        _ bitmap: RenderedBitmap, scale: CGFloat = 1, compression: PNGCompression = .fast, threads: Int = 1,
        texts: [PNGText] = []
    ) throws(RenderError) -> Data {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw .invalidSize(width: Double(bitmap.width), height: Double(bitmap.height))
        }
        let file = PNGFile()
        file.compression = compression
        file.threads = threads
        file.begin(
            width: bitmap.width, height: bitmap.height,
            colorType: bitmap.hasOnlyOpaquePixels ? .truecolor : .truecolorWithAlpha, scale: scale, texts: texts)
        try file.pixels("IDAT", of: bitmap, in: bitmap.area)
        return file.finish()
    }
}
