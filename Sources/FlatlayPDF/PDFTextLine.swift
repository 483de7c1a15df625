import FlatlayBytes
import FlatlayDrawing
import Foundation

/// A run of glyphs as the operators that show it (ISO 32000-1, 9.4).
///
/// Positions are written only if they differ from the sum of the glyphs' advances. Each glyph has its characters in the
/// font. If it represents others here, or if several glyphs represent characters together, `ActualText` states them.
struct PDFTextLine {
    private let content: PDFContent
    private let font: PDFFont
    private let run: GlyphRun
    /// The arrays of the run, which are read for each glyph.
    private let glyphs: [GlyphRun.Glyph]
    private let clusters: [GlyphRun.Cluster]
    private let origin: CGPoint
    private let size: CGFloat
    private let isRightToLeft: Bool
    private let source: ByteBuffer
    /// The position of the next glyph without adjustment, from the start of the run.
    private var pen = CGPoint.zero
    private var isOpen = false
    private var isPlaced = false
    /// The maximum error of a glyph's position, in thousandths of the font size: not visible.
    private static let tolerance = 0.75

    init(content: PDFContent, font: PDFFont, run: GlyphRun, origin: CGPoint) {
        self.content = content
        self.font = font
        self.run = run
        self.origin = origin
        size = run.size
        isRightToLeft = run.isRightToLeft
        glyphs = run.glyphs
        clusters = run.clusters
        source = content.source
    }

    mutating func write() {
        if !font.isDrawn { content.setFont(font.name, size: size) }
        var text = run.text
        let areClustersWhole = text.withUTF8 { characters in
            let bytes = clusters.reduce(0) { $0 + max(0, $1.byteCount) }
            let count = clusters.reduce(0) { $0 + max(0, $1.glyphCount) }
            guard bytes == characters.count, count == glyphs.count else { return false }
            writeClusters(UnsafeRawBufferPointer(characters))
            return true
        }
        if !areClustersWhole {
            for glyph in glyphs { write(glyph) }
        }
        close()
    }

    /// Writes glyphs from left to right; the clusters of right-to-left text start with the last glyph.
    private mutating func writeClusters(_ characters: UnsafeRawBufferPointer) {
        var (byte, glyph) = (isRightToLeft ? characters.count : 0, 0)
        for index in clusters.indices {
            let cluster = clusters[isRightToLeft ? clusters.count - 1 - index : index]
            let (length, count) = (max(0, cluster.byteCount), max(0, cluster.glyphCount))
            if isRightToLeft { byte -= length }
            let text = UnsafeRawBufferPointer(rebasing: characters[byte..<(byte + length)])
            if count == 1, let known = font[glyphs[glyph].id], font.assign(text, to: known.code) {
                write(glyphs[glyph])
            } else if count > 0 {
                write(glyphs[glyph..<(glyph + count)], standingFor: text)
            }
            glyph += count
            if !isRightToLeft { byte += length }
        }
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
        if font.isDrawn {
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
        if !font.isDrawn { source.append(escaping: UInt8(known.code >> 8)) }
        source.append(escaping: UInt8(truncatingIfNeeded: known.code))
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
        content.number(origin.x + position.x)
        content.number(origin.y + position.y)
        source.append("Tm\n")
        pen = position
        isPlaced = true
    }
}
