import CPangoCairo
import FlatlayDrawing
import Synchronization

/// Keeps every font file that Cairo uses open.
///
/// All threads of a process share Cairo's open font files. If there are more than ten, Cairo closes an unused one, but
/// checks for use without the lock that protects this: another thread may just be starting to use it, and the process
/// crashes in FreeType. A locked file is never closed, so each file is opened here, one at a time, before anything
/// draws from it, and stays open until the process ends. That is one object per face, so a process grows only when it
/// uses new font files.
enum OpenFontFiles {
    private struct Key: Hashable {
        var file: FontFile
        var index: Int
    }

    private static let files = Mutex<Set<Key>>([])

    /// Opens the file of a face, unless it is open. Returns true if it is open afterwards.
    @discardableResult
    static func keep(_ face: FontFace) -> Bool {
        let key = Key(file: face.file, index: face.index)
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
                // The lock and the font are never released: this keeps the file open.
                files.insert(key)
                return true
            }
        }
    }
}
