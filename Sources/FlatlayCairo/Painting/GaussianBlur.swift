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
        let sigma = Double(min(sigma, GaussianBlur.sigmaLimit))
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
        let lineLength = max(width, height) * channels
        var line = [UInt8](repeating: 0, count: lineLength)
        var result = [UInt8](repeating: 0, count: lineLength)
        for y in 0..<height {
            blurLine(bytes + y * bytesPerRow, pixels: width, channels: channels, &line, &result)
        }
        blurColumns(bytes, rowLength: width * channels, height: height, bytesPerRow: bytesPerRow)
    }

    private func blurLine(
        _ row: UnsafeMutablePointer<UInt8>, pixels: Int, channels: Int, _ line: inout [UInt8], _ result: inout [UInt8]
    ) {
        let count = pixels * channels
        line.withUnsafeMutableBufferPointer { from in
            result.withUnsafeMutableBufferPointer { to in
                for step in steps {
                    for index in 0..<count { from[index] = row[index] }
                    for channel in 0..<channels {
                        step.blur(from: from, to: to, start: channel, stride: channels, pixels: pixels)
                    }
                    for index in 0..<count { row[index] = to[index] }
                }
            }
        }
    }

    /// Blurs downwards, all columns of a row together, so that memory is read in the order in which it lies.
    private func blurColumns(_ bytes: UnsafeMutablePointer<UInt8>, rowLength: Int, height: Int, bytesPerRow: Int) {
        var copy = [UInt8](repeating: 0, count: rowLength * height)
        var sums = [UInt32](repeating: 0, count: rowLength)
        for step in steps {
            copy.withUnsafeMutableBufferPointer { copy in
                guard let base = copy.baseAddress else { return }
                for y in 0..<height { (base + y * rowLength).update(from: bytes + y * bytesPerRow, count: rowLength) }
                sums.withUnsafeMutableBufferPointer { sums in
                    step.blurColumns(from: base, to: bytes, sums, height: height, bytesPerRow: bytesPerRow)
                }
            }
        }
    }
}

extension GaussianBlur.Step {
    fileprivate func blur(
        from: UnsafeMutableBufferPointer<UInt8>, to: UnsafeMutableBufferPointer<UInt8>, start: Int, stride: Int,
        pixels: Int
    ) {
        switch self {
        case .box(let before, let after):
            let size = UInt32(before + after + 1)
            var sum: UInt32 = 0
            for x in 0..<min(after, pixels) { sum += UInt32(from[start + x * stride]) }
            for x in 0..<pixels {
                if x + after < pixels { sum += UInt32(from[start + (x + after) * stride]) }
                to[start + x * stride] = UInt8((sum + size / 2) / size)
                if x >= before { sum -= UInt32(from[start + (x - before) * stride]) }
            }
        case .kernel(let weights):
            let reach = weights.count / 2
            for x in 0..<pixels {
                var sum: UInt32 = 32768
                for other in max(0, x - reach)...min(pixels - 1, x + reach) {
                    sum += UInt32(from[start + other * stride]) * weights[other - x + reach]
                }
                to[start + x * stride] = UInt8(sum >> 16)
            }
        }
    }

    fileprivate func blurColumns(
        from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, _ sums: UnsafeMutableBufferPointer<UInt32>,
        height: Int, bytesPerRow: Int
    ) {
        let length = sums.count
        func add(_ y: Int, times weight: UInt32) {
            let row = from + y * length
            for x in 0..<length { sums[x] &+= UInt32(row[x]) &* weight }
        }
        switch self {
        case .box(let before, let after):
            // Dividing is multiplying by the reciprocal, exact to the rounding of a byte.
            let size = before + after + 1
            let reciprocal = UInt64((1 << 32) / size + 1)
            sums.update(repeating: 0)
            for y in 0..<min(after, height) { add(y, times: 1) }
            for y in 0..<height {
                if y + after < height { add(y + after, times: 1) }
                let row = to + y * bytesPerRow
                for x in 0..<length {
                    row[x] = UInt8(truncatingIfNeeded: ((UInt64(sums[x]) + UInt64(size / 2)) &* reciprocal) >> 32)
                }
                if y >= before { add(y - before, times: UInt32.max) }
            }
        case .kernel(let weights):
            let reach = weights.count / 2
            for y in 0..<height {
                sums.update(repeating: 32768)
                for other in max(0, y - reach)...min(height - 1, y + reach) {
                    add(other, times: weights[other - y + reach])
                }
                let row = to + y * bytesPerRow
                for x in 0..<length { row[x] = UInt8(truncatingIfNeeded: sums[x] >> 16) }
            }
        }
    }
}
