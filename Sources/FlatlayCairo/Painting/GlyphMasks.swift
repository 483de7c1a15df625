import CPangoCairo
import FlatlayDrawing
import Foundation

/// The coverage of glyphs as small pictures, each painted once for a size and a place between pixels.
///
/// Cairo 1.16 puts every glyph on a whole pixel, which spaces letters unevenly at small sizes. Here a glyph may start
/// on any quarter of a pixel; baselines stay on whole pixels, where strokes are sharp.
final class GlyphMasks {
    /// The coverage of one glyph. `left` and `top` are the place of its first pixel from the whole pixel of its origin.
    struct Mask {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var coverage: [UInt8]
    }

    /// Sizes above this are filled as outlines: they are rare, and their pictures large.
    static let sizeLimit: CGFloat = 128
    static let phases = 4

    private struct Font: Hashable {
        var face: FontFace
        var size: CGFloat
    }

    /// The masks of one face at one size, by glyph and phase.
    final class Strike {
        fileprivate var masks: [UInt64: Mask] = [:]
        fileprivate let face: FontFace
        fileprivate let size: CGFloat

        fileprivate init(face: FontFace, size: CGFloat) {
            self.face = face
            self.size = size
        }
    }

    private let faces: FontFaceCache
    private var strikes: [Font: Strike] = [:]
    private var lastStrike: Strike?
    private(set) var byteCount = 0
    static let byteLimit = 16_000_000
    /// A surface to build outlines on; nothing is ever drawn on it.
    private let outliner = CairoSurface.image(format: CAIRO_FORMAT_A8, width: 1, height: 1).map { CairoContext($0.raw) }

    init(faces: FontFaceCache) {
        self.faces = faces
    }

    /// How many masks are kept.
    var count: Int { strikes.values.reduce(0) { $0 + $1.masks.count } }

    /// The masks of a face at a size in pixels.
    func strike(of face: FontFace, size: CGFloat) -> Strike {
        if let lastStrike, lastStrike.size == size, lastStrike.face == face { return lastStrike }
        if byteCount > GlyphMasks.byteLimit {
            strikes = [:]
            byteCount = 0
        }
        let strike = strikes[Font(face: face, size: size)] ?? Strike(face: face, size: size)
        strikes[Font(face: face, size: size)] = strike
        lastStrike = strike
        return strike
    }

    /// The coverage of a glyph whose origin lies `phase` quarters right of a whole pixel.
    func mask(of glyph: UInt32, phase: Int, in strike: Strike) -> Mask {
        let key = UInt64(glyph) << 2 | UInt64(phase)
        if let known = strike.masks[key] { return known }
        let mask = paint(glyph, phase: phase, in: strike) ?? Mask(left: 0, top: 0, width: 0, height: 0, coverage: [])
        strike.masks[key] = mask
        byteCount += mask.coverage.count + 64
        return mask
    }

    private func paint(_ glyph: UInt32, phase: Int, in strike: Strike) -> Mask? {
        guard let outliner, faces.select(strike.face, size: strike.size, in: outliner.raw) else { return nil }
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
        cairo_translate(context.raw, Double(-area.x), Double(-area.y))
        faces.select(strike.face, size: strike.size, in: context.raw)
        cairo_glyph_path(context.raw, &place, 1)
        cairo_fill(context.raw)
        var coverage = [UInt8](repeating: 0, count: area.width * area.height)
        surface.withPixels { bytes, bytesPerRow in
            for y in 0..<area.height {
                for x in 0..<area.width { coverage[y * area.width + x] = bytes[y * bytesPerRow + x] }
            }
        }
        return Mask(left: area.x, top: area.y, width: area.width, height: area.height, coverage: coverage)
    }
}
