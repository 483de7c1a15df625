import CoreGeometry
import Foundation

/// The map from pixels of a result to positions in an image, in 65,536ths of a pixel, rounded as Cairo 1.16 and pixman
/// do: equal positions give equal weights, and so equal pixels.
///
/// 1. The origin is moved by whole pixels, so that neither it nor the offset in the image is a large number.
/// 2. The scale is rounded, which shifts pixels far away. Therefore the offset is corrected until the centre of the
///    result is in its exact position.
struct FixedScaling {
    /// One direction of the map.
    struct Axis {
        /// The pixel of the result that counts as 0.
        fileprivate var origin: Int
        /// The distance of pixels.
        fileprivate var step: Int
        /// The position of the edge of pixel 0.
        fileprivate var start: Int

        /// The position of the centre of a pixel of the result.
        func position(of pixel: Int) -> Int {
            (step * ((pixel - origin) << 16 + 0x8000) + start << 16 + 0x8000) >> 16
        }
    }

    let x: Axis
    let y: Axis

    /// - Parameters:
    ///   - scale: pixels of the image per pixel of the result.
    ///   - rect: where the image is drawn.
    ///   - area: the pixels that it touches.
    init(scale: (x: Double, y: Double), rect: CGRect, area: PixelArea) {
        let offset = (x: -rect.minX * scale.x, y: -rect.minY * scale.y)
        var best = offset
        var least = max(abs(best.x), abs(best.y))
        for i in [-1.0, 1] {
            for j in [-1.0, 1] {
                var determinant = (scale.x + i) * (scale.y + j)
                if abs(determinant) < .ulpOfOne { continue }
                determinant = 1 / determinant
                let moved = (
                    x: -offset.x * (scale.y + j) * determinant, y: -offset.y * (scale.x + i) * determinant
                )
                let size = max(abs(moved.x), abs(moved.y))
                if least > size { (least, best) = (size, moved) }
            }
        }
        x = Axis(
            scale: scale.x, offset: offset.x, move: best.x.rounded(.down),
            center: Double(area.x) + Double(area.width) / 2)
        y = Axis(
            scale: scale.y, offset: offset.y, move: best.y.rounded(.down),
            center: Double(area.y) + Double(area.height) / 2)
    }
}

extension FixedScaling.Axis {
    fileprivate init(scale: Double, offset: Double, move: Double, center: Double) {
        func fixed(_ value: Double) -> Int { Int((value * 65536).rounded(.toNearestOrEven)) }
        let offset = offset + scale * move
        origin = Int(move)
        step = fixed(scale)
        start = fixed(offset)
        let inverse = 1 / scale
        for _ in 0..<5 {
            let mapped = Double((step * fixed(center) + start << 16 + 0x8000) >> 16) / 65536
            let error = mapped * inverse - offset * inverse - center
            let correction = fixed(error * scale)
            if correction == 0 { return }
            start -= correction
        }
    }
}
