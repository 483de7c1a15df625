/// Draws premultiplied pixels over others, with the rounding of pixman, so that these drawings equal Cairo's.
///
/// A pixel has its alpha in the highest byte and blue in the lowest. A product of two bytes is `t = a·b + 128`,
/// `(t + t/256) / 256`: the nearest 255th. Four pixels are done at once, the 16 bits of a lane holding a product.
enum PixelBlending {
    private typealias Lanes = SIMD8<UInt16>

    /// Draws one colour over `count` pixels.
    @inline(__always)
    static func draw(_ color: UInt32, over pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        if color >> 24 == 255 {
            pixels.update(repeating: color, count: count)
        } else {
            blend(color, over: pixels, count: count)
        }
    }

    /// Draws one colour over `count` pixels, as far as `coverage`, from 1 to 255, says.
    @inline(__always)
    static func draw(_ color: UInt32, over pixels: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
        draw(coverage == 255 ? color : multiply(color, coverage), over: pixels, count: count)
    }

    /// Draws one colour over as many pixels as there are coverages.
    static func draw(
        _ color: UInt32, over pixels: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int
    ) {
        let bytes = UnsafeRawPointer(coverage)
        let isOpaque = color >> 24 == 255
        let quad = Quad(color)
        let spread = PixelBlending.spread(color)
        var x = 0
        while x + 4 <= count {
            let four = bytes.loadUnaligned(fromByteOffset: x, as: UInt32.self)
            if four == UInt32.max, isOpaque {
                (pixels + x).update(repeating: color, count: 4)
            } else if four != 0 {
                quad.draw(over: pixels + x, coverage: four)
            }
            x += 4
        }
        while x < count {
            if coverage[x] != 0 { pixels[x] = over(pixels[x], spread, coverage: UInt64(coverage[x])) }
            x += 1
        }
    }

    /// Draws pixels over others, as far as one coverage says.
    static func draw(
        _ source: UnsafePointer<UInt32>, over pixels: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32
    ) {
        for x in 0..<count { pixels[x] = over(pixels[x], spread(source[x]), coverage: UInt64(coverage)) }
    }

    /// Draws pixels over others, each as far as its coverage says.
    static func draw(
        _ source: UnsafePointer<UInt32>, over pixels: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>,
        count: Int
    ) {
        for x in 0..<count where coverage[x] != 0 {
            pixels[x] = over(pixels[x], spread(source[x]), coverage: UInt64(coverage[x]))
        }
    }

    /// Puts pixels back as far as others were not to be drawn: `coverage` is that of what stays.
    static func restore(
        _ below: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>,
        count: Int
    ) {
        for x in 0..<count {
            let part = UInt64(coverage[x])
            if part == 0 {
                pixels[x] = below[x]
            } else if part < 255 {
                pixels[x] = packed(product(spread(pixels[x]), part) &+ product(spread(below[x]), 255 &- part))
            }
        }
    }

    // MARK: One pixel

    /// A pixel with all components multiplied by a 255th.
    @inline(__always)
    static func multiply(_ pixel: UInt32, _ part: UInt32) -> UInt32 {
        packed(product(spread(pixel), UInt64(part)))
    }

    /// The four bytes of a pixel in lanes of 16 bits: blue, red, green and alpha.
    @inline(__always)
    private static func spread(_ pixel: UInt32) -> UInt64 {
        (UInt64(pixel) | UInt64(pixel) &<< 24) & 0x00ff_00ff_00ff_00ff
    }

