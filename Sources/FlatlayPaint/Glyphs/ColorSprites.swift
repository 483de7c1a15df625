import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Colour glyphs, such as emoji, each painted once per size and subpixel position. Use them on one thread only.
///
/// They are placed like the other glyphs of a text (``GlyphMasks``): at quarters of a pixel, on a baseline of whole
/// pixels. So an emoji keeps its distance from the letters beside it, and looks the same in every row.
final class ColorSprites {
    /// The cache is emptied when it would exceed this number of bytes.
    static let byteLimit = 8_000_000

    private struct Key: Hashable {
        var face: FontFace
        var glyph: UInt32
        var size: CGFloat
        var phase: Int
    }

    private let pictures: ColorGlyphs
    @exclusivity(unchecked) private var sprites: [Key: ColorSprite] = [:]
    /// The number of pixels from which glyphs have no sprites: a font may contain images of many times its size. Only
    /// tests change it.
    var areaLimit = 1 << 18
    /// The approximate memory of the sprites, in bytes. Only tests change it from outside.
    var byteCount = 0

    init(pictures: ColorGlyphs) {
        self.pictures = pictures
    }

    var count: Int { sprites.count }

    func removeAll() {
        sprites = [:]
        byteCount = 0
    }

    /// Returns a glyph whose origin lies `phase` quarters to the right of a whole pixel.
    ///
    /// - Parameter size: the size of the font in pixels.
    func sprite(of glyph: UInt32, in face: FontFace, size: CGFloat, phase: Int, glyphs: GlyphStore) -> ColorSprite {
        let key = Key(face: face, glyph: glyph, size: size, phase: phase)
        if let known = sprites[key] { return known }
        let sprite = painted(glyph, face, size, phase, glyphs)
        if byteCount + sprite.byteCount > ColorSprites.byteLimit { removeAll() }
        byteCount += sprite.byteCount
        sprites[key] = sprite
        checkInvariants()
        return sprite
    }

    /// Checks, in debug builds, that the sum is that of the sprites.
    func checkInvariants() {
        assert(
            byteCount == sprites.values.reduce(0) { $0 + $1.byteCount },
            "the sum of the cache differs from its sprites")
    }

    private func painted(
        _ glyph: UInt32, _ face: FontFace, _ size: CGFloat, _ phase: Int, _ glyphs: GlyphStore
    ) -> ColorSprite {
        guard let picture = pictures.picture(of: glyph, in: face) else { return .nothing }
        let unit = picture.rect
        let rect = CGRect(
            x: CGFloat(phase) / CGFloat(GlyphMasks.phases) + unit.minX * size, y: unit.minY * size,
            width: unit.width * size, height: unit.height * size)
        guard let area = PixelArea(rect.pixelAligned), area.width * area.height <= areaLimit,
            let surface = CairoSurface.image(format: CAIRO_FORMAT_ARGB32, width: area.width, height: area.height)
        else { return .tooLarge }
        cairo_surface_set_device_offset(surface.raw, Double(-area.x), Double(-area.y))
        let painter = Painter(context: CairoContext(surface.raw), glyphs: glyphs)
        painter.draw(ImageDrawing(image: picture.image, rect: rect, interpolation: .high), isKept: false)
        return ColorSprite(surface: surface, area: area)
    }
}

/// A painted colour glyph.
final class ColorSprite {
    /// Its pixels; nil if it has none.
    let surface: CairoSurface?
    /// Its position, relative to the pixel of the glyph's origin.
    let area: PixelArea

    /// Whether the glyph has to be drawn without a sprite.
    let isTooLarge: Bool

    init(surface: CairoSurface?, area: PixelArea, isTooLarge: Bool = false) {
        self.surface = surface
        self.area = area
        self.isTooLarge = isTooLarge
    }

    /// The sprite of a glyph without an image.
    static var nothing: ColorSprite { ColorSprite(surface: nil, area: .nothing) }

    /// The sprite of a glyph that is too large for one.
    static var tooLarge: ColorSprite { ColorSprite(surface: nil, area: .nothing, isTooLarge: true) }

    /// Its approximate memory, in bytes.
    var byteCount: Int { area.width * area.height * 4 + 256 }
}
