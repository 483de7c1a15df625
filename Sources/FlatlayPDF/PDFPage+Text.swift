import FlatlayBytes
import FlatlayPaint
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

extension PDFPage {
    func writeGlyphs(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        if run.isColor {
            var alpha: CGFloat = 1
            if case .color(let color) = paint { alpha = CGFloat(color.opacity) }
            for drawing in glyphs.colorGlyphs.drawings(of: run, at: origin) { writeImage(drawing, alpha: alpha) }
            return
        }
        let number = faces.number(ofFaceOf: run)
        guard fonts.indices.contains(number) else { return }
        if case .angularGradient = paint {
            let item = DisplayList.Item(node: .root, command: .glyphs(run, origin: origin, paint))
            writePicture(of: [item], covering: item.command.bounds)
            // Invisible text over the image allows readers to find and copy it.
            return writeText(run, at: origin, fonts[number], isVisible: false)
        }
        withPaint(paint, .fill, covering: run.bounds.offsetBy(dx: origin.x, dy: origin.y)) {
            writeText(run, at: origin, fonts[number])
        }
    }

    private func writeText(_ run: GlyphRun, at origin: CGPoint, _ font: PDFFont, isVisible: Bool = true) {
        content.source.append(isVisible ? "BT\n" : "BT 3 Tr\n")
        let text = PDFText(font: font, run: run, origin: origin, decimals: content.state.decimals)
        if !font.isDrawn { content.setFont(font.name, size: run.size) }
        if content.textsWait, !font.isDrawn {
            content.append(text)
        } else {
            settleWaitingTexts()
            text.settleCharacters()
            var line = PDFTextLine(text, to: content.source, content: content)
            line.write()
        }
        content.source.append(isVisible ? "ET\n" : "0 Tr ET\n")
    }

    /// The number of texts whose characters one thread settles at a time.
    private static let textsPerPart = 128

    /// Settles the characters of the texts that wait, in their order. Several threads find the first text of each part
    /// that has a glyph, and this one joins the parts.
    func settleWaitingTexts() {
        let texts = pageContent.waiting[settledCount...]
        settledCount = texts.endIndex
        let threads = options.threadLimit ?? ConcurrentWork.coreCount
        guard threads > 1, texts.count > PDFPage.textsPerPart else {
            for waiting in texts { waiting.text.settleCharacters() }
            return
        }
        let length = PDFPage.textsPerPart
        // Threads only read the texts and the glyphs of fonts, which do not change.
        nonisolated(unsafe) let shared = texts
        ConcurrentWork.forEach(count: (texts.count + length - 1) / length, threads: threads, context: {}) { _, part in
            let start = shared.startIndex + part * length
            return PDFSettledCharacters(shared[start..<min(start + length, shared.endIndex)])
        } take: { _, settled in
            for entry in settled.entries { fonts[entry.font].settle(entry.key, of: entry.code) }
        }
    }
}

/// The characters of the glyphs in some texts: of each glyph, those of the first text that has it.
private struct PDFSettledCharacters: Sendable {
    /// The numbers of the fonts, the codes of the glyphs, and the characters, in the order in which they first appear.
    private(set) var entries: [(font: Int, code: UInt16, key: UInt64)] = []

    init(_ texts: ArraySlice<PDFContent.WaitingText>) {
        // Successive texts mostly have the same font, whose codes are taken out meanwhile.
        var known: [Int: [Bool]] = [:]
        var (font, codes): (PDFFont?, [Bool]) = (nil, [])
        for waiting in texts {
            if waiting.text.font !== font {
                if let font { known[font.number] = codes }
                font = waiting.text.font
                codes = known.removeValue(forKey: waiting.text.font.number) ?? waiting.text.font.unknownCodes
            }
            let number = waiting.text.font.number
            waiting.text.forEachGlyph { code, key in
                guard !codes[Int(code)] else { return }
                codes[Int(code)] = true
                entries.append((number, code, key))
            }
        }
    }
}
