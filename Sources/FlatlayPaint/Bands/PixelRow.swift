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

    /// Writes one byte per pixel; returns false if a pixel is not an opaque grey.
    package static func writeGray(
        _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, width: Int
    ) -> Bool {
        source.withMemoryRebound(to: UInt8.self, capacity: width * 4) {
            pixel_rows_write_gray($0, target, width)
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

    /// Returns the distance at which most of a row of bytes repeats; 0 if there is none.
    package static func repeatedDistance(in bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        pixel_rows_repeated_distance(bytes, count)
    }

    /// Adds the numbers of symbols of deflate for some bytes to 286 counts: the bytes, runs of one byte, and repetitions
    /// at a distance, of which it returns the number.
    package static func countSymbols(
        of bytes: UnsafePointer<UInt8>, count: Int, distance: Int, in counts: UnsafeMutablePointer<UInt64>
    ) -> Int {
        pixel_rows_count_symbols(bytes, count, distance, counts)
    }

    /// A Huffman code of deflate, as ISA-L makes it.
    package struct SymbolCode {
        /// The codes of the 256 bytes and the end, and their lengths.
        package var literals: UnsafePointer<UInt16>
        package var literalLengths: UnsafePointer<UInt8>
        /// The codes of the lengths 3 to 258 with their additional bits; the number of bits is in the lowest five bits.
        package var lengths: UnsafePointer<UInt32>
        /// The code of the distance 1 in the same form.
        package var distance: UInt32
        /// The distance of repetitions, 0 for none, and its code with additional bits.
        package var repetition: (distance: Int, code: UInt32, bitCount: Int)

        package init(
            literals: UnsafePointer<UInt16>, literalLengths: UnsafePointer<UInt8>, lengths: UnsafePointer<UInt32>,
            distance: UInt32, repetition: (distance: Int, code: UInt32, bitCount: Int)
        ) {
            self.literals = literals
            self.literalLengths = literalLengths
            self.lengths = lengths
            self.distance = distance
            self.repetition = repetition
        }
    }

    /// Writes the symbols of some bytes, and the end, behind some bits.
    ///
    /// - Parameter bits: fewer than eight bits of the first byte, and their number.
    /// - Returns: the number of whole bytes, and the bits behind them. Up to eight bytes more are written.
    package static func writeSymbols(
        of bytes: UnsafePointer<UInt8>, count: Int, _ code: SymbolCode, behind bits: (value: UInt8, count: Int),
        to target: UnsafeMutablePointer<UInt8>
    ) -> (byteCount: Int, bits: (value: UInt8, count: Int)) {
        var code = pixel_code(
            literals: code.literals, literal_lengths: code.literalLengths, lengths: code.lengths,
            distance: code.distance, repeat_distance: code.repetition.distance, repeat: code.repetition.code,
            repeat_bits: UInt32(code.repetition.bitCount))
        var place = pixel_bits(next: target, waiting: UInt64(bits.value), waiting_count: UInt32(bits.count))
        pixel_rows_pack(bytes, count, &code, &place)
        return (place.next - target, (UInt8(truncatingIfNeeded: place.waiting), Int(place.waiting_count)))
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
