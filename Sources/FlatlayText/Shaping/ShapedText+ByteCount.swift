import FlatlayDrawing

extension ShapedText {
    /// The estimated size of a shaped text in bytes: its arrays and long strings.
    var byteCount: Int {
        lines.reduce(MemoryLayout<ShapedText>.stride + ArrayCost.header) { sum, line in
            line.runs.reduce(sum + MemoryLayout<Line>.stride + ArrayCost.header) { sum, run in
                sum + MemoryLayout<Run>.stride + 3 * ArrayCost.header + GlyphRun.byteCount
                    + ArrayCost.bytes(of: run.glyphs.text)
                    + run.glyphs.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride
                    + run.glyphs.clusters.count * MemoryLayout<GlyphRun.Cluster>.stride
            }
        }
    }
}

extension ShapeCache.Key {
    /// The estimated size of a key, in bytes.
    var byteCount: Int {
        spans.reduce(MemoryLayout<ShapeCache.Key>.stride + ArrayCost.header) {
            $0 + MemoryLayout<TextSpan>.stride + ArrayCost.bytes(of: $1.text)
        }
    }
}

/// The overhead of arrays and strings.
private enum ArrayCost {
    static let header = 32

    /// Short strings are stored inline.
    static func bytes(of text: String) -> Int {
        text.utf8.count > 15 ? header + text.utf8.count : 0
    }
}
