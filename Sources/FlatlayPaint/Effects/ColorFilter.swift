import FlatlayDrawing
import Foundation

/// A change of the colours of an image, pixel by pixel.
enum ColorFilter {
    case matrix(ColorMatrix)
    case luminanceToAlpha

    /// Changes premultiplied pixels in place: blue, green, red and alpha.
    func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
        switch self {
        case .matrix(let matrix):
            let columns = Columns(matrix)
            for y in 0..<height {
                (bytes + y * bytesPerRow).withMemoryRebound(to: UInt32.self, capacity: width) { row in
                    // Neighbours are often equal.
                    var (last, changed): (UInt32, UInt32) = (0, 0)
                    for x in 0..<width where row[x] > 0x00ff_ffff {
                        let pixel = row[x]
                        if pixel != last { (last, changed) = (pixel, columns.applied(to: pixel)) }
                        row[x] = changed
                    }
                }
            }
        case .luminanceToAlpha:
            for y in 0..<height {
                let row = bytes + y * bytesPerRow
                for pixel in stride(from: 0, to: width * 4, by: 4) where row[pixel + 3] > 0 {
                    ColorFilter.moveLuminanceToAlpha(row + pixel)
                }
            }
        }
    }

    /// The columns of a matrix, so that the components of a pixel are computed together. Each component is the sum of
    /// its products in the order of red, green, blue and the constant, so rounding does not depend on the processor.
    ///
    /// The matrix is linear, so it applies to premultiplied components if its constant is premultiplied, too.
    private struct Columns {
        private let red: SIMD4<Double>
        private let green: SIMD4<Double>
        private let blue: SIMD4<Double>
        private let constant: SIMD4<Double>
        private let opacity: Double

        init(_ matrix: ColorMatrix) {
            // The components of results are blue, green, red and alpha, as in pixels; alpha stays.
            let rows = (matrix.blue, matrix.green, matrix.red)
            red = SIMD4(rows.0.x, rows.1.x, rows.2.x, 0)
            green = SIMD4(rows.0.y, rows.1.y, rows.2.y, 0)
            blue = SIMD4(rows.0.z, rows.1.z, rows.2.z, 0)
            constant = SIMD4(rows.0.w, rows.1.w, rows.2.w, 1)
            opacity = matrix.opacity
        }

        @inline(__always)
        func applied(to pixel: UInt32) -> UInt32 {
            let alpha = Double(pixel >> 24)
            var sum = red * Double(pixel >> 16 & 255)
            sum += green * Double(pixel >> 8 & 255)
            sum += blue * Double(pixel & 255)
            sum += constant * alpha
            // Clamped; a function of the standard library would be called for each pixel.
            sum.replace(with: 0, where: sum .< 0)
            sum.replace(with: alpha, where: sum .> alpha)
            let value = sum * opacity
            // Rounded to the nearest, and halves up: in this range, numbers have no digits behind the point, and their
            // lowest bits are those of the integer.
            let range = SIMD4<Double>(repeating: 0x1p52)
            let nearest = (value + range) - range
            let rounded = nearest.replacing(with: nearest + 1, where: (value - nearest) .== 0.5)
            let bits = unsafeBitCast(rounded + range, to: SIMD4<UInt64>.self)
            let bytes = (bits.x & 255) | (bits.y & 255) << 8 | (bits.z & 255) << 16 | (bits.w & 255) << 24
            return UInt32(truncatingIfNeeded: bytes)
        }
    }

    private static func moveLuminanceToAlpha(_ pixel: UnsafeMutablePointer<UInt8>) {
        let color = SIMD3(Double(pixel[2]), Double(pixel[1]), Double(pixel[0]))
        let alpha = (color * ColorMatrix.luminance).sum().rounded()
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (0, 0, 0, UInt8(min(max(alpha, 0), 255)))
    }
}
