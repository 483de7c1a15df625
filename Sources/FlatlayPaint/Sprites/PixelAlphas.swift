import Foundation

/// The alphas of an image's pixels before a blur.
///
/// A blur mixes the transparency beyond an edge into the pixels inside. Once their alphas are restored, these pixels
/// have the blurred colour, but their original opacity.
struct PixelAlphas {
    private let alphas: [UInt8]
    private let width: Int
    private let height: Int

    /// Saves the alphas of pixels of four bytes, the fourth of which is alpha.
    init(of bytes: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, bytesPerRow: Int) {
        self.width = width
        self.height = height
        alphas = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                let row = bytes + y * bytesPerRow
                for x in 0..<width { buffer[y * width + x] = row[x * 4 + 3] }
            }
            count = width * height
        }
    }

    /// Restores the alphas of premultiplied pixels, and scales their colours to match.
    func restore(in bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
        for y in 0..<height {
            let row = bytes + y * bytesPerRow
            for x in 0..<width {
                let pixel = row + x * 4
                let (now, before) = (Int(pixel[3]), Int(alphas[y * width + x]))
                guard now != before, now > 0 else { continue }
                for channel in 0..<3 {
                    pixel[channel] = UInt8(min(before, (Int(pixel[channel]) * before + now / 2) / now))
                }
                pixel[3] = UInt8(before)
            }
        }
    }
}
