import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

/// The outlines of glyphs as path data, in thousandths of the font size. A worker keeps them from image to image, so
/// that a glyph is read from its font and formatted once. Use them on one thread only.
package final class SVGGlyphOutlines: WorkerResource {
    /// The outline of a glyph.
    struct Outline {
        static let blank = Outline(data: 0..<0, bounds: .null)

        /// Where its path data is stored; empty for a blank.
        let data: Range<Int>
        /// The bounds of the outline, before its coordinates are rounded; `.null` for a blank.
        let bounds: CGRect
    }

    /// The units per font size in which outlines are defined: whole numbers are precise enough, and short.
    static let unitsPerEm: CGFloat = 1000
    /// The cache is emptied after an image with which it exceeds this number of bytes.
    static let byteLimit = 4_000_000

    private let source: GlyphOutlines
    private var faces = FaceNumbers()
    /// The index of each outline, counted from 1, by the numbers of the face and of the glyph.
    private var places = NumberTable()
    private var outlines: [Outline] = []
    private var data = ByteBuffer()

    package init(worker: RenderWorker) {
        source = worker.resource(GlyphStore.self).outlines
    }

    /// The approximate memory, in bytes.
    private var byteCount: Int {
        data.count + outlines.count * (MemoryLayout<Outline>.stride + 32) + faces.all.count * 256
    }

    package func removeAll() {
        (faces, places, outlines, data) = (FaceNumbers(), NumberTable(), [], ByteBuffer())
    }

    package func trim() {
        if byteCount > SVGGlyphOutlines.byteLimit { removeAll() }
    }

    package var statistics: [CacheStatistics] {
        [
            CacheStatistics(
                name: "outlines of glyphs in SVG", count: outlines.count, byteCount: byteCount,
                byteLimit: SVGGlyphOutlines.byteLimit)
        ]
    }

    /// Returns the outline of a glyph, which is valid until the end of the image.
    func outline(of glyph: UInt32, face: FontFace) -> Outline {
        let number = UInt64(faces.number(of: face)) << 32 | UInt64(glyph)
        let index = places.value(of: number, orAdd: outlines.count + 1) - 1
        if index < outlines.count { return outlines[index] }
        let new = read(glyph, face)
        outlines.append(new)
        return new
    }

    /// Appends the path data of an outline.
    func append(_ outline: Outline, to text: SVGText) {
        text.buffer.append(
            UnsafeRawBufferPointer(start: data.start + outline.data.lowerBound, count: outline.data.count))
    }

    private func read(_ glyph: UInt32, _ face: FontFace) -> Outline {
        guard let path = source.outline(of: glyph, face: face, size: SVGGlyphOutlines.unitsPerEm), !path.isEmpty else {
            return .blank
        }
        let start = data.count
        var writer = SVGPathData(decimals: 0)
        writer.write(path, to: data)
        return Outline(data: start..<data.count, bounds: path.boundingRect)
    }
}
