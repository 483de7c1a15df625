import CPixelRows
import Foundation

/// One axis of an image that is drawn at a smaller size: the source pixels of each result pixel, and their weights.
///
/// The weights are those of Cairo 1.16, so that results agree within one level: a kernel, sampled at several positions
/// between two pixels (phases). The steps:
///
/// 1. A position in the image is rounded to the middle of its phase.
/// 2. The first source pixel is the first one whose centre the kernel around the position reaches.
/// 3. Weights are the kernel's values at the centres of pixels, in 32,768ths. They add up to one; the middle one
///    absorbs the rounding error.
struct ReductionAxis {
    /// What weights pixels by their distance from a position.
    enum Kernel {
        /// The common length of a box and the pixel: every pixel of the image counts alike.
        case box
        /// The cubic of Catmull and Rom, which keeps edges sharp.
        case cubic

        /// The number of pixels that it reaches.
        func width(scale: Double) -> Int {
            switch self {
            case .box: Int((scale + 1).rounded(.up))
            case .cubic: Int((scale * 4).rounded(.up))
            }
        }

        func value(_ distance: Double, scale: Double) -> Double {
            switch self {
            case .box:
                let end = (scale + 1) / 2
                return max(0, min(1, min(end - distance, end + distance)))
            case .cubic:
                let x = abs(distance / scale)
                if x < 1 { return ((9 * x - 15) * x * x + 6) / 6 }
                return x < 2 ? (((-3 * x + 15) * x - 24) * x + 12) / 6 : 0
            }
        }
    }

    /// The range of scales: below, not all products fit in 32 bits; above, Cairo has other kernels.
    static let scales = 1.5...16.0

    /// The first pixel of the image for each pixel of the result; it may lie outside the image.
    let starts: [Int32]
    /// The index of the first weight for each pixel of the result.
    let phases: [Int32]
    /// The weights of all phases, ``tapCount`` each.
    let weights: [Int16]
    /// The number of pixels of the image for each pixel of the result, a multiple of four.
    let tapCount: Int

    /// - Parameters:
    ///   - scale: pixels of the image per pixel of the result, within ``scales``.
    ///   - positions: where pixels of the result lie in the image.
    ///   - pixels: the pixels of the result.
    init(_ kernel: Kernel, scale: Double, positions: FixedScaling.Axis, pixels: Range<Int>) {
        let width = kernel.width(scale: scale)
        var phaseBits = 0
        while scale * Double(1 << phaseBits) <= 128 { phaseBits += 1 }
        tapCount = (width + 3) & ~3
        weights = ReductionAxis.weights(kernel, scale: scale, width: width, phaseCount: 1 << phaseBits, tapCount)
        let (shift, reach) = (16 - phaseBits, ((width << 16) - 65536) >> 1)
        var (starts, phases): ([Int32], [Int32]) = ([], [])
        starts.reserveCapacity(pixels.count)
        phases.reserveCapacity(pixels.count)
        for pixel in pixels {
            let position = positions.position(of: pixel)
            let middle = (position >> shift) << shift + (1 << shift) >> 1
            starts.append(Int32((middle - 1 - reach) >> 16))
            phases.append(Int32(((middle & 0xffff) >> shift) * tapCount))
        }
        (self.starts, self.phases) = (starts, phases)
    }

    /// The weights in pairs, each four times, once for each component of a pixel.
    var pairs: [Int16] {
        [Int16](unsafeUninitializedCapacity: weights.count * 4) { buffer, count in
            count = weights.count * 4
            for index in 0..<count { buffer[index] = weights[index / 8 * 2 + index % 2] }
        }
    }

    private static func weights(
        _ kernel: Kernel, scale: Double, width: Int, phaseCount: Int, _ tapCount: Int
    ) -> [Int16] {
        var weights = [Int16](repeating: 0, count: phaseCount * tapCount)
        var values = [Double](repeating: 0, count: width)
        for phase in 0..<phaseCount {
            let fraction = (Double(phase) + 0.5) / Double(phaseCount)
            let first = (fraction - Double(width) / 2 - 0.5).rounded(.up) - fraction + 0.5
            var total = 0.0
            for tap in 0..<width {
                values[tap] = kernel.value(first + Double(tap), scale: scale)
                total += values[tap]
            }
            total = 32768 / total
            var sum = 0
            let start = phase * tapCount
            for tap in 0..<width {
                let weight = Int16((values[tap] * total).rounded())
                weights[start + tap] = weight
                sum += Int(weight)
            }
            weights[start + width / 2] += Int16(32768 - sum)
        }
        return weights
    }
}
