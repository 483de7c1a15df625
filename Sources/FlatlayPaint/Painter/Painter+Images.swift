import CPangoCairo
import FlatlayDrawing
import Foundation

extension Painter {
    /// Draws an image in its rectangle or, if given, within a shape that lies inside the rectangle.
    ///
    /// - Parameter isKept: whether the image in the size of the drawing may be kept for the next drawing.
    func draw(_ drawing: ImageDrawing, within shape: DrawnShape? = nil, isKept: Bool = true) {
        guard opacity > 0 else { return }
        // In a silhouette, an image without transparency is its rectangle.
        if silhouetteDepth > 0, context.holdsOnlyOpacity, drawing.image.isOpaque, drawing.templateColor == nil {
            return fill(shape ?? .rectangle(drawing.rect), .color(.black), FillStyle())
        }
        guard shape != nil || !drawReduced(drawing, isKept: isKept) else { return }
        guard let drawing = CoarseImage.drawable(drawing, context.matrix) else { return }
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

    /// Draws an image at a smaller size, directly to the pixels. It needs ``directPixels``, and a drawing that can be
    /// reduced (``ImageReduction``). If it is translucent, its edges must lie on whole pixels.
    ///
    /// - Returns: false, without drawing, if it is not suitable.
    private func drawReduced(_ drawing: ImageDrawing, isKept: Bool) -> Bool {
        guard let (canvas, clip) = directPixels, ImageReduction.place(drawing, context.matrix) != nil,
            let (shape, area) = SpriteShape.placed(
                .rectangle(drawing.rect.applying(context.matrix)), line: nil, .identity),
            shape.isWholePixels || opacity == 1
        else { return false }
        let visible = clip.intersection(area)
        guard !visible.isEmpty else { return true }
        var sprite: Sprite?
        if !shape.isWholePixels {
            sprite = glyphs.sprites.sprite(of: shape, glyphs: glyphs)
            guard sprite != nil else { return false }
        }
        // Rounded like Cairo's opacity of a group.
        let coverage = UInt32(min(max(Double(opacity), 0), 1) * 65535 + 0.5) >> 8
        if isKept, let (image, place) = glyphs.reducedImages.result(of: drawing, context.matrix, visible: visible) {
            let visible = visible.intersection(place)
            guard !visible.isEmpty else { return true }
            canvas.draw(sprite, in: area, clip: visible, coverage: coverage) { y in
                UnsafePointer(image.pixels + (y - place.y) * image.width + visible.x - place.x)
            }
            return true
        }
        guard let reduction = ImageReduction(drawing, context.matrix) else { return false }
        let seen = visible.intersection(reduction.area)
        guard !seen.isEmpty else { return true }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: seen.width) { buffer in
            guard let row = buffer.baseAddress else { return }
            canvas.draw(sprite, in: area, clip: seen, coverage: coverage) { y in
                let part = PixelArea(x: seen.x, y: y, width: seen.width, height: 1)
                reduction.write(part, to: row, pixelsPerRow: seen.width)
                return UnsafePointer(row)
            }
        }
        return true
    }

    private func imagePattern(_ surface: OpaquePointer, _ drawing: ImageDrawing) -> OpaquePointer? {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
        let scaleX = Double(drawing.image.pixelWidth) / Double(drawing.rect.width)
        let scaleY = Double(drawing.image.pixelHeight) / Double(drawing.rect.height)
        var matrix = cairo_matrix_t(
            xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -Double(drawing.rect.minX) * scaleX,
            y0: -Double(drawing.rect.minY) * scaleY)
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