    @inline(__always)
    private static func packed(_ lanes: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: lanes | lanes &>> 24)
    }

    @inline(__always)
    private static func product(_ lanes: UInt64, _ part: UInt64) -> UInt64 {
        let t = lanes &* part &+ 0x0080_0080_0080_0080
        return ((t &+ ((t &>> 8) & 0x00ff_00ff_00ff_00ff)) &>> 8) & 0x00ff_00ff_00ff_00ff
    }

    @inline(__always)
    private static func over(_ below: UInt32, _ color: UInt64, coverage: UInt64) -> UInt32 {
        let drawn = product(color, coverage)
        return packed(drawn &+ product(spread(below), 255 &- drawn &>> 48))
    }

    // MARK: Four pixels

    private static func blend(_ color: UInt32, over pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let low = lanes(SIMD4(repeating: color & 0x00ff_00ff))
        let high = lanes(SIMD4(repeating: color &>> 8 & 0x00ff_00ff))
        let rest = Lanes(repeating: UInt16(255 - color >> 24))
        let (half, eight) = (Lanes(repeating: 128), Lanes(repeating: 8))
        let (mask, eights) = (SIMD4<UInt32>(repeating: 0x00ff_00ff), SIMD4<UInt32>(repeating: 8))
        var x = 0
        while x + 4 <= count {
            let place = UnsafeMutableRawPointer(pixels + x)
            let below = place.loadUnaligned(as: SIMD4<UInt32>.self)
            let newLow = low &+ product(lanes(below & mask), rest, half, eight)
            let newHigh = high &+ product(lanes(below &>> eights & mask), rest, half, eight)
            place.storeBytes(of: words(newLow) | words(newHigh) &<< eights, as: SIMD4<UInt32>.self)
            x += 4
        }
        let spread = PixelBlending.spread(color)
        while x < count {
            pixels[x] = packed(spread &+ product(PixelBlending.spread(pixels[x]), UInt64(255 - color >> 24)))
            x += 1
        }
    }

    /// A colour that is drawn over four pixels at once.
    private struct Quad {
        private let low: Lanes
        private let high: Lanes
        private let half = Lanes(repeating: 128)
        private let eight = Lanes(repeating: 8)
        private let mask = SIMD4<UInt32>(repeating: 0x00ff_00ff)
        private let eights = SIMD4<UInt32>(repeating: 8)
        private let sixteens = SIMD4<UInt32>(repeating: 16)
        private let full = SIMD4<UInt32>(repeating: 255)

        @inline(__always)
        init(_ color: UInt32) {
            low = lanes(SIMD4(repeating: color & 0x00ff_00ff))
            high = lanes(SIMD4(repeating: color &>> 8 & 0x00ff_00ff))
        }

        /// `coverage` has that of the first pixel in its lowest byte.
        @inline(__always)
        func draw(over pixels: UnsafeMutablePointer<UInt32>, coverage: UInt32) {
            let four = SIMD4(coverage & 255, coverage &>> 8 & 255, coverage &>> 16 & 255, coverage &>> 24)
            let part = lanes(four | four &<< sixteens)
            let drawnLow = product(low, part, half, eight)
            let drawnHigh = product(high, part, half, eight)
            let rest = full &- words(drawnHigh) &>> sixteens
            let restLanes = lanes(rest | rest &<< sixteens)
            let place = UnsafeMutableRawPointer(pixels)
            let below = place.loadUnaligned(as: SIMD4<UInt32>.self)
            let newLow = drawnLow &+ product(lanes(below & mask), restLanes, half, eight)
            let newHigh = drawnHigh &+ product(lanes(below &>> eights & mask), restLanes, half, eight)
            place.storeBytes(of: words(newLow) | words(newHigh) &<< eights, as: SIMD4<UInt32>.self)
        }
    }

    @inline(__always)
    private static func lanes(_ words: SIMD4<UInt32>) -> Lanes { unsafeBitCast(words, to: Lanes.self) }

    @inline(__always)
    private static func words(_ lanes: Lanes) -> SIMD4<UInt32> { unsafeBitCast(lanes, to: SIMD4<UInt32>.self) }

    @inline(__always)
    private static func product(_ a: Lanes, _ b: Lanes, _ half: Lanes, _ eight: Lanes) -> Lanes {
        let t = a &* b &+ half
        return (t &+ t &>> eight) &>> eight
    }
}

extension PixelBlending {
    /// A premultiplied pixel of a colour, with the rounding of Cairo's solid sources.
    static func pixel(red: Double, green: Double, blue: Double, alpha: Double) -> UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 65535 + 0.5) >> 8 }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}
