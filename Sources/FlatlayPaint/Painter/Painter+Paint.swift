import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Sets the source and draws with it. `draw` sets its own path, and may be called once for each of several bands.
    ///
    /// - Parameter bounds: a rectangle, in the current coordinates, that contains everything that `draw` draws.
    func withSource(_ paint: Paint, covering bounds: CGRect, _ draw: () -> Void) {
        switch paint {
        case .color(let color):
            guard color.opacity > 0, opacity > 0 else { return }
            setColor(color)
            draw()
        case .linearGradient, .radialGradient, .angularGradient:
            withRaster(paint, covering: bounds, draw)
        }
    }

    package func setColor(_ color: ResolvedColor) {
        let alpha = Double(color.opacity) * Double(opacity)
        cairo_set_source_rgba(context.raw, Double(color.red), Double(color.green), Double(color.blue), alpha)
    }

    /// Draws with a gradient that is first painted into pixels, in bands that fit into the processor's cache.
    private func withRaster(_ paint: Paint, covering bounds: CGRect, _ draw: () -> Void) {
        guard opacity > 0, let raster = gradientRaster(paint) else { return }
        guard let area = PixelArea(visibleRect(of: bounds).pixelAligned) else { return }
        let bandHeight = max(1, 262_144 / area.width)
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

    /// Returns a gradient in pixels of the surface; nil for a plain colour.
    func gradientRaster(_ paint: Paint) -> GradientRaster? {
        GradientRaster(paint, opacity: opacity, matrix: context.matrix, tables: glyphs.gradients)
    }

    /// Sets an image as the source, with its top left at a position of the surface, in pixels.
    func setSource(_ surface: CairoSurface, at origin: CGPoint) {
        let matrix = context.matrix
        context.matrix = CGAffineTransform(translationX: origin.x, y: origin.y)
        cairo_set_source_surface(context.raw, surface.raw, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context.raw), CAIRO_FILTER_NEAREST)
        context.matrix = matrix
    }

    /// The part of the surface that shows a rectangle of the current coordinates, grown by what antialiasing touches.
    func visibleRect(of bounds: CGRect, reach: CGFloat = 0) -> CGRect {
        let device = bounds.applying(context.matrix)
        guard device.isFinite else { return context.clipExtents }
        return device.insetBy(dx: -1, dy: -1).intersection(context.clipExtents.insetBy(dx: -reach, dy: -reach))
    }
}
