extension RenderedBitmap {
    /// The area of the whole bitmap.
    package var area: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

    /// Whether every pixel is opaque, determined by examining the pixels.
    package var hasOnlyOpaquePixels: Bool {
        bytes.withUnsafeBytes { buffer in
            let pixels = buffer.bindMemory(to: UInt32.self)
            for row in stride(from: 0, to: pixels.count, by: 4096) {
                var common: UInt32 = 0xff00_0000
                for index in row..<min(row + 4096, pixels.count) { common &= pixels[index] }
                if common != 0xff00_0000 { return false }
            }
            return true
        }
    }

    /// The smallest area that contains all pixels that differ from those of another image; nil if none differ. In
    /// images of different sizes, all pixels differ.
    package func changes(from other: RenderedBitmap) -> PixelArea? {
        guard width == other.width, height == other.height else { return area }
        return bytes.withUnsafeBytes { ours in
            other.bytes.withUnsafeBytes { theirs in
                let comparison = PixelComparison(
                    first: ours.bindMemory(to: UInt32.self), second: theirs.bindMemory(to: UInt32.self),
                    width: width, height: height)
                return comparison.changedArea
            }
        }
    }
}
