import CPangoCairo
import FlatlayDrawing
import Synchronization

/// Keeps every font file that Cairo draws from open.
///
/// All threads of a process share Cairo's open font files. When there are more than ten, Cairo closes one that is not in
/// use, and looks at that without the lock that says so: another thread may just be starting to use it, and the process
/// ends in FreeType. A file that is locked is never closed, so each is opened here, one at a time, before anything draws
/// from it, and stays open until the process ends. That is one object for each face that was drawn, so a process grows by
/// this only as long as it draws in font files that it has not drawn in before.
enum OpenFontFiles {
    private struct Key: Hashable {
        var path: String
        var index: Int
    }

    private static let files = Mutex<Set<Key>>([])

    /// Opens the file of a face, unless it is open. Answers whether it is.
    @discardableResult
    static func keep(_ face: FontFace) -> Bool {
        let key = Key(path: face.path, index: face.index)
        return CairoFonts.exclusively {
            files.withLock { files in
                if files.contains(key) { return true }
                guard let fontFace = LastingFontFaces.face(face) else { return false }
                var identity = cairo_matrix_t()
                cairo_matrix_init_identity(&identity)
                var size = cairo_matrix_t()
                cairo_matrix_init_scale(&size, 16, 16)
                let font = PinnedFontOptions.with { cairo_scaled_font_create(fontFace, &size, &identity, $0) }
                guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS,
                    cairo_ft_scaled_font_lock_face(font) != nil
                else {
                    cairo_scaled_font_destroy(font)
                    return false
                }
                // Neither the lock nor the font is given back: that is what keeps the file open.
                files.insert(key)
                return true
            }
        }
    }
}
