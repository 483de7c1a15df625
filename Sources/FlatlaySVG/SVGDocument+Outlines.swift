import FlatlayBytes
import FlatlayPaint
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Text as outlines.
extension SVGDocument {
    func writeOutlines(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        guard case .color = paint else { return writePath(run, at: origin, paint) }
        let body = body
        let place = survey.place(of: run)
        let scale = run.size / SVGGlyphOutlines.unitsPerEm
        if let place, survey.stretches[place].isRepeated {
            guard let use = defineStretch(place) else { return }
            stretchUses.write(use, to: body)
            writePlace(origin, scale: scale)
            writePaint(paint, .fill, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y))
            body.raw("/>")
        } else {
            body.raw("<g")
            writePlace(origin, scale: scale)
            writePaint(paint, .fill, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y))
            body.raw(">")
            if let place, isInBody, textsWait {
                let glyphs = survey.stretches[place].glyphs
                defineUses(of: glyphs)
                waiting.append(glyphs, at: body.buffer.count)
            } else if let place {
                writeUses(of: survey.stretches[place].glyphs, to: body)
            } else {
                let glyphs = survey.append(run)
                writeUses(of: glyphs, to: body)
                survey.removeLast(glyphs)
            }
            body.raw("</g>")
        }
    }

    private func writePlace(_ origin: CGPoint, scale: CGFloat) {
        let body = body
        body.raw(textScale.start(of: scale))
        body.transformEnd(x: origin.x, y: origin.y)
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

    /// Returns a reference to a stretch of glyphs that appears more than once; nil if all are blank.
    private func defineStretch(_ place: Int) -> Range<Int>? {
        switch stretchUses[place] {
        case .element(let use): return use
        case .blank: return nil
        case .unknown: break
        }
        let uses = SVGText()
        writeUses(of: survey.stretches[place].glyphs, to: uses)
        guard uses.buffer.count > 0 else {
            stretchUses.setBlank(place)
            return nil
        }
        let id = ids.next()
        definitions.raw("<g id=\"\(id)\">")
        definitions.append(uses)
        definitions.raw("</g>")
        return stretchUses.define(place, id: id)
    }

    /// Writes a reference to each glyph, or to each frequent pair of glyphs, which halves the size of most texts.
    private func writeUses(of glyphs: Range<Int>, to text: SVGText) {
        var index = glyphs.lowerBound
        while index < glyphs.upperBound {
            let glyph = survey.glyphs[index]
            if survey.glyphs.isFrequent(glyph.pair), let use = definePair(at: index) {
                pairUses.write(use, x: glyph.x, y: glyph.y, to: text)
                index += 2
            } else {
                if let use = define(glyph.number) { glyphUses.write(use, x: glyph.x, y: glyph.y, to: text) }
                index += 1
            }
        }
    }

    /// Defines the glyphs and pairs to which ``writeDefinedUses(of:to:)`` will refer, in the order of the references.
    private func defineUses(of glyphs: Range<Int>) {
        var index = glyphs.lowerBound
        while index < glyphs.upperBound {
            let glyph = survey.glyphs[index]
            if survey.glyphs.isFrequent(glyph.pair), definePair(at: index) != nil {
                index += 2
            } else {
                _ = define(glyph.number)
                index += 1
            }
        }
    }

    /// Returns a reference to the pair that starts at an index; nil if one of the two is blank.
    @inline(__always)
    private func definePair(at index: Int) -> Range<Int>? {
        let pair = Int(survey.glyphs[index].pair)
        switch pairUses[pair] {
        case .element(let use): return use
        case .blank: return nil
        case .unknown: return addPair(pair, at: index)
        }
    }

    @inline(never)
    private func addPair(_ pair: Int, at index: Int) -> Range<Int>? {
        let (glyph, next) = (survey.glyphs[index], survey.glyphs[index + 1])
        let (first, second) = (define(glyph.number), define(next.number))
        guard let first, let second else {
            pairUses.setBlank(pair)
            return nil
        }
        let id = ids.next()
        definitions.raw("<g id=\"\(id)\">")
        glyphUses.write(first, x: 0, y: 0, to: definitions)
        glyphUses.write(second, x: glyph.step, y: 0, to: definitions)
        definitions.raw("</g>")
        return pairUses.define(pair, id: id)
    }

    /// Returns a reference to a glyph's outline; nil for a blank.
    @inline(__always)
    private func define(_ number: Int32) -> Range<Int>? {
        switch glyphUses[Int(number)] {
        case .element(let use): return use
        case .blank: return nil
        case .unknown: return addGlyph(Int(number))
        }
    }

    @inline(never)
    private func addGlyph(_ number: Int) -> Range<Int>? {
        let glyph = survey.glyphs.identities[number]
        let outline = outlines.outline(of: glyph.id, face: survey.faces.all[glyph.face])
        if glyphBounds.count <= number {
            glyphBounds += repeatElement(.null, count: number + 1 - glyphBounds.count)
        }
        glyphBounds[number] = outline.bounds
        guard !outline.data.isEmpty else {
            glyphUses.setBlank(number)
            return nil
        }
        let id = ids.next()
        definitions.raw("<path id=\"\(id)\" d=\"")
        outlines.append(outline, to: definitions)
        definitions.raw("\"/>")
        return glyphUses.define(number, id: id)
    }

    /// The bounds of a text's outlines; nil if the file does not contain them.
    func inkBounds(of run: GlyphRun, at origin: CGPoint) -> CGRect? {
        guard options.textMode == .outlines, !run.isColor else { return nil }
        let scale = run.size / SVGGlyphOutlines.unitsPerEm
        let stretch = survey.place(of: run).map { survey.stretches[$0].glyphs.lowerBound }
        let face = stretch == nil ? survey.faces.number(ofFaceOf: run) : 0
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        for (index, glyph) in run.glyphs.enumerated() {
            let number = stretch.map { survey.glyphs[$0 + index].number } ?? survey.number(of: glyph.id, face: face)
            guard define(number) != nil else { continue }
            let bounds = glyphBounds[Int(number)]
            guard !bounds.isNull else { continue }
            let left = origin.x + glyph.position.x + bounds.minX * scale
            let top = origin.y + glyph.position.y + bounds.minY * scale
            (minX, minY) = (min(minX, left), min(minY, top))
            (maxX, maxY) = (max(maxX, left + bounds.width * scale), max(maxY, top + bounds.height * scale))
        }
        return minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
