import CPangoCairo
import FlatlayDrawing

/// Creates Cairo's font faces.
enum CairoFontFace {
    /// Creates a font face with our fixed options; release it with `cairo_font_face_destroy`. Returns nil if the
    /// file is gone, or Cairo fails.
    static func make(of face: FontFace) -> OpaquePointer? {
        guard let path = face.file.pathToOpen, let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, path)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: face.index))
        if !face.variations.isEmpty { FcPatternAddString(pattern, FC_FONT_VARIATIONS, face.variations) }
        if face.isColor {
            // Cairo only loads outlines, and leaves emoji blank, unless the pattern allows bitmaps and says nothing
            // about hinting.
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
