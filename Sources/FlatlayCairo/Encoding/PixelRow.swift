/// Rows of premultiplied BGRA pixels as PNG stores them.
enum PixelRow {
    /// Writes three bytes a pixel. Four pixels become three words at once.
    static func writeRGB(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, width: Int) {
        let words = UnsafeMutableRawPointer(target)
        let whole = width & ~3
        for x in stride(from: 0, to: whole, by: 4) {
            // Red in the lowest byte, blue in the third.
            let first = rgb(source[x])
            let second = rgb(source[x + 1])
            let third = rgb(source[x + 2])
            let fourth = rgb(source[x + 3])
            let place = x * 3
            words.storeBytes(of: (first | second << 24).littleEndian, toByteOffset: place, as: UInt32.self)
            words.storeBytes(of: (second >> 8 | third << 16).littleEndian, toByteOffset: place + 4, as: UInt32.self)
            words.storeBytes(of: (third >> 16 | fourth << 8).littleEndian, toByteOffset: place + 8, as: UInt32.self)
        }
        for x in whole..<width {
            let pixel = rgb(source[x])
            target[x * 3] = UInt8(truncatingIfNeeded: pixel)
            target[x * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            target[x * 3 + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
        }
    }

    /// Writes four bytes a pixel, colours no longer multiplied by alpha, rounded to the nearest.
    static func writeRGBA(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, width: Int) {
        let words = UnsafeMutableRawPointer(target)
        for x in 0..<width {
            let pixel = source[x]
            let color = straightRGB(pixel)
            words.storeBytes(of: (color | pixel & 0xff00_0000).littleEndian, toByteOffset: x * 4, as: UInt32.self)
        }
    }

    /// Writes words of alpha, red, green and blue, from the highest byte on, colours no longer multiplied by alpha.
    static func writeARGB(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, width: Int) {
        for x in 0..<width {
            let pixel = source[x]
            target[x] = straightRGB(pixel).byteSwapped >> 8 | pixel & 0xff00_0000
        }
    }

    /// Red in the lowest byte, blue in the third, no longer multiplied by alpha and rounded to the nearest.
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
