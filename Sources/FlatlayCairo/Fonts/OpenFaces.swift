import CPangoCairo
import Synchronization

/// Keeps every font file that Cairo has opened open until the process ends.
///
/// Cairo shares one FreeType object for each face between all threads, keeps about ten of them open, and closes one
/// that nobody uses to open another. It looks for such a one without holding the lock of the others: while one thread
/// begins to use a face, a second one may close it, and the process crashes. A face that somebody has locked is never
/// closed, so each is locked once, before its first use, and stays so. Their number is that of the font files.
enum OpenFaces {
    private struct Key: Hashable {
        var path: String
        var index: Int
    }

    private static let kept = Mutex<Set<Key>>([])

    /// Opens a face, unless it is open, and keeps it so.
    static func keep(path: String, index: Int) {
        kept.withLock { kept in
            guard kept.insert(Key(path: path, index: index)).inserted else { return }
            open(path: path, index: index)
        }
    }

    private static func open(path: String, index: Int) {
        guard let pattern = FcPatternCreate() else { return }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, path)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: index))
        guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { return }
        defer { cairo_font_face_destroy(face) }
        var (size, identity) = (cairo_matrix_t(), cairo_matrix_t())
        cairo_matrix_init_scale(&size, 16, 16)
        cairo_matrix_init_identity(&identity)
        let font = PinnedFontOptions.with { cairo_scaled_font_create(face, &size, &identity, $0) }
        // Neither unlocked nor destroyed, on purpose.
        if let font, cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS { cairo_ft_scaled_font_lock_face(font) }
    }
}
