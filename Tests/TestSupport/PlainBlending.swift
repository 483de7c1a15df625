/// Drawing one pixel at a time, as simple as possible: the reference for the fast code.
///
/// Pixels are premultiplied, with alpha in the highest byte.
public enum PlainBlending {
    /// The product of two bytes in 255ths, rounded to the nearest as in pixman.
    public static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let t = a * b + 128
        return (t + t / 256) / 256
    }

    /// A pixel with all of its bytes multiplied by a number of 255ths.
    public static func multiply(_ pixel: UInt32, _ part: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] { result |= product(pixel >> shift & 255, part) << shift }
        return result
    }

    /// A pixel drawn over another, weighted by a coverage.
    public static func draw(_ drawn: UInt32, over below: UInt32, coverage: UInt8 = 255) -> UInt32 {
        let covered = multiply(drawn, UInt32(coverage))
        return covered + multiply(below, 255 - covered >> 24)
    }

    /// A pixel mixed with the one below; the coverage is the share of the pixel.
    public static func restore(_ below: UInt32, under pixel: UInt32, coverage: UInt8) -> UInt32 {
        multiply(pixel, UInt32(coverage)) + multiply(below, UInt32(255 - coverage))
    }
}

extension SeededGenerator {
    /// Returns a premultiplied pixel: opaque, transparent or in between.
    public mutating func pixel() -> UInt32 {
        let alpha = pick([255, 255, 255, 0, .random(in: 0...255, using: &self), .random(in: 0...255, using: &self)])
        var pixel = UInt32(alpha)
        for _ in 0..<3 { pixel = pixel << 8 | .random(in: 0...UInt32(alpha), using: &self) }
        return pixel
    }

    /// Returns coverages in runs of 0, of 255, and of any values.
    public mutating func coverages(_ count: Int) -> [UInt8] {
        var coverages: [UInt8] = []
        while coverages.count < count {
            let kind = next(3)
            for _ in 0...min(next(20), count - coverages.count - 1) {
                coverages.append(kind == 0 ? 0 : kind == 1 ? 255 : .random(in: 0...255, using: &self))
            }
        }
        return coverages
    }
}
