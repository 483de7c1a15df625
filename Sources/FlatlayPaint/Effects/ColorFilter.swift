import FlatlayDrawing
import Foundation

/// A change of the colours of an image, pixel by pixel.
enum ColorFilter {
    case matrix(ColorMatrix)
    case luminanceToAlpha

    /// Changes premultiplied pixels in place: blue, green, red and alpha.
    func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
        for y in 0..<height {
            let row = bytes + y * bytesPerRow
            for pixel in stride(from: 0, to: width * 4, by: 4) where row[pixel + 3] > 0 {
                switch self {
                case .matrix(let matrix): ColorFilter.apply(matrix, to: row + pixel)
                case .luminanceToAlpha: ColorFilter.moveLuminanceToAlpha(row + pixel)
                }
            }
        }
    }

    /// The matrix is linear, so it applies to premultiplied components if its constant is premultiplied, too.
    private static func apply(_ matrix: ColorMatrix, to pixel: UnsafeMutablePointer<UInt8>) {
        let alpha = Double(pixel[3])
        let input = ColorMatrix.Row(Double(pixel[2]), Double(pixel[1]), Double(pixel[0]), alpha)
        func component(_ row: ColorMatrix.Row) -> UInt8 {
            UInt8((min(max((row * input).sum(), 0), alpha) * matrix.opacity).rounded())
        }
        (pixel[2], pixel[1], pixel[0]) = (component(matrix.red), component(matrix.green), component(matrix.blue))
        pixel[3] = UInt8((alpha * matrix.opacity).rounded())
    }

    private static func moveLuminanceToAlpha(_ pixel: UnsafeMutablePointer<UInt8>) {
        let color = SIMD3(Double(pixel[2]), Double(pixel[1]), Double(pixel[0]))
        let alpha = (color * ColorMatrix.luminance).sum().rounded()
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (0, 0, 0, UInt8(min(max(alpha, 0), 255)))
    }
}
