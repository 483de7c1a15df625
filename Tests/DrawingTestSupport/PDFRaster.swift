import FlatlayImages
import FlatlayPDF
import FlatlayPNG
import FlatlayPaint
import FlatlayDrawing
import Foundation
import TestSupport

/// Compares pages rendered by Poppler with Flatlay's own pixels.
package enum PDFRaster {
    package struct Difference {
        /// The mean difference of components.
        package var mean: Double
        /// The share of components that differ by more than 48.
        package var share: Double
    }

    /// The difference between a page, rendered by Poppler, and the pixels of the same image.
    package static func difference(
        of list: DisplayList, writer: PDFWriter = PDFWriter(), scale: CGFloat = 2
    ) throws -> Difference {
        let pixels = try PNGRenderer(options: PNGOptions(scale: scale, background: .white)).bitmap(for: list)
        return try difference(pixels, image(of: writer.data(for: list), scale: scale))
    }

    package static func image(of page: Data, scale: CGFloat = 2) throws -> ImageResource {
        let png = try ExternalTool.run("pdftoppm", ["-r", "\(Int(72 * scale))", "-png", "{}"], input: page)
        return try ImageDecoder().decode(png, name: "page")
    }

    /// - Parameter area: the area to compare; nil for the whole image.
    package static func difference(
        _ first: RenderedBitmap, _ second: ImageResource, in area: PixelArea? = nil
    ) -> Difference {
        guard first.width == second.pixelWidth, first.height == second.pixelHeight else {
            return Difference(mean: 255, share: 1)
        }
        let area = area ?? first.area
        var (sum, far) = (0, 0)
        for y in area.y..<(area.y + area.height) {
            for index in (y * first.bytesPerRow + area.x * 4)..<(y * first.bytesPerRow + (area.x + area.width) * 4) {
                let distance = abs(Int(first.bytes[index]) - Int(second.pixels[index]))
                sum += distance
                if distance > 48 { far += 1 }
            }
        }
        let count = Double(area.width * area.height * 4)
        return Difference(mean: Double(sum) / count, share: Double(far) / count)
    }
}
