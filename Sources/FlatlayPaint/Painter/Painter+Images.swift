import CPangoCairo
import FlatlayDrawing
import Foundation

extension Painter {
    /// Draws an image in its rectangle or, if given, within a shape that lies inside the rectangle.
    func draw(_ drawing: ImageDrawing, within shape: DrawnShape? = nil) {
        guard opacity > 0 else { return }
        drawing.image.withSurface { surface in
            context.saving {
                guard let pattern = imagePattern(surface, drawing) else { return }
                defer { cairo_pattern_destroy(pattern) }
                context.setPath(shape ?? .rectangle(drawing.rect))
                if let color = drawing.templateColor {
                    setColor(color)
                    cairo_clip(context.raw)
                    cairo_mask(context.raw, pattern)
                } else {
                    cairo_set_source(context.raw, pattern)
                    if opacity == 1 {
                        cairo_fill(context.raw)
                    } else {
                        cairo_clip(context.raw)
                        cairo_paint_with_alpha(context.raw, Double(opacity))
                    }
                }
            }
        }
    }

    private func imagePattern(_ surface: OpaquePointer, _ drawing: ImageDrawing) -> OpaquePointer? {
        let pattern = cairo_pattern_create_for_surface(surface)
        let scaleX = Double(drawing.image.pixelWidth) / Double(drawing.rect.width)
        let scaleY = Double(drawing.image.pixelHeight) / Double(drawing.rect.height)
        var matrix = cairo_matrix_t(
            xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -Double(drawing.rect.minX) * scaleX,
            y0: -Double(drawing.rect.minY) * scaleY)
        guard scaleX.isFinite, scaleY.isFinite else {
            cairo_pattern_destroy(pattern)
            return nil
        }
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, drawing.interpolation.cairo)
        // A pixel between two pixels of the image takes the second one, however its position is rounded.
        if drawing.interpolation == .none {
            matrix.x0 += 1.0 / 64
            matrix.y0 += 1.0 / 64
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        // The edge pixels continue beyond the image, so that its border does not blend with transparency.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }
}
