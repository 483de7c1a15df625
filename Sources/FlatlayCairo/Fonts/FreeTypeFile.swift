import CPangoCairo
import FlatlayDrawing

/// Font files opened apart from Cairo, whose FreeType objects all threads share.
enum FreeTypeFile {
    /// Calls `body` with FreeType's object for a face; nil where the file cannot be read.
    static func open<Result>(_ face: FontFace, _ body: (FT_Face) -> Result?) -> Result? {
        FreeTypeEnvironment.pin()
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return nil }
        defer { FT_Done_FreeType(library) }
        var opened: FT_Face?
        guard FT_New_Face(library, face.path, FT_Long(face.index), &opened) == 0, let opened else { return nil }
        defer { FT_Done_Face(opened) }
        return body(opened)
    }
}
