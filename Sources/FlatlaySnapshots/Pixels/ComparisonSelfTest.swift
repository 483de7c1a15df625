import Flatlay

/// Proves that the comparison can fail: a comparison that finds nothing would let every test pass.
///
/// Images that are known to differ are compared in each mode, once per process, before the first result is trusted.
struct ComparisonSelfTest {
    /// Something that is expected to compare images.
    typealias Comparison = (RenderedBitmap, RenderedBitmap, ImageTolerance) -> ImageVerdict
    /// Something that is expected to hash images.
    typealias Hash = (RenderedBitmap) -> String

    private static let failure = ComparisonSelfTest().failingMode(
        comparison: { ImageComparison.untested($0, $1, tolerance: $2) }, hash: { PixelHash.text(of: $0) })

    /// - Throws: ``ReferenceError/comparisonFailsItsTest(mode:)``.
    static func check() throws(ReferenceError) {
        if let failure { throw .comparisonFailsItsTest(mode: failure) }
    }

    /// Returns the mode in which a comparison misses a difference, or finds one that isn't there; nil if there is none.
    func failingMode(comparison: Comparison, hash: Hash) -> String? {
        let grey = bitmap()
        // One component of the last pixel differs; all of another pixel differs; only the alpha of a pixel differs.
        let subtle = bitmap { $0[$0.count - 4] = 129 }
        let obvious = bitmap { bytes in
            for index in 0..<4 { bytes[index + 80] = index == 3 ? 255 : 0 }
        }
        let transparent = bitmap { $0[163] = 200 }
        for (other, tolerance, mode) in [
            (subtle, .exact, "exact"), (obvious, .exact, "exact"), (transparent, .exact, "exact"),
            (obvious, .channels(largest: 2), "channels"), (transparent, .channels(largest: 2), "channels"),
            (obvious, .density(largest: 2, count: 0, window: 4), "density"),
            (obvious, .perceptual(), "perceptual"), (transparent, .perceptual(), "perceptual"),
        ] as [(RenderedBitmap, ImageTolerance, String)] {
            guard case .different = comparison(grey, other, tolerance), comparison(grey, grey, tolerance) == .same
            else { return mode }
        }
        guard case .sizesDiffer = comparison(grey, bitmap(width: 22), .exact) else { return "size" }
        guard hash(grey) != hash(subtle), hash(grey) == hash(bitmap()) else { return "hash" }
        return nil
    }

    /// A grey image, 23 pixels wide, so that rows end within a tile.
    private func bitmap(width: Int = 23, _ change: (inout [UInt8]) -> Void = { _ in }) -> RenderedBitmap {
        var bytes = [UInt8](repeating: 128, count: width * 5 * 4)
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        change(&bytes)
        return RenderedBitmap(width: width, height: 5, bytes: bytes, isOpaque: false)
    }
}
