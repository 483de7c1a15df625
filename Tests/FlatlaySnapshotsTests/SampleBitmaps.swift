import Flatlay
import TestSupport

/// Images for tests of comparisons.
enum SampleBitmaps {
    /// A pixel of a bitmap: alpha, red, green and blue, premultiplied.
    static func bitmap(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> RenderedBitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let value = pixel(x, y)
                for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
            }
        }
        return RenderedBitmap(width: width, height: height, bytes: bytes, isOpaque: false)
    }

    /// An image with blocks of opaque colours.
    static func blocks(width: Int = 40, height: Int = 30) -> RenderedBitmap {
        bitmap(width: width, height: height) { x, y in
            0xff00_0000 | UInt32(x / 8 * 40 % 256) << 16 | UInt32(y / 8 * 50 % 256) << 8
                | UInt32((x + y) / 16 * 30 % 256)
        }
    }

    /// An image with transparent and translucent parts.
    static func translucent(width: Int = 40, height: Int = 30) -> RenderedBitmap {
        bitmap(width: width, height: height) { x, y in
            let alpha = UInt32((x * 7 + y * 3) % 256)
            return alpha << 24 | alpha / 2 << 16 | alpha << 8 | alpha / 5
        }
    }

    /// The image with other pixels.
    static func changed(
        _ bitmap: RenderedBitmap, _ changes: [(x: Int, y: Int, component: Int, by: Int)]
    ) -> RenderedBitmap {
        var bytes = bitmap.bytes
        for change in changes {
            let index = (change.y * bitmap.width + change.x) * 4 + change.component
            bytes[index] = UInt8(clamping: Int(bytes[index]) + change.by)
        }
        return RenderedBitmap(width: bitmap.width, height: bitmap.height, bytes: bytes, isOpaque: false)
    }

    /// Valid random pixels: no component exceeds its alpha.
    static func random(width: Int, height: Int, _ generator: inout SeededGenerator) -> RenderedBitmap {
        let isOpaque = generator.next(2) == 0
        return bitmap(width: width, height: height) { _, _ in
            let alpha = isOpaque ? 255 : generator.pick([0, 1, 128, 254, 255, generator.next(256)])
            func component() -> UInt32 { UInt32(generator.next(alpha + 1)) }
            return UInt32(alpha) << 24 | component() << 16 | component() << 8 | component()
        }
    }
}
