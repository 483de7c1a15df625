import FlatlayPNG
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Returns an image that a closure draws.
package func picture(_ width: CGFloat, _ height: CGFloat, _ draw: (DisplayListBuilder) -> Void) -> DisplayList {
    let builder = DisplayListBuilder()
    draw(builder)
    return builder.finish(size: CGSize(width: width, height: height))
}

/// Returns the pixels of a small image that a closure draws.
package func pixels(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: ResolvedColor? = .white,
    _ draw: (DisplayListBuilder) -> Void
) throws -> RenderedBitmap {
    let options = PNGOptions(scale: scale, background: background)
    return try PNGRenderer(options: options).bitmap(for: picture(width, height, draw))
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension ResolvedColor {
    package static let pureRed = ResolvedColor(hex: 0xff0000)
    package static let pureGreen = ResolvedColor(hex: 0x00ff00)
    package static let pureBlue = ResolvedColor(hex: 0x0000ff)
}

extension RenderedBitmap {
    /// A pixel as `#rrggbb` or `#rrggbbaa`.
    package func hex(_ x: Int, _ y: Int) -> String { self[x, y].description }

    /// The darkness of a pixel, 0 for white to 255 for black.
    package func ink(_ x: Int, _ y: Int) -> Int { 255 - Int(self[x, y].bytes.green) }
}

/// Creates a small image in memory.
package func image(
    _ name: String = "image", _ width: Int, _ height: Int, _ color: (Int, Int) -> ResolvedColor
) -> ImageResource {
    var pixels: [UInt8] = []
    var isOpaque = true
    for y in 0..<height {
        for x in 0..<width {
            let pixel = color(x, y).premultipliedPixel
            pixels += [pixel, pixel >> 8, pixel >> 16, pixel >> 24].map { UInt8(truncatingIfNeeded: $0) }
            if pixel >> 24 != 255 { isOpaque = false }
        }
    }
    let bitmap = RenderedBitmap(width: width, height: height, bytes: pixels, isOpaque: isOpaque)
    let encoded = (try? PNGEncoder().encode(bitmap)) ?? Data()
    return ImageResource(
        name: name, pixelWidth: width, pixelHeight: height, pixels: pixels, isOpaque: isOpaque, format: .png,
        encoded: encoded)
}
