import CoreGeometry
import FlatlayDrawing
import Foundation

/// The approximate number of painting steps, computed from the drawings and not with a clock, so that the same image is
/// either always allowed or never.
///
/// 1. A drawing costs the visible pixels of its rectangle, times the cost of its paint per pixel.
/// 2. A group that becomes a separate image costs the pixels of that image, times the work per pixel.
/// 3. A silhouette is painted once more for each shadow around it, up to the second.
package struct PaintingCost {
    /// The steps of items if painted normally, within one silhouette, and within two.
    private typealias Steps = SIMD3<Double>

    /// Returns the steps of items in a region.
    package static func steps(of items: DisplayList.Items, in region: PixelRegion) -> Double {
        let scale = region.scale
        let rect = CGRect(
            x: CGFloat(region.x) / scale, y: CGFloat(region.y) / scale, width: CGFloat(region.width) / scale,
            height: CGFloat(region.height) / scale)
        let surface = SIMD2(Double(region.width), Double(region.height))
        return PaintingCost(scale: scale, visible: DrawnExtent(rect), surface: surface).visit(items).steps.x
    }

    /// Pixels per unit of the current coordinates.
    private let scale: CGFloat
    /// The visible part of the current coordinates.
    private let visible: DrawnExtent
    /// The width and height in pixels of the surface: the region, or an intermediate image.
    private let surface: SIMD2<Double>

    /// The number of pixels of the surface, which is also the cost of drawings with unknown extent.
    private var most: Double { surface.x * surface.y }

    private func visit(_ items: DisplayList.Items) -> (extent: DrawnExtent, steps: Steps) {
        var (extent, steps) = (DrawnExtent.nothing, Steps.zero)
        items.forEachPlace { item in
            let found = visit(item)
            extent.formUnion(found.extent)
            steps += found.steps + PaintingSteps.item
        }
        return (extent, steps)
    }

    private func visit(_ item: UnsafePointer<DisplayList.Item>) -> (extent: DrawnExtent, steps: Steps) {
        switch item.pointee.command {
        case .fill(let shape, let paint, _):
            let bounds = DrawnExtent(shape.bounds)
            return (
                bounds, Steps(repeating: pixels(bounds) * PaintingSteps.pixel(of: paint) + PaintingSteps.outline(shape))
            )
        case .stroke(let shape, let paint, let style):
            let bounds = DrawnExtent(shape.bounds).grown(by: style.reach)
            let steps =
                pixels(bounds) * PaintingSteps.pixel(of: paint) + PaintingSteps.outline(shape)
                + PaintingSteps.dashes(style, around: shape.bounds.size)
            return (bounds, Steps(repeating: steps))
        case .image(let drawing):
            let source = PaintingSteps.source(drawing.image)
            let bounds = DrawnExtent(drawing.rect)
            return (
                bounds, Steps(repeating: pixels(bounds) * PaintingSteps.imagePixel + source * PaintingSteps.sourcePixel)
            )
        case .glyphs(let run, let origin, let paint):
            let bounds = DrawnExtent(run.bounds).moved(by: CGSize(width: origin.x, height: origin.y))
            let side = Double(run.size * scale)
            // A large glyph is painted as a shape, limited to its visible part.
            let each =
                (run.isColor ? PaintingSteps.emoji : 0) + min(side * side * 2, pixels(bounds)) + PaintingSteps.glyph
            let gradient = pixels(bounds) * (PaintingSteps.pixel(of: paint) - 1)
            return (bounds, Steps(repeating: Double(run.glyphCount) * each + gradient))
        case .group(let effect, let items): return visit(items, under: effect)
        }
    }

    private func visit(
        _ items: DisplayList.Items, under effect: DisplayList.Effect
    ) -> (extent: DrawnExtent, steps: Steps) {
        switch effect {
        case .transform(let transform):
            let seen = visible.applying(transform.inverted())
            let inner = inside(seen, scale: scale * transform.averageScale).visit(items)
            return (inner.extent.applying(transform), inner.steps)
        case .projection(let transform):
            let extent = effect.extent(around: items.extent)
            guard extent.intersects(visible) else { return (extent, .zero) }
            let growth = PlaneProjection(transform).largestScale(in: items.extent.rect)
            let inner = inside(.everything, scale: scale * min(growth, PaintingSteps.projectionScale)).visit(items)
            return (extent, inner.steps + pixels(extent) * PaintingSteps.projectedPixel + PaintingSteps.picture)
        case .clip(let shape, _):
            let bounds = DrawnExtent(shape.bounds)
            let inner = inside(visible.intersection(bounds)).visit(items)
            let steps =
                pixels(bounds) * PaintingSteps.clippedPixel + PaintingSteps.picture + PaintingSteps.outline(shape)
            return (inner.extent.intersection(bounds), inner.steps + steps)
        case .shadow(_, let radius, let offset): return shadow(of: items, radius, offset)
        case .blur(let radius), .backdrop(let radius):
            // A strong blur is painted with fewer pixels.
            let small = inside(
                grown(visible, by: radius), scale: scale / reduction(radius), surface: blurredSurface(radius))
            let inner = small.visit(items)
            return (
                grown(inner.extent, by: radius),
                inner.steps + blur(inner.extent, radius, each: PaintingSteps.blurredColor)
            )
        case .mask(let mask):
            let inner = visit(items)
            let cover = visit(mask)
            let extent = inner.extent.intersection(cover.extent)
            return (extent, inner.steps + cover.steps + pixels(extent) * PaintingSteps.maskedPixel)
        case .node, .opacity, .isolation, .blendMode, .colorMatrix, .luminanceToAlpha:
            let inner = visit(items)
            guard let each = PaintingSteps.groupPixel(of: effect) else { return inner }
            return (inner.extent, inner.steps + pixels(inner.extent) * each + PaintingSteps.picture / 4)
        }
    }

    private func shadow(
        of items: DisplayList.Items, _ radius: CGFloat, _ offset: CGSize
    ) -> (extent: DrawnExtent, steps: Steps) {
        let sigma = radius / 2
        let wide = inside(grown(visible, by: sigma), surface: blurredSurface(sigma) * Double(reduction(sigma)))
        let inner = wide.visit(items)
        let blur = blur(inner.extent, sigma, each: PaintingSteps.blurredOpacity)
        var extent = inner.extent
        extent.formUnion(grown(extent, by: sigma).moved(by: offset))
        let steps = inner.steps
        let part = 1 / Double(reduction(sigma) * reduction(sigma))
        return (extent, Steps(steps.x + steps.y * part + blur, steps.y + steps.z * part + blur, steps.z))
    }

    /// The steps of blurring the content of a rectangle; a strong blur uses fewer pixels.
    private func blur(_ content: DrawnExtent, _ sigma: CGFloat, each: Double) -> Double {
        let reduction = Double(reduction(sigma))
        let shown = grown(content, by: sigma)
        let largest = blurredSurface(sigma)
        let blurred = min(
            inside(grown(visible, by: sigma)).area(shown) / (reduction * reduction), largest.x * largest.y)
        // Invisible content is not painted.
        guard blurred > 0 else { return 0 }
        return PaintingSteps.picture + blurred * each + pixels(shown) * PaintingSteps.shownBlur
    }

    private func reduction(_ sigma: CGFloat) -> CGFloat { GaussianBlur.reduction(sigma: pixels(sigma)) }

    /// A blur's standard deviation in pixels.
    private func pixels(_ sigma: CGFloat) -> CGFloat {
        min(sigma * scale, GaussianBlur.sigmaLimit)
    }

    /// The size of the largest image that a blur needs: the surface, and the reach of the blur around it. It grows with
    /// each surrounding blur.
    private func blurredSurface(_ sigma: CGFloat) -> SIMD2<Double> {
        let reduction = Double(reduction(sigma))
        let reach = Double(DisplayList.Effect.reach(sigma: pixels(sigma))) / reduction + 2
        return surface / reduction + 2 * reach
    }

    private func grown(_ extent: DrawnExtent, by sigma: CGFloat) -> DrawnExtent {
        extent.grown(by: DisplayList.Effect.reach(sigma: sigma))
    }

    /// Returns the cost of a part of the image.
    private func inside(
        _ visible: DrawnExtent, scale: CGFloat? = nil, surface: SIMD2<Double>? = nil
    ) -> PaintingCost {
        PaintingCost(scale: scale ?? self.scale, visible: visible, surface: surface ?? self.surface)
    }

    /// The number of visible pixels of a rectangle. Content around an image that is blurred into it counts as four
    /// times the image at most.
    private func pixels(_ extent: DrawnExtent) -> Double { min(area(extent), most * 4) }

    /// The number of pixels of a rectangle that lie within the visible part.
    private func area(_ extent: DrawnExtent) -> Double {
        let seen = extent.intersection(visible)
        if seen == .nothing { return 0 }
        let size = seen.rect.size
        // Edges are antialiased: each touches one more pixel.
        let count = Double((size.width * scale + 1) * (size.height * scale + 1))
        return count
    }
}
