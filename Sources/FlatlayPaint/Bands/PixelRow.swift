import CPixelRows

/// Converts rows of premultiplied BGRA pixels to the forms that image files store.
package enum PixelRow {
    /// Writes three bytes per pixel, and returns true if every pixel is opaque.
    package static func writeRGB(
        _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, width: Int
    ) -> Bool {
        source.withMemoryRebound(to: UInt8.self, capacity: width * 4) {
            pixel_rows_write_rgb($0, target, width)
        }
    }

    /// The bytes that may be read in front of and behind rows that are filtered; those in front must be zero.
    package static let filterMargin = Int(PIXEL_FILTER_MARGIN)

    /// Writes the number of a filter of PNG, and `count` bytes that it turns a row into: the filter with the smallest
    /// sum of magnitudes. Without a row above, only those that need none are tried.
    package static func writeFiltered(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int, pixelLength: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        pixel_rows_filter(row, above, count, pixelLength, target)
    }

    /// The number of pixels that differ both from the one to their left and from the one above, and how many of them
    /// lie in groups of eight, counted from the second pixel on, that differ as a whole.
    package static func changeCounts(
        _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, width: Int
    ) -> (all: Int, grouped: Int) {
        let changes = pixel_rows_count_changes(row, above, width)
        return (changes.pixels, changes.runs * 8)
    }

    /// Writes four bytes per pixel, with colours no longer premultiplied, rounded to the nearest value.
    package static func writeRGBA(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, width: Int) {
        let words = UnsafeMutableRawPointer(target)
        for x in 0..<width {
            let pixel = source[x]
            let color = straightRGB(pixel)
            words.storeBytes(of: (color | pixel & 0xff00_0000).littleEndian, toByteOffset: x * 4, as: UInt32.self)
        }
    }

    /// Writes words of alpha, red, green and blue, from the highest byte on, with colours no longer premultiplied.
    package static func writeARGB(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, width: Int)
    {
        for x in 0..<width {
            let pixel = source[x]
            target[x] = straightRGB(pixel).byteSwapped >> 8 | pixel & 0xff00_0000
        }
    }

    /// Red in the lowest byte and blue in the third, no longer premultiplied, rounded to the nearest value.
    @inline(__always)
    private static func straightRGB(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        let color = rgb(pixel)
        if alpha == 255 { return color }
        if alpha == 0 { return 0 }
        let red = min(255, ((color & 0xff) * 255 + alpha / 2) / alpha)
        let green = min(255, ((color >> 8 & 0xff) * 255 + alpha / 2) / alpha)
        let blue = min(255, ((color >> 16) * 255 + alpha / 2) / alpha)
        return red | green << 8 | blue << 16
    }

    @inline(__always)
    private static func rgb(_ pixel: UInt32) -> UInt32 {
        pixel.byteSwapped >> 8
    }
}
