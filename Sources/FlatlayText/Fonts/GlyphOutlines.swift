import CPangoCairo
import FlatlayDrawing
import Foundation

/// The outlines of glyphs, for outputs that contain shapes instead of text. Use it on one thread only.
///
/// ```swift
/// let outlines = GlyphOutlines(fonts: FontFaceCache())
/// let path = outlines.outline(of: glyph.id, face: run.face, size: run.size)
/// ```
package final class GlyphOutlines {
    let fonts: FontFaceCache

    /// Creates outlines for the faces of a cache.
    package init(fonts: FontFaceCache) {
        self.fonts = fonts
    }

    /// Returns the outline of a glyph in points, with the origin on the baseline at (0, 0) and y downwards, to be
    /// filled with the nonzero rule. It is empty for a blank, and nil for a glyph that is an image or whose face can't
    /// be read.
    ///
    /// The coordinates are the font's design coordinates, scaled, without hinting and rounding.
    package func outline(of glyphID: UInt32, face: FontFace, size: CGFloat) -> Path? {
        fonts.withFreeTypeFace(of: face) { font in
            let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_IGNORE_TRANSFORM)
            guard font.pointee.units_per_EM > 0, FT_Load_Glyph(font, glyphID, flags) == 0,
                let slot = font.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return nil }
            let builder = OutlineBuilder(scale: size / CGFloat(font.pointee.units_per_EM))
            return builder.path(of: &slot.pointee.outline)
        }
    }
}

/// Converts FreeType outlines to paths.
private final class OutlineBuilder {
    private var path = Path()
    private let scale: CGFloat

    init(scale: CGFloat) {
        self.scale = scale
    }

    func path(of outline: inout FT_Outline) -> Path {
        var functions = FT_Outline_Funcs(
            move_to: { to, user in
                OutlineBuilder.from(user)?.move(to)
                return 0
            },
            line_to: { to, user in
                OutlineBuilder.from(user)?.line(to)
                return 0
            },
            conic_to: { control, to, user in
                OutlineBuilder.from(user)?.quadCurve(control, to)
                return 0
            },
            cubic_to: { control1, control2, to, user in
                OutlineBuilder.from(user)?.curve(control1, control2, to)
                return 0
            },
            shift: 0, delta: 0)
        FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(self).toOpaque())
        // FreeType's contours are closed implicitly.
        path.closeSubpath()
        return path
    }

    private static func from(_ user: UnsafeMutableRawPointer?) -> OutlineBuilder? {
        user.map { Unmanaged<OutlineBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    private func move(_ to: UnsafePointer<FT_Vector>?) {
        path.closeSubpath()
        path.move(to: point(to))
    }

    private func line(_ to: UnsafePointer<FT_Vector>?) {
        path.addLine(to: point(to))
    }

    private func quadCurve(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
        path.addQuadCurve(to: point(to), control: point(control))
    }

    private func curve(
        _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
    ) {
        path.addCurve(to: point(to), control1: point(control1), control2: point(control2))
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector else { return .zero }
        return CGPoint(x: CGFloat(vector.pointee.x) * scale, y: -CGFloat(vector.pointee.y) * scale)
    }
}
