import FlatlayBytes
import FlatlayText
import CPangoCairo
import CPixelRows
import CoreGeometry
import FlatlayDrawing
import Foundation

/// The coverage of glyphs as small images, each painted once per size and subpixel position.
///
/// Cairo 1.16 puts every glyph on a whole pixel, which spaces letters unevenly at small sizes. Here a glyph may start
/// at any quarter of a pixel; baselines stay on whole pixels, where strokes are sharp.
final class GlyphMasks {
    /// Larger sizes are filled as outlines: they are rare, and their images are large.
    static let sizeLimit: CGFloat = 128
    static let phases = 4
    /// The cache is emptied when it exceeds this number of bytes.
    static let byteLimit = 4_000_000

    private struct Font: Hashable {
        var face: FontFace
        var size: CGFloat
    }

    // Nothing that uses these properties calls back, so overlapping accesses need not be checked for each glyph.
    private let faces: FontFaceCache
    @exclusivity(unchecked) private var strikes: [Font: GlyphStrike] = [:]
    /// The most recently used strikes.
    @exclusivity(unchecked) private var recent: [GlyphStrike] = []
    @exclusivity(unchecked) private var oldest = 0
    /// The approximate memory of the strikes when it was last computed, in bytes.
    @exclusivity(unchecked) private var knownByteCount = 0
    /// The glyphs of a run and their positions.
    @exclusivity(unchecked) private var placed = GrowingMemory<PlacedMask>()
    /// Memory for the coverage of a run, reused from run to run.
    @exclusivity(unchecked) private var scratch = GrowingMemory<UInt8>()
    /// A surface for building outlines; nothing is ever drawn on it.
    private let outliner = CairoSurface.image(format: CAIRO_FORMAT_A8, width: 1, height: 1).map { CairoContext($0.raw) }

    private struct PlacedMask: BitwiseCopyable {
        var mask: GlyphStrike.Mask
        var x: Int
        var y: Int
    }

    init(faces: FontFaceCache) {
        self.faces = faces
    }

    /// The number of painted glyphs.
    var count: Int { strikes.values.reduce(0) { $0 + $1.count } }

    /// Their approximate memory, in bytes.
    var byteCount: Int { strikes.values.reduce(scratch.byteCount + placed.byteCount) { $0 + $1.byteCount } }

    func removeAll() {
        strikes = [:]
        recent = []
        oldest = 0
        knownByteCount = 0
        placed = GrowingMemory()
        scratch = GrowingMemory()
    }

    // MARK: Runs

    /// The pixels that a run's ink covers; empty if there are none within the clip, nil if the text is rotated,
    /// stretched or very large.
    func area(of run: GlyphRun, at origin: CGPoint, _ matrix: CGAffineTransform, clip: PixelArea) -> PixelArea? {
        place(run, at: origin, matrix, clip: clip)?.area
    }

