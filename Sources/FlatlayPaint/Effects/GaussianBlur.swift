import Foundation

/// Blurs an image in place, as specified for `feGaussianBlur` in "Filter Effects Module Level 1"
/// (https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement), so that pixels agree with what browsers show for
/// the same image as SVG.
///
/// 1. For deviations from 2 pixels up, three successive box blurs, which differ from the Gaussian curve by about 3 %:
///    of `d = floor(sigma · 3·√(2π)/4 + 0.5)` pixels each; if `d` is even, two of `d` pixels that are off by half a
///    pixel to either side, and one of `d + 1`.
/// 2. For smaller deviations, the curve itself, sampled at whole pixels up to three deviations.
///
/// The two directions are blurred separately. The outside of the image counts as transparent.
struct GaussianBlur {
    /// The maximum standard deviation, in pixels; a stronger blur looks the same.
    static let sigmaLimit: CGFloat = 4096

    /// The maximum standard deviation, in pixels, without reducing the image.
    private static let unreducedLimit: CGFloat = 64

    /// The factor by which an image is reduced in width and height before a blur, so that a strong blur costs no more
    /// than a weak one: the power of two that leaves a deviation of 8 pixels or more.
    static func reduction(sigma: CGFloat) -> CGFloat {
        var reduction: CGFloat = 1
        while sigma / reduction >= 16, reduction < 1024 { reduction *= 2 }
        return reduction
    }

    /// One pass: for each pixel, a weighted sum of the pixels from `before` in front of it to `after` behind it.
    fileprivate enum Step {
        case box(before: Int, after: Int)
        case kernel([UInt32])
    }

    fileprivate let steps: [Step]

    /// - Parameter sigma: the standard deviation in pixels. Returns nil if it is too small to be visible.
    init?(sigma: CGFloat) {
        guard sigma > 0.1, sigma.isFinite else { return nil }
        let sigma = Double(min(sigma, GaussianBlur.unreducedLimit))
        guard sigma >= 2 else {
            steps = [.kernel(GaussianBlur.kernel(sigma: sigma))]
            return
        }
        let d = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        if d % 2 == 1 {
            steps = [Step](repeating: .box(before: d / 2, after: d / 2), count: 3)
        } else {
            steps = [
                .box(before: d / 2, after: d / 2 - 1), .box(before: d / 2 - 1, after: d / 2),
                .box(before: d / 2, after: d / 2),
            ]
        }
    }

    /// Weights in 65,536ths that add up to one; the middle one absorbs the rounding error.
    private static func kernel(sigma: Double) -> [UInt32] {
        let reach = max(1, Int((sigma * 3).rounded(.up)))
        let curve = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = curve.reduce(0, +)
        var weights = curve.map { UInt32(($0 / sum * 65536).rounded(.down)) }
        weights[reach] += 65536 - weights.reduce(0, +)
        return weights
    }

    /// Blurs rows of pixels of `channels` bytes each.
    func apply(
        to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, channels: Int
    ) {
        guard width > 0, height > 0 else { return }
        // Rows are blurred as columns of the transposed image, because many columns can be blurred at once.
        let size = width * height * channels
        withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer in
            guard let turned = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
            for y in 0..<height {
                for x in 0..<width {
                    let (from, to) = (y * bytesPerRow + x * channels, (x * height + y) * channels)
                    for channel in 0..<channels { turned[to + channel] = bytes[from + channel] }
                }
            }
            blurColumns(turned, rowLength: height * channels, height: width, bytesPerRow: height * channels)
            for y in 0..<height {
                for x in 0..<width {
                    let (to, from) = (y * bytesPerRow + x * channels, (x * height + y) * channels)
                    for channel in 0..<channels { bytes[to + channel] = turned[from + channel] }
                }
            }
        }
        blurColumns(bytes, rowLength: width * channels, height: height, bytesPerRow: bytesPerRow)
    }

    /// Blurs vertically, all columns of a row together, so that memory is read in order.
    private func blurColumns(_ bytes: UnsafeMutablePointer<UInt8>, rowLength: Int, height: Int, bytesPerRow: Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowLength * height) { copy in
            guard let base = copy.baseAddress else { return }
            for step in steps {
                for y in 0..<height { (base + y * rowLength).update(from: bytes + y * bytesPerRow, count: rowLength) }
                switch step {
                case .box(let before, let after):
                    GaussianBlur.box(
                        before, after, from: base, to: bytes, rowLength: rowLength, height: height,
                        bytesPerRow: bytesPerRow)
                case .kernel(let weights):
                    GaussianBlur.sum(
                        weights, from: base, to: bytes, rowLength: rowLength, height: height, bytesPerRow: bytesPerRow)
                }
            }
        }
    }

    /// Writes the mean of the neighbouring rows to each row.
    private static func box(
        _ before: Int, _ after: Int, from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, rowLength: Int,
        height: Int, bytesPerRow: Int
    ) {
        // Dividing by less than 128 is multiplying by the reciprocal in 16 bits, exact to the rounding of a byte.
        let size = before + after + 1
        var shift = 0
        while 2 << shift < size { shift += 1 }
        let reciprocal = UInt16((65536 << shift) / size + 1)
        let (half, bits) = (UInt16(size / 2), UInt16(shift))
        var sums = [UInt16](repeating: 0, count: rowLength)
        let nothing = [UInt8](repeating: 0, count: rowLength)
        sums.withUnsafeMutableBufferPointer { sums in
            nothing.withUnsafeBufferPointer { nothing in
                guard let sums = sums.baseAddress, let nothing = nothing.baseAddress else { return }
                for y in 0..<min(after, height) {
                    let row = from + y * rowLength
                    for x in 0..<rowLength { sums[x] &+= UInt16(row[x]) }
                }
                for y in 0..<height {
                    let entering = y + after < height ? from + (y + after) * rowLength : nothing
                    let leaving = y >= before ? from + (y - before) * rowLength : nothing
                    let row = to + y * bytesPerRow
                    for x in 0..<rowLength {
                        let sum = sums[x] &+ UInt16(entering[x])
                        let product = UInt32(sum &+ half) &* UInt32(reciprocal)
                        row[x] = UInt8(truncatingIfNeeded: UInt16(truncatingIfNeeded: product &>> 16) &>> bits)
                        sums[x] = sum &- UInt16(leaving[x])
                    }
                }
            }
        }
    }

    /// Writes the weighted sum of the neighbouring rows to each row.
    private static func sum(
        _ weights: [UInt32], from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, rowLength: Int, height: Int,
        bytesPerRow: Int
    ) {
        let reach = weights.count / 2
        var sums = [UInt32](repeating: 0, count: rowLength)
        sums.withUnsafeMutableBufferPointer { sums in
            guard let sums = sums.baseAddress else { return }
            for y in 0..<height {
                sums.update(repeating: 32768, count: rowLength)
                for other in max(0, y - reach)...min(height - 1, y + reach) {
                    let (row, weight) = (from + other * rowLength, weights[other - y + reach])
                    for x in 0..<rowLength { sums[x] &+= UInt32(row[x]) &* weight }
                }
                let row = to + y * bytesPerRow
                for x in 0..<rowLength { row[x] = UInt8(truncatingIfNeeded: sums[x] &>> 16) }
            }
        }
    }
}
