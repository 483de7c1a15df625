import FlatlayBytes
import FlatlayPaint
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

extension SVGDocument {
    /// The units per font size in which outlines are defined: whole numbers are precise enough, and short.
    private static let unitsPerEm: CGFloat = 1000

    func writeGlyphs(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        if run.face.isColor {
            var opacity: CGFloat = 1
            if case .color(let color) = paint { opacity = CGFloat(color.opacity) }
            for drawing in glyphs.colorGlyphs.drawings(of: run, at: origin) { writeImage(drawing, opacity: opacity) }
        } else if options.textMode == .text {
            writeText(run, at: origin, paint)
        } else {
            writeOutlines(run, at: origin, paint)
        }
    }

    // MARK: Text elements

    private func writeText(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        body.raw("<text")
        // Right-to-left text starts at its right end.
        body.attribute("x", run.isRightToLeft ? origin.x + run.width : origin.x)
        body.attribute("y", origin.y)
        if run.isRightToLeft { body.raw(" direction=\"rtl\"") }
        let style = SVGTextStyle(face: faces.number(of: run.face), size: run.size)
        if style != textStyle { writeDifference(of: style) }
        writePaint(paint, .fill, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y))
        // Without this, spaces at the ends are dropped and several in a row become one.
        if run.text.hasLooseSpaces { body.raw(" xml:space=\"preserve\"") }
        body.raw(">")
        body.escaped(run.text)
        body.raw("</text>")
    }

    /// Writes a style that differs from that of the root element, and resets what the root element states.
    private func writeDifference(of style: SVGTextStyle) {
        let face = faces.all[style.face]
        style.write(face, to: body)
        guard let common = textStyle.map({ faces.all[$0.face] }) else { return }
        let isRegular = SVGTextStyle.weight(of: face.style) == 400
        if isRegular, SVGTextStyle.weight(of: common.style) != 400 { body.raw(" font-weight=\"400\"") }
        if !face.isSloped, common.isSloped { body.raw(" font-style=\"normal\"") }
    }

    // MARK: Outlines

    private func writeOutlines(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        guard case .color = paint else { return writePath(run, at: origin, paint) }
        let place = survey.place(of: run)
        let scale = run.size / SVGDocument.unitsPerEm
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        if let place, survey.stretches[place].isRepeated {
            guard let id = defineStretch(place) else { return }
            body.raw("<use")
            body.attribute("href", "#" + id)
            writeTransform(transform)
            writePaint(paint, .fill, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y))
            body.raw("/>")
        } else {
            body.raw("<g")
            writeTransform(transform)
            writePaint(paint, .fill, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y))
            body.raw(">")
            let shape = place.map { survey.stretches[$0].shape } ?? SVGRunShape(run, face: faces.number(of: run.face))
            writeUses(of: shape, to: body)
            body.raw("</g>")
        }
    }

    /// Writes text as one path: a gradient would restart with each glyph that is drawn by reference.
    private func writePath(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        var path = Path()
        for glyph in run.glyphs {
            guard let outline = glyphs.outlines.outline(of: glyph.id, face: run.face, size: run.size) else { continue }
            path.addPath(outline.offsetBy(dx: origin.x + glyph.position.x, dy: origin.y + glyph.position.y))
        }
        writeFill(.path(path), paint, FillStyle())
    }

    /// Returns the identifier of a stretch of glyphs that appears more than once; nil if all are blank.
    private func defineStretch(_ place: Int) -> String? {
        if let known = stretchIDs[place] { return known.isEmpty ? nil : known }
        let uses = SVGText()
        writeUses(of: survey.stretches[place].shape, to: uses)
        guard uses.buffer.count > 0 else {
            stretchIDs[place] = ""
            return nil
        }
        let id = ids.next()
        stretchIDs[place] = id
        definitions.raw("<g id=\"\(id)\">")
        definitions.append(uses)
        definitions.raw("</g>")
        return id
    }

    /// Writes a reference to each glyph, or to each frequent pair of glyphs, which halves the size of most texts.
    private func writeUses(of shape: SVGRunShape, to text: SVGText) {
        var index = 0
        while index < shape.glyphs.count {
            let glyph = shape.glyphs[index]
            if let pair = shape.pair(at: index), survey.isFrequent(pair), let id = define(pair) {
                writeUse(of: id, x: glyph.x, y: glyph.y, to: text)
                index += 2
            } else {
                let id = define(SVGGlyph(face: shape.face, id: glyph.id))
                if let id { writeUse(of: id, x: glyph.x, y: glyph.y, to: text) }
                index += 1
            }
        }
    }

    private func writeUse(of id: String, x: Int32, y: Int32, to text: SVGText) {
        text.raw("<use href=\"#")
        text.raw(id)
        text.raw("\"")
        if x != 0 { text.attribute("x", CGFloat(x)) }
        if y != 0 { text.attribute("y", CGFloat(y)) }
        text.raw("/>")
    }

    /// Returns the identifier of a pair; nil if one of the two is blank.
    private func define(_ pair: SVGGlyphPair) -> String? {
        guard let number = pair.number else { return nil }
        if let known = pairIDs[number] { return known.isEmpty ? nil : known }
        let (first, second) = (
            define(SVGGlyph(face: pair.face, id: pair.first)), define(SVGGlyph(face: pair.face, id: pair.second))
        )
        guard let first, let second else {
            pairIDs[number] = ""
            return nil
        }
        let id = ids.next()
        pairIDs[number] = id
        definitions.raw("<g id=\"\(id)\">")
        writeUse(of: first, x: 0, y: 0, to: definitions)
        writeUse(of: second, x: pair.step, y: 0, to: definitions)
        definitions.raw("</g>")
        return id
    }

    /// Returns the identifier of a glyph's outline; nil for a blank.
    private func define(_ glyph: SVGGlyph) -> String? {
        let defined = outline(of: glyph)
        return defined.id.isEmpty ? nil : defined.id
    }

    private func outline(of glyph: SVGGlyph) -> SVGGlyphOutline {
        if let known = glyphOutlines[glyph] { return known }
        guard
            let outline = glyphs.outlines.outline(
                of: glyph.id, face: faces.all[glyph.face], size: SVGDocument.unitsPerEm),
            !outline.isEmpty
        else {
            glyphOutlines[glyph] = .blank
            return .blank
        }
        let defined = SVGGlyphOutline(id: ids.next(), path: outline)
        glyphOutlines[glyph] = defined
        definitions.raw("<path id=\"\(defined.id)\" d=\"")
        var data = SVGPathData(decimals: 0)
        data.write(outline, to: definitions)
        definitions.raw("\"/>")
        return defined
    }

    /// The bounds of a text's outlines; nil if the file does not contain them.
    func inkBounds(of run: GlyphRun, at origin: CGPoint) -> CGRect? {
        guard options.textMode == .outlines, !run.face.isColor else { return nil }
        let (face, scale) = (faces.number(of: run.face), run.size / SVGDocument.unitsPerEm)
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        for glyph in run.glyphs {
            let bounds = bounds(of: SVGGlyph(face: face, id: glyph.id))
            guard !bounds.isNull else { continue }
            let left = origin.x + glyph.position.x + bounds.minX * scale
            let top = origin.y + glyph.position.y + bounds.minY * scale
            (minX, minY) = (min(minX, left), min(minY, top))
            (maxX, maxY) = (max(maxX, left + bounds.width * scale), max(maxY, top + bounds.height * scale))
        }
        return minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The bounds of a glyph, in thousandths of the font size; `.null` for a blank. Few files need them.
    private func bounds(of glyph: SVGGlyph) -> CGRect {
        if let known = glyphBounds[glyph] { return known }
        let outline = outline(of: glyph)
        let bounds = outline.id.isEmpty ? .null : outline.path.boundingRect
        glyphBounds[glyph] = bounds
        return bounds
    }
}

extension String {
    /// Whether a space is at an end or next to another one.
    fileprivate var hasLooseSpaces: Bool {
        var last = UInt8(ascii: " ")
        for byte in utf8 {
            if byte == UInt8(ascii: " "), byte == last { return true }
            last = byte
        }
        return last == UInt8(ascii: " ") && !isEmpty
    }
}

extension FontFace {
    fileprivate var isSloped: Bool {
        isSlanted || style.contains("Italic") || style.contains("Oblique")
    }
}