    /// Passes the coverage of a run in its position on the surface to `body`; the coverages of touching glyphs add up.
    /// Does not call `body` if no ink lies within the clip.
    ///
    /// - Returns: false if the text is rotated, stretched or very large.
    func withCoverage(
        of run: GlyphRun, at origin: CGPoint, _ matrix: CGAffineTransform, clip: PixelArea,
        _ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int, _ area: PixelArea) -> Void
    ) -> Bool {
        guard let (strike, area) = place(run, at: origin, matrix, clip: clip) else { return false }
        guard !area.isEmpty else { return true }
        // Rows have at least eight more bytes, which masks may access without changing them, and whole words for Cairo.
        let bytesPerRow = (area.width + 15) & ~7
        scratch.removeAll()
        let bytes = scratch.reserve(bytesPerRow * area.height)
        bytes.initialize(repeating: 0, count: bytesPerRow * area.height)
        for index in 0..<placed.count {
            let glyph = placed.start[index]
            let start = bytes + (glyph.y - area.y) * bytesPerRow + glyph.x - area.x
            pixel_rows_add(
                start, bytesPerRow, strike.coverage(of: glyph.mask), glyph.mask.bytesPerRow, Int(glyph.mask.height))
        }
        body(bytes, bytesPerRow, area)
        return true
    }

    /// Finds the masks of a run and their positions, and stores them in `placed`.
    private func place(
        _ run: GlyphRun, at origin: CGPoint, _ matrix: CGAffineTransform, clip: PixelArea
    ) -> (strike: GlyphStrike, area: PixelArea)? {
        let size = run.size * matrix.a
        guard matrix.isUniformScale, size > 0, size <= GlyphMasks.sizeLimit else { return nil }
        let strike = strike(of: run, size: size)
        placed.removeAll()
        let glyphs = run.glyphs
        let places = placed.reserve(glyphs.count)
        var count = 0
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        for glyph in glyphs {
            let x = ((origin.x + glyph.position.x) * matrix.a + matrix.tx) * CGFloat(GlyphMasks.phases)
            let y = (origin.y + glyph.position.y) * matrix.d + matrix.ty
            // Nothing is visible far outside; the limit also keeps the conversion to integers safe.
            guard abs(x) < 1e9, abs(y) < 1e9 else { continue }
            let quarters = Int((x + 0.5).rounded(.down))
            let mask = strike.mask(of: glyph.id, phase: quarters & 3) ?? paint(glyph.id, quarters & 3, in: strike)
            guard mask.width > 0 else { continue }
            let place = PlacedMask(
                mask: mask, x: quarters >> 2 + Int(mask.left), y: Int((y + 0.5).rounded(.down)) + Int(mask.top))
            guard place.x < clip.maxX, place.y < clip.maxY, place.x + Int(mask.width) > clip.x,
                place.y + Int(mask.height) > clip.y
            else { continue }
            (places + count).initialize(to: place)
            count += 1
            left = min(left, place.x)
            top = min(top, place.y)
            right = max(right, place.x + Int(mask.width))
            bottom = max(bottom, place.y + Int(mask.height))
        }
        let area = PixelArea(x: left, y: top, width: right &- left, height: bottom &- top)
        placed.advance(by: count)
        return (strike, count == 0 ? PixelArea(x: 0, y: 0, width: 0, height: 0) : area)
    }

    // MARK: Glyphs

    /// Returns the masks of a run's face at a size in pixels.
    private func strike(of run: GlyphRun, size: CGFloat) -> GlyphStrike {
        // Without a reference to the face, to which runs on all threads refer.
        for index in recent.indices where recent[index].size == size && recent[index].faceIdentity == run.faceIdentity {
            return recent[index]
        }
        let face = run.face
        for known in recent where known.size == size && known.face == face { return known }
        if knownByteCount > GlyphMasks.byteLimit { removeAll() }
        let strike = strikes[Font(face: face, size: size)] ?? GlyphStrike(face: face, size: size)
        strikes[Font(face: face, size: size)] = strike
        if recent.count < 4 {
            recent.append(strike)
        } else {
            recent[oldest] = strike
            oldest = (oldest + 1) & 3
        }
        return strike
    }

    /// Paints a glyph whose origin lies `phase` quarters to the right of a whole pixel.
    private func paint(_ glyph: UInt32, _ phase: Int, in strike: GlyphStrike) -> GlyphStrike.Mask {
        // Fonts number their glyphs with 16 bits.
        guard glyph <= UInt16.max else { return .empty }
        let before = strike.byteCount
        let (mask, coverage) = CairoFonts.exclusively { painted(glyph, phase, in: strike) } ?? (.empty, [])
        let kept = strike.insert(mask, coverage: coverage, of: glyph, phase: phase)
        knownByteCount += strike.byteCount - before
        return kept
    }

    private func painted(
        _ glyph: UInt32, _ phase: Int, in strike: GlyphStrike
    ) -> (mask: GlyphStrike.Mask, coverage: [UInt8])? {
        guard let outliner else { return nil }
        // Restoring the state releases the font within the exclusive call.
        cairo_save(outliner.raw)
        defer { cairo_restore(outliner.raw) }
        guard faces.select(strike.face, size: strike.size, in: outliner.raw) else { return nil }
        var place = cairo_glyph_t(index: UInt(glyph), x: Double(phase) / Double(GlyphMasks.phases), y: 0)
        cairo_new_path(outliner.raw)
        cairo_glyph_path(outliner.raw, &place, 1)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(outliner.raw, &x1, &y1, &x2, &y2)
        let area = CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).pixelAligned
        guard let area = PixelArea(area),
            let surface = CairoSurface.image(format: CAIRO_FORMAT_A8, width: area.width, height: area.height)
        else { return nil }
        let context = CairoContext(surface.raw)
        context.matrix = CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y))
        faces.select(strike.face, size: strike.size, in: context.raw)
        cairo_glyph_path(context.raw, &place, 1)
        cairo_fill(context.raw)
        var coverage = [UInt8](repeating: 0, count: area.width * area.height)
        surface.withPixels { bytes, bytesPerRow in
            for y in 0..<area.height {
                for x in 0..<area.width { coverage[y * area.width + x] = bytes[y * bytesPerRow + x] }
            }
        }
        let mask = GlyphStrike.Mask(
            left: Int32(area.x), top: Int32(area.y), width: Int32(area.width), height: Int32(area.height), start: 0)
        return (mask, coverage)
    }
}
