/// Multiplies colours by their alpha, as painters need for blending.
enum Premultiplication {
    /// Premultiplies pixels of four bytes, the last being alpha. Returns true if all are opaque.
    static func apply(to pixels: inout [UInt8]) -> Bool {
        pixels.withUnsafeMutableBufferPointer { buffer in
            var isOpaque = true
            for index in stride(from: 0, to: buffer.count & ~3, by: 4) {
                let alpha = UInt32(buffer[index + 3])
                if alpha == 255 { continue }
                isOpaque = false
                for component in index..<(index + 3) {
                    buffer[component] = UInt8((UInt32(buffer[component]) * alpha + 127) / 255)
                }
            }
            return isOpaque
        }
    }
}
