import FlatlayBytes
import FlatlayDrawing
import Foundation

/// A run of glyphs as the operators that show it (ISO 32000-1, 9.4).
///
/// Positions are written only if they differ from the sum of the glyphs' advances. Each glyph has its characters in the
/// font. If it represents others here, or if several glyphs represent characters together, `ActualText` states them.
struct PDFTextLine {
    /// The content, for a font whose glyphs are drawings; nil for other fonts, of which it states the font before.
    private let content: PDFContent?
    private let text: PDFText
    private let font: PDFFont
    /// The glyphs of the run, which are read for each one.
    private let glyphs: [GlyphRun.Glyph]
    private let size: CGFloat
    private let source: ByteBuffer
    /// The position of the next glyph without adjustment, from the start of the run.
    private var pen = CGPoint.zero
    private var isOpen = false
    private var isPlaced = false
    /// The maximum error of a glyph's position, in thousandths of the font size: not visible.
    private static let tolerance = 0.75

    init(_ text: PDFText, to source: ByteBuffer, content: PDFContent? = nil) {
        self.text = text
        self.source = source
        self.content = content
        font = text.font
        size = text.run.size
        glyphs = text.run.glyphs
    }

    /// Writes the operators. The characters of the glyphs must be settled.
    mutating func write() {
        let areClustersWhole = text.forEachCluster { first, count, text in
            if count == 1, let known = font[glyphs[first].id], font.represents(text, known.code) {
                write(glyphs[first])
            } else if count > 0 {
                write(glyphs[first..<(first + count)], standingFor: text)
            }
        }
        if !areClustersWhole {
            for glyph in glyphs { write(glyph) }
        }
        close()
    }

    private mutating func write(_ several: ArraySlice<GlyphRun.Glyph>, standingFor text: UnsafeRawBufferPointer) {
        close()
        source.append("/Span<</ActualText")
        source.append(utf16: String(decoding: text, as: UTF8.self))
        source.append(">>BDC\n")
        for glyph in several { write(glyph) }
        close()
        source.append("EMC\n")
    }

    @inline(__always)
    private mutating func write(_ glyph: GlyphRun.Glyph) {
        guard let known = font[glyph.id] else { return }
        if let content, font.isDrawn {
            let name = PDFDrawnFont.name(font.name, part: Int(known.code >> 8))
            if content.state.font != name || content.state.fontSize != size {
                close()
                content.setFont(name, size: size)
            }
        }
        if !isPlaced || glyph.position.y != pen.y { place(glyph.position) }
        let distance = Double(glyph.position.x - pen.x) * 1000 / Double(size)
        if abs(distance) > PDFTextLine.tolerance, abs(distance) < 1e7 {
            let units = Int(distance.rounded())
            if isOpen { source.append(")") } else { open() }
            source.append(digits: -units)
            source.append("(")
            pen.x += CGFloat(units) * size / 1000
        } else if !isOpen {
            open()
            source.append("(")
        }
        if font.isDrawn {
            source.append(escaping: UInt8(truncatingIfNeeded: known.code))
        } else {
            source.append(escaping: known.code)
        }
        pen.x += CGFloat(known.advance) * size / 1000
    }

    private mutating func open() {
        source.append("[")
        isOpen = true
    }

    private mutating func close() {
        if isOpen { source.append(")]TJ\n") }
        isOpen = false
    }

    /// Starts text at a position, upright although y points down.
    private mutating func place(_ position: CGPoint) {
        close()
        source.append("1 0 0 -1 ")
        source.append(coordinate: text.origin.x + position.x, decimals: text.decimals)
        source.append(coordinate: text.origin.y + position.y, decimals: text.decimals)
        source.append("Tm\n")
        pen = position
        isPlaced = true
    }
}
