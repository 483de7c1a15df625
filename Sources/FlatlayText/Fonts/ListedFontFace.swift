import CPangoCairo
import FlatlayDrawing

/// A user's face as its file described it when the library was created.
///
/// The file is not kept open until a text needs it, because a folder may have more fonts than the process may have open
/// files.
final class ListedFontFace: @unchecked Sendable {
    // Unchecked because of the pattern: it doesn't change after `init`, and fontconfig counts references atomically.

    /// The name of the family, as the file spells it.
    let family: String
    private let version: FileVersion?
    private let pattern: OpaquePointer

    /// Takes ownership of the pattern. Returns nil if the face has no characters.
    ///
    /// - Parameter version: the version of the file before it was read.
    init?(family: String, version: FileVersion?, adopting pattern: OpaquePointer) {
        var characters: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch else {
            FcPatternDestroy(pattern)
            return nil
        }
        self.family = family
        self.version = version
        self.pattern = pattern
    }

    deinit {
        FcPatternDestroy(pattern)
    }

    /// Returns a pattern of an opened file, which the caller owns; nil if the file has changed since it was listed.
    func pattern(of file: FontFile, at path: String) -> OpaquePointer? {
        guard file.version == version, let copy = FcPatternDuplicate(pattern) else { return nil }
        FcPatternDel(copy, FC_FILE)
        FcPatternAddString(copy, FC_FILE, path)
        return copy
    }
}
