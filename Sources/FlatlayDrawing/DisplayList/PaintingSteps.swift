import CoreGeometry
import Foundation

/// What drawings cost that a painter turns into pixels: the numbers behind the limit of painting, and an upper bound
/// that a list of items knows without a visit of its items.
///
/// One step is the work of filling a pixel in one colour.
package enum PaintingSteps {
    /// The steps of any item.
    package static let item = 100.0
    /// The steps of a glyph, besides those of its pixels.
    package static let glyph = 200.0
    /// The steps of an emoji: its bitmap, which has many pixels at any font size, is scaled down each time.
    package static let emoji = 2_000_000.0
    /// The steps of a clip, or of an intermediate image, besides those of its pixels.
    package static let picture = 20_000.0
    /// The steps of each pixel of an image.
    package static let imagePixel = 40.0
    /// The steps of each pixel of an image's source.
    package static let sourcePixel = 4.0
    /// The steps of each pixel of a clip.
    package static let clippedPixel = 2.0
    /// The steps of each pixel that is masked.
    package static let maskedPixel = 12.0
    /// The steps of each pixel of a projection.
    package static let projectedPixel = 80.0
    /// The steps of each pixel whose opacity is blurred.
    package static let blurredOpacity = 40.0
    /// The steps of each pixel whose colour is blurred.
    package static let blurredColor = 130.0
    /// The steps of each pixel that shows a blur.
    package static let shownBlur = 8.0
    /// The largest scale at which the items of a projection are painted.
    package static let projectionScale = 8.0

    /// The steps of each pixel that a paint fills.
    package static func pixel(of paint: Paint) -> Double {
        switch paint {
        case .color: 1
        case .linearGradient, .radialGradient: 20
        case .angularGradient: 180
        }
    }

    /// The steps of each pixel of a group that becomes an image of its own; nil for other groups.
    package static func groupPixel(of effect: DisplayList.Effect) -> Double? {
        switch effect {
        case .opacity, .isolation: 8
        case .blendMode, .colorMatrix, .luminanceToAlpha: 40
        case .node, .clip, .transform, .projection, .shadow, .blur, .backdrop, .mask: nil
        }
    }

    /// The number of pixels of an image's source.
    package static func source(_ image: ImageResource) -> Double {
        Double(image.pixelWidth) * Double(image.pixelHeight)
    }

    /// The steps of following an outline.
    package static func outline(_ shape: DrawnShape) -> Double {
        if case .path(let path) = shape { Double(path.elements.count) * 400 } else { 0 }
    }

    /// The steps of dashes around a shape of a size. Each dash is a shape; patterns with more dashes than a limit are
    /// drawn as a solid line.
    package static func dashes(_ style: StrokeStyle, around size: CGSize) -> Double {
        let count = dashCount(style, around: size)
        return count < dashLimit ? count * 2_000 : 0
    }

    private static let dashLimit = 100_000.0

    private static func dashCount(_ style: StrokeStyle, around size: CGSize) -> Double {
        let dash = style.dash
        guard !dash.isEmpty else { return 0 }
        return Double((abs(size.width) + abs(size.height)) * 2 / dash.reduce(0, +) * CGFloat(dash.count))
    }
}

// MARK: Bounds

/// An upper bound of the steps of painting an item at one pixel per point, or any part of it.
///
/// For a scale above 1, it is multiplied by the square of the scale: a rectangle touches (w·s+1)·(h·s+1) pixels at
/// most, which are no more than s²·(w+1)·(h+1).
extension PaintingSteps {
    static func most(for shape: DrawnShape, _ paint: Paint, within extent: DrawnExtent) -> Double {
        item + extent.mostPixels * pixel(of: paint) + outline(shape)
    }

    static func most(forDashes style: StrokeStyle, within extent: DrawnExtent) -> Double {
        style.dash.isEmpty ? 0 : min(dashCount(style, around: extent.rect.size), dashLimit) * 2_000
    }

    static func most(for image: ImageResource, within extent: DrawnExtent) -> Double {
        item + extent.mostPixels * imagePixel + source(image) * sourcePixel
    }

    static func most(for run: GlyphRun, _ paint: Paint) -> Double {
        let side = Double(run.size)
        let steps = item + Double(run.glyphCount) * ((run.isColor ? emoji : 0) + side * side * 2 + glyph)
        if case .color = paint { return steps }
        return steps + DrawnExtent(run.bounds).mostPixels * (pixel(of: paint) - 1)
    }

    /// - Parameter extent: that of the shape.
    static func most(forClip shape: DrawnShape, within extent: DrawnExtent) -> Double {
        extent.mostPixels * clippedPixel + picture + outline(shape)
    }

    /// - Parameter extent: that of the group.
    static func most(
        for effect: DisplayList.Effect, _ items: DisplayList.Items, within extent: DrawnExtent
    ) -> Double {
        let inner = items.mostSteps + item
        switch effect {
        case .node: return inner
        case .transform(let transform): return inner * max(1, Double(abs(transform.determinant)))
        case .clip(let shape, _): return inner + most(forClip: shape, within: shape.validExtent ?? .everything)
        case .opacity, .isolation, .blendMode, .colorMatrix, .luminanceToAlpha:
            return inner + extent.mostPixels * (groupPixel(of: effect) ?? .infinity) + picture / 4
        case .mask(let mask):
            return inner + mask.mostSteps + extent.mostPixels * maskedPixel
        case .shadow(_, let radius, _):
            // The items, and their silhouette, which is no more work.
            return 2 * inner + most(forBlur: radius / 2, items.extent, blurredOpacity)
        case .blur(let radius), .backdrop(let radius):
            return inner + most(forBlur: radius, items.extent, blurredColor)
        case .projection:
            return inner * projectionScale * projectionScale + extent.mostPixels * projectedPixel + picture
        }
    }

    private static func most(forBlur sigma: CGFloat, _ content: DrawnExtent, _ each: Double) -> Double {
        let shown = content.grown(by: DisplayList.Effect.reach(sigma: sigma))
        return picture + shown.mostPixels * (each + shownBlur)
    }
}

extension DrawnExtent {
    /// At least the pixels that a rectangle touches, at one pixel per point.
    fileprivate var mostPixels: Double {
        let size = edgeLengths
        return max(0, size.x + 1) * max(0, size.y + 1)
    }
}

extension CGAffineTransform {
    /// By how much areas grow; below zero if the transform mirrors.
    fileprivate var determinant: CGFloat { a * d - b * c }
}
