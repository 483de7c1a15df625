import CPangoCairo
import FlatlayDrawing

/// Cairo's font faces.
enum CairoFontFace {
    /// A font face of the pinned kind, to be given back with `cairo_font_face_destroy`; nil where Cairo refuses.
    static func make(of face: FontFace) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, UnpackedFonts.path(of: face.path))
        FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: face.index))
        if !face.variations.isEmpty { FcPatternAddString(pattern, FC_FONT_VARIATIONS, face.variations) }
        if face.isColor {
            // Cairo looks for outlines alone, and an emoji is blank, unless a pattern allows bitmaps and says nothing of
            // hinting.
            FcPatternAddBool(pattern, FC_COLOR, 1)
            FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, 1)
        } else {
            FcPatternAddBool(pattern, FC_ANTIALIAS, 1)
            FcPatternAddBool(pattern, FC_HINTING, 0)
            FcPatternAddInteger(pattern, FC_HINT_STYLE, Int32(FC_HINT_NONE))
        }
        guard let fontFace = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
        guard cairo_font_face_status(fontFace) == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(fontFace)
            return nil
        }
        return fontFace
    }
}
