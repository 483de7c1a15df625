import FlatlayRendering
import CPangoCairo
import FlatlayDrawing

/// Opens font files separately from Cairo, whose FreeType faces all threads share.
package enum FreeTypeFile {
    /// Calls `body` with the FreeType face. Calls `failure` and returns nil if the file can't be read.
    package static func open<Result>(_ face: FontFace, failure: () -> Void, _ body: (FT_Face) -> Result?) -> Result? {
        LibraryEnvironment.pin()
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else {
            failure()
            return nil
        }
        defer { FT_Done_FreeType(library) }
        var opened: FT_Face?
        guard let path = face.file.pathToOpen, FT_New_Face(library, path, FT_Long(face.index), &opened) == 0,
            let opened
        else {
            failure()
            return nil
        }
        defer { FT_Done_Face(opened) }
        return body(opened)
    }
}
