import Foundation

/// The alphas of an image's pixels before a blur.
///
/// A blur mixes the transparency beyond an edge into the pixels inside. Once their alphas are restored, these pixels
/// have the blurred colour, but their original opacity.
struct PixelAlphas {
    private let alphas: [UInt8]
    private let area: PixelArea

    /// Saves the alphas of the pixels of an area; pixels have four bytes, the fourth of which is alpha.
    init(of bytes: UnsafeMutablePointer<UInt8>, _ area: PixelArea, bytesPerRow: Int) {
        self.area = area
        alphas = [UInt8](unsafeUninitializedCapacity: area.width * area.height) { buffer, count in
            for y in 0..<area.height {
                let row = bytes + (area.y + y) * bytesPerRow + area.x * 4
                for x in 0..<area.width { buffer[y * area.width + x] = row[x * 4 + 3] }
            }
            count = area.width * area.height
        }
    }

    /// Restores the alphas of premultiplied pixels, and scales their colours to match.
    func restore(in bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
        for y in 0..<area.height {
            let row = bytes + (area.y + y) * bytesPerRow + area.x * 4
            for x in 0..<area.width {
                let pixel = row + x * 4
                let (now, before) = (Int(pixel[3]), Int(alphas[y * area.width + x]))
                guard now != before, now > 0 else { continue }
                for channel in 0..<3 {
                    pixel[channel] = UInt8(min(before, (Int(pixel[channel]) * before + now / 2) / now))
                }
                pixel[3] = UInt8(before)
            }
        }
    }
}
