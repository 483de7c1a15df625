import FlatlayBytes
import FlatlayPaint
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Text as outlines.
extension SVGDocument {
    func writeOutlines(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        guard case .color(let color) = paint else { return writePath(run, at: origin, paint) }
        let text = SVGWaitingTexts.Text(run: run, origin: origin, color: color, offset: body.buffer.count)
        if isInBody, textsWait {
            waiting.append(text)
        } else {
            // Glyphs have identifiers in the order in which they are first drawn.
            defineWaitingTexts()
            let content = define(text)
            var uses = SVGDefinedUses(self)
            uses.write(text, content, to: body)
        }
    }

    /// Defines the glyphs of all texts that wait, in their order.
    func defineWaitingTexts() {
        waiting.define { define($0) }
    }

    /// Defines the glyphs of a text, or the whole text if it appears more than once.
    private func define(_ text: SVGWaitingTexts.Text) -> SVGWaitingTexts.Content {
        guard let place = survey.place(of: text.run) else {
            let glyphs = survey.append(text.run)
            defineUses(of: glyphs)
            return .glyphs(glyphs)
        }
        let stretch = survey.stretches[place]
        guard stretch.isRepeated else {
            defineUses(of: stretch.glyphs)
            return .glyphs(stretch.glyphs)
        }
        return defineStretch(place).map { .stretch($0) } ?? .blank
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
        let glyphs = survey.stretches[place].glyphs
        defineUses(of: glyphs)
        let uses = SVGText()
        SVGDefinedUses(self).write(glyphs, to: uses)
        guard uses.buffer.count > 0 else {
            stretchUses.setBlank(place)
            return nil
        }
        let id = ids.nextOfGlyphs()
        glyphDefinitions.raw("<g id=\"\(id)\">")
        glyphDefinitions.append(uses)
        glyphDefinitions.raw("</g>")
        return stretchUses.define(place, id: id)
    }

    /// Defines the glyphs and pairs to which ``SVGDefinedUses`` will refer, in the order of the references.
    private func defineUses(of glyphs: Range<Int>) {
        // Read once: the glyphs of a property's value would be copied for each of them.
        let survey = survey
        var index = glyphs.lowerBound
        while index < glyphs.upperBound {
            let glyph = survey.glyphs[index]
            if survey.glyphs.isFrequent(glyph.pair), definePair(Int(glyph.pair), at: index) != nil {
                index += 2
            } else {
                _ = define(glyph.number)
                index += 1
            }
        }
    }

    /// Returns a reference to a pair, which starts at an index; nil if one of the two is blank.
    @inline(__always)
    private func definePair(_ pair: Int, at index: Int) -> Range<Int>? {
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
        let id = ids.nextOfGlyphs()
        glyphDefinitions.raw("<g id=\"\(id)\">")
        glyphUses.write(first, x: 0, y: 0, to: glyphDefinitions)
        glyphUses.write(second, x: glyph.step, y: 0, to: glyphDefinitions)
        glyphDefinitions.raw("</g>")
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
        guard !outline.data.isEmpty else {
            glyphUses.setBlank(number)
            return nil
        }
        let id = ids.nextOfGlyphs()
        glyphDefinitions.raw("<path id=\"\(id)\" d=\"")
        outlines.append(outline, to: glyphDefinitions)
        glyphDefinitions.raw("\"/>")
        return glyphUses.define(number, id: id)
    }

    /// The bounds of a text's outlines; nil if the file does not contain them.
    func inkBounds(of run: GlyphRun, at origin: CGPoint) -> CGRect? {
        options.textMode == .outlines && !run.isColor ? outlines.bounds(of: run, at: origin) : nil
    }
}

/// References to glyphs, pairs and stretches that were all defined. They do not change, so several threads may write them.
struct SVGDefinedUses {
    private let list: SVGGlyphList
    private let pairs: SVGUses
    private let glyphs: SVGUses
    private let stretches: SVGUses
    private var scale = SVGTextScale()

    init(_ document: SVGDocument) {
        list = document.survey.glyphs
        (pairs, glyphs, stretches) = (document.pairUses, document.glyphUses, document.stretchUses)
    }

    /// Writes a text in its colour: a reference to the whole text, or a group of references to its glyphs.
    mutating func write(_ text: SVGWaitingTexts.Text, _ content: SVGWaitingTexts.Content, to output: SVGText) {
        switch content {
        case .stretch(let use): stretches.write(use, to: output)
        case .glyphs: output.raw("<g")
        case .blank: return
        }
        output.raw(scale.start(of: text.run.size / SVGGlyphOutlines.unitsPerEm))
        output.transformEnd(x: text.origin.x, y: text.origin.y)
        output.paint(text.color, .fill)
        guard case .glyphs(let glyphs) = content else { return output.raw("/>") }
        output.raw(">")
        write(glyphs, to: output)
        output.raw("</g>")
    }

    /// Writes a reference to each glyph, or to each frequent pair of glyphs, which halves the size of most texts.
    func write(_ text: Range<Int>, to output: SVGText) {
        var index = text.lowerBound
        while index < text.upperBound {
            let glyph = list[index]
            if list.isFrequent(glyph.pair), case .element(let use) = pairs[Int(glyph.pair)] {
                pairs.write(use, x: glyph.x, y: glyph.y, to: output)
                index += 2
            } else {
                if case .element(let use) = glyphs[Int(glyph.number)] {
                    glyphs.write(use, x: glyph.x, y: glyph.y, to: output)
                }
                index += 1
            }
        }
    }
}
