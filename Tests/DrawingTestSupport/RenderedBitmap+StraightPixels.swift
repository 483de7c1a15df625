import FlatlayPaint

extension RenderedBitmap {
    /// Four bytes per pixel: red, green, blue and alpha, not premultiplied.
    package var straightPixels: [UInt8] {
        (0..<height).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                let (red, green, blue, alpha) = self[x, y].bytes
                return [red, green, blue, alpha]
            }
        }
    }
}
