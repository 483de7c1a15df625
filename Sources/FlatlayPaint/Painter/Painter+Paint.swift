import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Sets the source and draws with it; `draw` sets its own path, and may be asked for each of several bands.
    ///
    /// - Parameter bounds: a rectangle, in the coordinates in use, that holds what `draw` draws.
    func withSource(_ paint: Paint, covering bounds: CGRect, _ draw: () -> Void) {
        switch paint {
        case .color(let color):
            guard color.opacity > 0, opacity > 0 else { return }
            setColor(color)
            draw()
        case .linearGradient(let stops, let start, let end) where isPage && start != end:
            let line = (Double(start.x), Double(start.y), Double(end.x), Double(end.y))
            withPattern(stops, cairo_pattern_create_linear(line.0, line.1, line.2, line.3), draw)
        case .radialGradient(let stops, let center, let startRadius, let endRadius)
        where isPage && startRadius != endRadius:
            let (x, y) = (Double(center.x), Double(center.y))
            let radii = (max(0, Double(startRadius)), max(0, Double(endRadius)))
            withPattern(stops, cairo_pattern_create_radial(x, y, radii.0, x, y, radii.1), draw)
        case .linearGradient, .radialGradient, .angularGradient:
            withRaster(paint, covering: bounds, draw)
        }
    }

    package func setColor(_ color: ResolvedColor) {
        let alpha = Double(color.opacity) * Double(opacity)
        cairo_set_source_rgba(context.raw, Double(color.red), Double(color.green), Double(color.blue), alpha)
    }

    /// Draws with a gradient that stays one on the page.
    private func withPattern(_ stops: [GradientStop], _ pattern: OpaquePointer?, _ draw: () -> Void) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        let ramp = GradientRamp(stops).multiplyingOpacity(by: opacity)
        for stop in ramp.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
                Double(color.opacity))
        }
        cairo_set_source(context.raw, pattern)
        draw()
    }

    /// Draws with a gradient that is painted into pixels first, in bands that stay within the processor's cache.
    private func withRaster(_ paint: Paint, covering bounds: CGRect, _ draw: () -> Void) {
        let factor = pixelsPerUnit
        guard opacity > 0, let raster = gradientRaster(paint) else { return }
        let visible = visibleRect(of: bounds).applying(CGAffineTransform(scaleX: factor, y: factor)).pixelAligned
        guard let area = PixelArea(visible) else { return }
        let bandHeight = isPage ? area.height : max(1, 262_144 / area.width)
        for top in stride(from: area.y, to: area.y + area.height, by: bandHeight) {
            let height = min(bandHeight, area.y + area.height - top)
            guard let surface = CairoSurface.image(format: CAIRO_FORMAT_ARGB32, width: area.width, height: height)
            else { return }
            surface.withPixels { bytes, _ in
                bytes.withMemoryRebound(to: UInt32.self, capacity: area.width * height) {
                    raster.fill($0, x: area.x, y: top, width: area.width, height: height)
                }
            }
            context.saving {
                let band = CGRect(x: area.x, y: top, width: area.width, height: height)
                if bandHeight < area.height { context.clipToDevice(band) }
                setSource(surface, at: band.origin)
                draw()
            }
        }
    }

    /// A gradient by the pixels of the surface; nil for a plain colour.
    func gradientRaster(_ paint: Paint) -> GradientRaster? {
        let factor = pixelsPerUnit
        let toPixels = context.matrix.concatenating(CGAffineTransform(scaleX: factor, y: factor))
        return GradientRaster(paint, opacity: opacity, matrix: toPixels, tables: glyphs.gradients)
    }

    /// Makes a picture the source, its top left at a place of the surface, in pixels.
    func setSource(_ surface: CairoSurface, at origin: CGPoint) {
        let matrix = context.matrix
        let step = 1 / pixelsPerUnit
        context.matrix = CGAffineTransform(a: step, b: 0, c: 0, d: step, tx: origin.x * step, ty: origin.y * step)
        cairo_set_source_surface(context.raw, surface.raw, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context.raw), isPage ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
        context.matrix = matrix
    }

    /// The part of the surface that shows a rectangle of the coordinates in use, grown by what smooth edges touch.
    func visibleRect(of bounds: CGRect, reach: CGFloat = 0) -> CGRect {
        let device = bounds.applying(context.matrix)
        guard device.isFinite else { return context.clipExtents }
        return device.insetBy(dx: -1, dy: -1).intersection(context.clipExtents.insetBy(dx: -reach, dy: -reach))
    }
}
