import CPixelRows
import Foundation

/// Blurs an image in place, as specified for `feGaussianBlur` in "Filter Effects Module Level 1"
/// (https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement), so that pixels agree with what browsers show for
/// the same image as SVG.
///
/// 1. For deviations of 2 pixels and more: three successive box blurs of `d = floor(sigma · 3·√(2π)/4 + 0.5)` pixels,
///    which differ from the Gaussian curve by about 3 %. If `d` is even, two of them are `d` pixels wide and shifted by
///    half a pixel to either side, and one is `d + 1` wide.
/// 2. For smaller deviations: the curve itself, sampled at whole pixels up to three deviations.
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

    /// The passes of both directions.
    private enum Passes {
        /// Three means, each of the pixels from `before` in front of a pixel to `after` behind it.
        case boxes([(before: Int, after: Int)])
        /// One weighted sum of the same number of pixels on both sides.
        case kernel([UInt32])
    }

    private let passes: Passes

    /// - Parameter sigma: the standard deviation in pixels. Returns nil if it is too small to be visible.
    init?(sigma: CGFloat) {
        guard sigma > 0.1, sigma.isFinite else { return nil }
        let sigma = Double(min(sigma, GaussianBlur.unreducedLimit))
        guard sigma >= 2 else {
            passes = .kernel(GaussianBlur.kernel(sigma: sigma))
            return
        }
        let d = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        if d % 2 == 1 {
            passes = .boxes([(d / 2, d / 2), (d / 2, d / 2), (d / 2, d / 2)])
        } else {
            passes = .boxes([(d / 2, d / 2 - 1), (d / 2 - 1, d / 2), (d / 2, d / 2)])
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

    /// Blurs rows of pixels of `channels` bytes each, 1 or 4.
    ///
    /// - Parameter columns: the columns of pixels that will be used; nil for all. Others may be blurred in one
    ///   direction only.
    func apply(
        to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, channels: Int,
        columns: Range<Int>? = nil
    ) {
        guard width > 0, height > 0 else { return }
        withPixelBlur { blur in
            withUnsafeTemporaryAllocation(
                byteCount: max(width, height) * Int(PIXEL_BLUR_SCRATCH), alignment: 64
            ) { buffer in
                guard let scratch = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
                pixel_rows_blur_rows(bytes, bytesPerRow, width, height, channels, blur, scratch)
                let columns = columns ?? 0..<width
                pixel_rows_blur_columns(
                    bytes + columns.lowerBound * channels, bytesPerRow, columns.count * channels, height, blur,
                    scratch)
            }
        }
    }

    private func withPixelBlur(_ body: (UnsafePointer<pixel_blur>) -> Void) {
        var blur = pixel_blur()
        switch passes {
        case .boxes(let boxes):
            blur.before = (boxes[0].before, boxes[1].before, boxes[2].before)
            blur.after = (boxes[0].after, boxes[1].after, boxes[2].after)
            body(&blur)
        case .kernel(let weights):
            weights.withUnsafeBufferPointer { weights in
                blur.weights = weights.baseAddress
                blur.reach = weights.count / 2
                body(&blur)
            }
        }
    }
}
