import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Draws shaped text whose baseline starts at `origin`.
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        guard run.size > 0, run.size.isFinite, origin.x.isFinite, origin.y.isFinite else { return }
        if run.face.isColor {
            drawPictures(run, at: origin, paint)
        } else if isPage {
            drawText(run, at: origin, paint)
        } else if let layout = maskLayout(run, at: origin) {
            drawMasks(layout, paint)
        } else {
            drawOutlines(run, at: origin, paint)
        }
    }

    /// A rectangle, in the coordinates in use, that holds the text's ink.
    func inkBounds(of run: GlyphRun, at origin: CGPoint) -> CGRect {
        guard !run.face.isColor, !isPage, let layout = maskLayout(run, at: origin) else {
            return run.bounds.offsetBy(dx: origin.x, dy: origin.y)
        }
        guard !layout.area.isNull else { return .null }
        return layout.area.applying(context.matrix.inverted())
    }

    // MARK: Masks

    private struct MaskLayout {
        var masks: [(mask: GlyphMasks.Mask, x: Int, y: Int)] = []
        var area = CGRect.null
    }

    /// The glyphs' masks and their places on the surface; nil where the text is turned, stretched or very large.
    private func maskLayout(_ run: GlyphRun, at origin: CGPoint) -> MaskLayout? {
        let matrix = context.matrix
        let size = run.size * matrix.a
        guard matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, size > 0, size <= GlyphMasks.sizeLimit else {
            return nil
        }
        let strike = glyphs.masks.strike(of: run.face, size: size)
        var layout = MaskLayout()
        layout.masks.reserveCapacity(run.glyphs.count)
        let clip = context.clipExtents
        for glyph in run.glyphs {
            let x = ((origin.x + glyph.position.x) * matrix.a + matrix.tx) * CGFloat(GlyphMasks.phases)
            let y = (origin.y + glyph.position.y) * matrix.d + matrix.ty
            // Far outside nothing is seen; the limit also keeps the numbers whole.
            guard abs(x) < 1e9, abs(y) < 1e9 else { continue }
            let quarters = Int((x + 0.5).rounded(.down))
            let mask = glyphs.masks.mask(of: glyph.id, phase: quarters & 3, in: strike)
            guard mask.width > 0 else { continue }
            let place = (x: (quarters >> 2) + mask.left, y: Int((y + 0.5).rounded(.down)) + mask.top)
            let rect = CGRect(x: place.x, y: place.y, width: mask.width, height: mask.height)
            guard rect.intersects(clip) else { continue }
            layout.masks.append((mask, place.x, place.y))
            layout.area = layout.area.union(rect)
        }
        return layout
    }

    private func drawMasks(_ layout: MaskLayout, _ paint: Paint) {
        guard let area = PixelArea(layout.area),
            let surface = CairoSurface.image(format: CAIRO_FORMAT_A8, width: area.width, height: area.height)
        else { return }
        surface.withPixels { bytes, bytesPerRow in
            for (mask, x, y) in layout.masks {
                mask.add(to: bytes + (y - area.y) * bytesPerRow + x - area.x, bytesPerRow: bytesPerRow)
            }
        }
        let bounds = layout.area.applying(context.matrix.inverted())
        withSource(paint, covering: bounds) {
            let matrix = context.matrix
            cairo_identity_matrix(context.raw)
            cairo_mask_surface(context.raw, surface.raw, Double(area.x), Double(area.y))
            context.matrix = matrix
        }
    }

    // MARK: Outlines, text and pictures

    private func drawOutlines(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        guard glyphs.faces.select(run.face, size: run.size, in: context.raw) else { return }
        let placed = run.placed(at: origin)
        withSource(paint, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y)) {
            cairo_set_fill_rule(context.raw, CAIRO_FILL_RULE_WINDING)
            cairo_new_path(context.raw)
            cairo_glyph_path(context.raw, placed, Int32(placed.count))
            cairo_fill(context.raw)
        }
    }

    /// Draws text that can be searched and copied.
    private func drawText(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        guard glyphs.faces.select(run.face, size: run.size, in: context.raw) else { return }
        let placed = run.placed(at: origin)
        var text = run.text
        withSource(paint, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y)) {
            guard run.hasConsistentClusters else {
                return cairo_show_glyphs(context.raw, placed, Int32(placed.count))
            }
            let clusters = run.clusters.map {
                cairo_text_cluster_t(num_bytes: Int32($0.byteCount), num_glyphs: Int32($0.glyphCount))
            }
            // The clusters of text that reads from right to left start with its last glyph.
            let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
            text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) {
                    cairo_show_text_glyphs(
                        context.raw, $0.baseAddress, Int32($0.count), placed, Int32(placed.count), clusters,
                        Int32(clusters.count), flags)
                }
            }
        }
    }

    private func drawPictures(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        let outer = opacity
        // Pictures have colours of their own; of the paint only a colour's opacity applies.
        if case .color(let color) = paint { opacity *= CGFloat(color.opacity) }
        for drawing in glyphs.colorGlyphs.drawings(of: run, at: origin) { draw(drawing) }
        opacity = outer
    }
}

extension GlyphMasks.Mask {
    /// Adds the coverage to that of glyphs that it touches.
    fileprivate func add(to target: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
        coverage.withUnsafeBufferPointer { source in
            for row in 0..<height {
                let line = target + row * bytesPerRow
                for column in 0..<width {
                    let sum = UInt16(line[column]) + UInt16(source[row * width + column])
                    line[column] = UInt8(truncatingIfNeeded: min(sum, 255))
                }
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

    /// Whether the clusters cover the text and the glyphs exactly, without which Cairo stops with an error.
    fileprivate var hasConsistentClusters: Bool {
        let bytes = clusters.reduce(0) { $0 + $1.byteCount }
        let count = clusters.reduce(0) { $0 + $1.glyphCount }
        return bytes == text.utf8.count && count == glyphs.count && !text.utf8.contains(0)
            && clusters.allSatisfy { $0.byteCount >= 0 && $0.glyphCount >= 0 && $0.byteCount + $0.glyphCount > 0 }
    }
}
