import FlatlayText
import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Draws shaped text whose baseline starts at `origin`.
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        if run.face.isColor {
            drawPictures(run, at: origin, paint)
        } else if !drawMasks(run, at: origin, paint) {
            drawOutlines(run, at: origin, paint)
        }
    }

    /// A rectangle, in the current coordinates, that contains the text's ink.
    func inkBounds(of run: GlyphRun, at origin: CGPoint) -> CGRect {
        guard !run.face.isColor, let clip = context.clip,
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
        for drawing in glyphs.colorGlyphs.drawings(of: run, at: origin) { draw(drawing) }
        opacity = outer
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
