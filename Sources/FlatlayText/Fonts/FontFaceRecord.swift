import CPangoCairo
import FlatlayDrawing

/// An opened face: its fontconfig pattern, with a unique family name.
///
/// The pattern's family is replaced by ``alias``, a name that no other face has. Text is shaped with a list of such
/// names, so that fontconfig finds exactly the faces that the library chose, in their order.
final class FontFaceRecord: @unchecked Sendable {
    // Unchecked because of the pattern and its parts: they don't change after `init`, and fontconfig counts their
    // references atomically.

    /// The number of the face in its library.
    let id: Int
    /// The face as painters identify it; without variations, which depend on the requested weight.
    let face: FontFace
    /// The fontconfig pattern from which font maps are created.
    let pattern: OpaquePointer
    private let characters: OpaquePointer
    /// Whether the face has every printable ASCII character; most texts then need no further check.
    let coversASCII: Bool

    /// The family name that only this face has.
    var alias: String { "f\(id)" }

    /// Opens the file of a face, which stays the same from here on; returns nil if it can't be read.
    ///
    /// - Parameter listed: what the library knows of a user's face.
    convenience init?(
        id: Int, family: String, source: FontFaceSource, drawsEmoji: Bool, listed: ListedFontFace? = nil
    ) {
        guard let file = try? FontFileTable.file(at: source.path), let path = file.pathToOpen else { return nil }
        var pattern = listed?.pattern(of: file, at: path)
        if pattern == nil {
            // A user's file that has changed since it was listed may be anything.
            guard listed == nil || (try? FontFileCheck.check(source.path)) != nil else { return nil }
            var count: Int32 = 0
            pattern = FcFreeTypeQuery(path, UInt32(truncatingIfNeeded: source.index), nil, &count)
        }
        guard let pattern else { return nil }
        self.init(
            id: id, family: listed?.family ?? family, source: source, file: file, drawsEmoji: drawsEmoji,
            adopting: pattern)
    }

    /// Takes ownership of the pattern.
    private init?(
        id: Int, family: String, source: FontFaceSource, file: FontFile, drawsEmoji: Bool,
        adopting pattern: OpaquePointer
    ) {
        var characters: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters else {
            FcPatternDestroy(pattern)
            return nil
        }
        let isColor = FontPattern.bool(pattern, FC_COLOR) ?? false
        self.id = id
        self.pattern = pattern
        self.characters = characters
        face = FontFace(family: family, style: source.style, file: file, index: source.index, isColor: isColor)
        coversASCII = (0x20...0x7e).allSatisfy { FcCharSetHasChar(characters, $0) != 0 }
        FcPatternDel(pattern, FC_FAMILY)
        FcPatternDel(pattern, FC_FAMILYLANG)
        FcPatternAddString(pattern, FC_FAMILY, "f\(id)")
        // Pango requests this family by name if a text has emoji; one face of a library provides it.
        if drawsEmoji { FcPatternAddString(pattern, FC_FAMILY, "emoji") }
        FcPatternAddInteger(pattern, FontPattern.faceNumber, Int32(truncatingIfNeeded: id))
    }

    deinit {
        FcPatternDestroy(pattern)
    }

    /// Whether the face has a glyph for a character.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        FcCharSetHasChar(characters, scalar.value) != 0
    }
}
