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
    @exclusivity(unchecked) private var faces = FaceNumbers()
    /// The index of each outline, counted from 1, by the number of the face and the glyph's index in it.
    @exclusivity(unchecked) private var places: [GrowingGlyphTable] = []
    @exclusivity(unchecked) private var outlines: [Outline] = []
    private var data = ByteBuffer()

    package init(worker: RenderWorker) {
        source = worker.resource(GlyphStore.self).outlines
    }

    /// The approximate memory, in bytes.
    private var byteCount: Int {
        data.count + outlines.count * (MemoryLayout<Outline>.stride + 32) + faces.all.count * 256
    }

    package func removeAll() {
        (faces, places, outlines, data) = (FaceNumbers(), [], [], ByteBuffer())
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
    func outline(of glyph: UInt32, face: FontFace) -> Outline { outline(of: glyph, faces.number(of: face)) }

    /// Returns the outline of a glyph of the face with a number.
    private func outline(of glyph: UInt32, _ face: Int) -> Outline {
        let places = places(of: face)
        let known = Int(places[glyph])
        if known > 0 { return outlines[known - 1] }
        let new = read(glyph, faces.all[face])
        outlines.append(new)
        places[glyph] = Int32(truncatingIfNeeded: outlines.count)
        return new
    }

    private func places(of face: Int) -> GrowingGlyphTable {
        while places.count <= face { places.append(GrowingGlyphTable()) }
        return places[face]
    }

    /// The bounds of a text's outlines; `.null` if all its glyphs are blank.
    func bounds(of run: GlyphRun, at origin: CGPoint) -> CGRect {
        let (scale, face) = (run.size / SVGGlyphOutlines.unitsPerEm, faces.number(ofFaceOf: run))
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        // Read once: reading it for each glyph would count references.
        let places = self.places(of: face)
        for glyph in run.glyphs {
            let known = Int(places[glyph.id])
            let bounds = known > 0 ? outlines[known - 1].bounds : outline(of: glyph.id, face).bounds
            guard !bounds.isNull else { continue }
            let left = origin.x + glyph.position.x + bounds.minX * scale
            let top = origin.y + glyph.position.y + bounds.minY * scale
            (minX, minY) = (min(minX, left), min(minY, top))
            (maxX, maxY) = (max(maxX, left + bounds.width * scale), max(maxY, top + bounds.height * scale))
        }
        return minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
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
