import FlatlayDrawing
import Foundation

/// A run of glyphs at a position of the page.
struct PDFText {
    let font: PDFFont
    let run: GlyphRun
    let origin: CGPoint
    /// The number of decimals that coordinates need.
    let decimals: Int

    /// Settles which characters the glyphs represent in the font: those of the first text that has a glyph. It depends
    /// on the order of the texts.
    func settleCharacters() {
        forEachGlyph { font.settle($1, of: $0) }
    }

    /// Calls `body` with the code of each glyph that stands for characters on its own, and with these.
    @inline(__always)
    func forEachGlyph(_ body: (_ code: UInt16, _ key: UInt64) -> Void) {
        let (font, glyphs) = (font, run.glyphs)
        forEachCluster { first, count, text in
            if count == 1, let known = font[glyphs[first].id], let key = PDFFont.key(text) { body(known.code, key) }
        }
    }

    /// Calls `body` with the first glyph, the number of glyphs and the characters of each cluster, from left to right.
    /// Returns false, without calling it, if the clusters are not all of the text.
    @inline(__always)
    @discardableResult
    func forEachCluster(_ body: (_ first: Int, _ count: Int, UnsafeRawBufferPointer) -> Void) -> Bool {
        let (clusters, isRightToLeft) = (run.clusters, run.isRightToLeft)
        var text = run.text
        return text.withUTF8 { characters in
            let characters = UnsafeRawBufferPointer(characters)
            var (bytes, count) = (0, 0)
            for cluster in clusters {
                bytes += max(0, cluster.byteCount)
                count += max(0, cluster.glyphCount)
            }
            guard bytes == characters.count, count == run.glyphs.count else { return false }
            // The clusters of right-to-left text start with the last glyph.
            var (byte, glyph) = (isRightToLeft ? characters.count : 0, 0)
            for index in clusters.indices {
                let cluster = clusters[isRightToLeft ? clusters.count - 1 - index : index]
                let (length, count) = (max(0, cluster.byteCount), max(0, cluster.glyphCount))
                if isRightToLeft { byte -= length }
                body(glyph, count, UnsafeRawBufferPointer(rebasing: characters[byte..<(byte + length)]))
                glyph += count
                if !isRightToLeft { byte += length }
            }
            return true
        }
    }
}
