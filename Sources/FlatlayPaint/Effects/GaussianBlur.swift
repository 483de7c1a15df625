import Foundation

/// Blurs a picture in place, as "Filter Effects Module Level 1", `feGaussianBlur`, describes it
/// (https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement), so that pixels agree with what browsers show for
/// the same picture as SVG.
///
/// 1. For deviations from 2 pixels up, three box blurs in a row, which differ from the Gaussian curve by about 3 %:
///    of `d = floor(sigma · 3·√(2π)/4 + 0.5)` pixels each; where `d` is even, two of `d` pixels that are off by half a
///    pixel to either side, and one of `d + 1`.
/// 2. Below, the curve itself, sampled at whole pixels up to three deviations.
///
/// Each of the two directions is done on its own. What lies outside the picture counts as clear.
struct GaussianBlur {
    /// The strongest blur that is made, in pixels; nobody can tell a stronger one from it.
    static let sigmaLimit: CGFloat = 4096

    /// The strongest blur of a picture that is not made with fewer pixels.
    private static let unreducedLimit: CGFloat = 64

    /// How many pixels across and down become one before a blur, so that it never costs more than a weak one: the
    /// power of two that leaves a deviation of 8 pixels or more.
    static func reduction(sigma: CGFloat) -> CGFloat {
        var reduction: CGFloat = 1
        while sigma / reduction >= 16, reduction < 1024 { reduction *= 2 }
        return reduction
    }

    /// One step: for each pixel, a weighted sum of those from `before` pixels ahead of it to `after` beyond it.
    fileprivate enum Step {
        case box(before: Int, after: Int)
        case kernel([UInt32])
    }

    fileprivate let steps: [Step]

    /// - Parameter sigma: the standard deviation in pixels; too small a one to see makes no blur.
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

    /// Weights in 65,536ths that add up to one, the middle one taking what rounding leaves.
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
        // Rows are blurred as columns of the picture turned over its diagonal: many columns can be blurred at once.
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

    /// Blurs downwards, all columns of a row together, so that memory is read in the order in which it lies.
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

    /// The means of as many rows each.
    private static func box(
        _ before: Int, _ after: Int, from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, rowLength: Int,
        height: Int, bytesPerRow: Int
    ) {
        // Dividing by fewer than 128 is multiplying by the reciprocal in 16 bits, exact to the rounding of a byte.
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

    /// The sums of rows with their weights.
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
