import FlatlayText
import CPangoCairo
import CPixelRows
import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Draws shaped text whose baseline starts at `origin`.
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        if run.isColor {
            drawPictures(run, at: origin, paint)
        } else if !drawMasks(run, at: origin, paint) {
            drawOutlines(run, at: origin, paint)
        }
    }

    /// A rectangle, in the current coordinates, that contains the text's ink.
    func inkBounds(of run: GlyphRun, at origin: CGPoint) -> CGRect {
        guard !run.isColor, let clip = context.clip,
            let area = glyphs.masks.area(of: run, at: origin, context.matrix, clip: clip)
        else { return run.bounds.offsetBy(dx: origin.x, dy: origin.y) }
        return area.isEmpty ? .null : area.rect.applying(context.matrix.inverted())
    }

    // MARK: Masks

    /// Draws text from the masks of its glyphs.
    ///
    /// - Returns: false, without drawing, if the text is rotated, stretched or very large.
    private func drawMasks(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) -> Bool {
        guard let clip = context.clip else { return false }
        return glyphs.masks.withCoverage(of: run, at: origin, context.matrix, clip: clip) { bytes, bytesPerRow, area in
            if let (canvas, _) = directPixels, case .color(let color) = paint {
                canvas.draw(bytes, bytesPerRow: bytesPerRow, of: area, clip: clip, color: pixel(of: color))
            } else {
                mask(bytes, bytesPerRow: bytesPerRow, area, paint)
            }
        }
    }

    /// Draws with Cairo, using the bytes as a mask.
    private func mask(_ bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, _ area: PixelArea, _ paint: Paint) {
        guard
            let raw = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(bytesPerRow))
        else { return }
        let surface = CairoSurface(owning: raw)
        withSource(paint, covering: area.rect.applying(context.matrix.inverted())) {
            let matrix = context.matrix
            context.matrix = .identity
            cairo_mask_surface(context.raw, surface.raw, Double(area.x), Double(area.y))
            context.matrix = matrix
        }
        cairo_surface_finish(surface.raw)
    }

    // MARK: Outlines and images

    /// The sizes of fonts in pixels for which FreeType has outlines. Text beyond them draws nothing: a dot that is too
    /// small to be seen, or a part of one letter that fills the image.
    private static let outlineSizes: ClosedRange<CGFloat> = 0.001...65_000

    private func drawOutlines(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        let matrix = context.matrix
        let (wide, high) = (hypot(matrix.a, matrix.b) * run.size, hypot(matrix.c, matrix.d) * run.size)
        guard Painter.outlineSizes.contains(wide), Painter.outlineSizes.contains(high) else { return }
        let placed = run.placed(at: origin)
        withSource(paint, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y)) {
            cairo_set_fill_rule(context.raw, CAIRO_FILL_RULE_WINDING)
            cairo_new_path(context.raw)
            CairoFonts.exclusively {
                // Restoring the state releases the font within the exclusive call.
                cairo_save(context.raw)
                defer { cairo_restore(context.raw) }
                guard glyphs.faces.select(run.face, size: run.size, in: context.raw) else { return }
                cairo_glyph_path(context.raw, placed, Int32(placed.count))
            }
            cairo_fill(context.raw)
        }
    }

    private func drawPictures(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        let outer = opacity
        // The images have their own colours; of the paint, only a colour's opacity applies.
        if case .color(let color) = paint { opacity *= CGFloat(color.opacity) }
        if !drawSprites(run, at: origin) {
            for drawing in glyphs.colorGlyphs.drawings(of: run, at: origin) { draw(drawing) }
        }
        opacity = outer
    }

    /// Draws colour glyphs from their sprites.
    ///
    /// - Returns: false, without drawing, if the text is rotated, stretched or very large, or if there are no pixels.
    private func drawSprites(_ run: GlyphRun, at origin: CGPoint) -> Bool {
        let matrix = context.matrix
        let size = run.size * matrix.a
        guard let clip = context.clip, matrix.isUniformScale, size > 0, size <= GlyphMasks.sizeLimit else {
            return false
        }
        // Rounded like Cairo's opacity of a group.
        let coverage = UInt32(min(max(Double(opacity), 0), 1) * 65535 + 0.5) >> 8
        guard coverage > 0 else { return true }
        for glyph in run.glyphs {
            let x = ((origin.x + glyph.position.x) * matrix.a + matrix.tx) * CGFloat(GlyphMasks.phases)
            let y = (origin.y + glyph.position.y) * matrix.d + matrix.ty
            // Nothing is visible far outside; the limit also keeps the conversion to integers safe.
            guard abs(x) < 1e9, abs(y) < 1e9 else { continue }
            let (quarters, row) = (Int((x + 0.5).rounded(.down)), Int((y + 0.5).rounded(.down)))
            let sprite = glyphs.colorSprites.sprite(
                of: glyph.id, in: run.face, size: size, phase: quarters & 3, glyphs: glyphs)
            if sprite.isTooLarge {
                if let drawing = glyphs.colorGlyphs.drawing(of: glyph, in: run, at: origin) { draw(drawing) }
            } else {
                draw(sprite, x: quarters >> 2, y: row, coverage: coverage, clip: clip)
            }
        }
        return true
    }

    private func draw(_ sprite: ColorSprite, x: Int, y: Int, coverage: UInt32, clip: PixelArea) {
        guard let surface = sprite.surface else { return }
        let area = PixelArea(
            x: x + sprite.area.x, y: y + sprite.area.y, width: sprite.area.width, height: sprite.area.height)
        let visible = clip.intersection(area)
        guard !visible.isEmpty else { return }
        if let (canvas, _) = directPixels {
            surface.withRows { pixels, stride in
                let first = pixels + (visible.y - area.y) * stride + visible.x - area.x
                for row in 0..<visible.height {
                    pixel_rows_draw_pixels(
                        canvas.pixels(x: visible.x, y: visible.y + row), first + row * stride, visible.width, coverage)
                }
            }
        } else {
            context.saving {
                context.matrix = .identity
                // The surface has its own offset, relative to the glyph's origin.
                cairo_set_source_surface(context.raw, surface.raw, Double(x), Double(y))
                cairo_paint_with_alpha(context.raw, Double(opacity))
            }
        }
    }
}

extension GlyphRun {
    fileprivate func placed(at origin: CGPoint) -> [cairo_glyph_t] {
        glyphs.map {
            cairo_glyph_t(
                index: UInt($0.id), x: Double(origin.x + $0.position.x), y: Double(origin.y + $0.position.y))
        }
    }
}
