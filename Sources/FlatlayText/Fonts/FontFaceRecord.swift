import CPangoCairo
import FlatlayDrawing

/// An opened face: what fontconfig says of it, with a family name of its own.
///
/// The pattern's family is replaced by ``alias``, a name that no other face has. Text is shaped with a list of such
/// names, so fontconfig's search finds exactly the faces that the library chose, in their order.
final class FontFaceRecord: @unchecked Sendable {
    // Unchecked because of the pattern and its parts: nothing changes them once `init` is done, and fontconfig counts
    // references to them atomically.

    /// The number of the face in its library.
    let id: Int
    /// What painters know the face by; without variations, which depend on the weight that is asked for.
    let face: FontFace
    /// The description that font maps are made of.
    let pattern: OpaquePointer
    private let characters: OpaquePointer
    /// Whether every printable character of ASCII is in the face, which spares most texts a closer look.
    let coversASCII: Bool

    /// The family name that only this face has.
    var alias: String { "f\(id)" }

    /// Opens the face of a source; nil where the file cannot be read.
    convenience init?(id: Int, family: String, source: FontFaceSource, drawsEmoji: Bool) {
        var count: Int32 = 0
        guard let pattern = FcFreeTypeQuery(source.path, UInt32(truncatingIfNeeded: source.index), nil, &count) else {
            return nil
        }
        self.init(id: id, family: family, source: source, drawsEmoji: drawsEmoji, adopting: pattern)
    }

    /// The face of a pattern, which belongs to the record from now on.
    init?(id: Int, family: String, source: FontFaceSource, drawsEmoji: Bool, adopting pattern: OpaquePointer) {
        var characters: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters else {
            FcPatternDestroy(pattern)
            return nil
        }
        let isColor = FontPattern.bool(pattern, FC_COLOR) ?? false
        self.id = id
        self.pattern = pattern
        self.characters = characters
        face = FontFace(family: family, style: source.style, path: source.path, index: source.index, isColor: isColor)
        coversASCII = (0x20...0x7e).allSatisfy { FcCharSetHasChar(characters, $0) != 0 }
        FcPatternDel(pattern, FC_FAMILY)
        FcPatternDel(pattern, FC_FAMILYLANG)
        FcPatternAddString(pattern, FC_FAMILY, "f\(id)")
        // Pango asks for this family by its name wherever a text has emoji; one face of a library answers.
        if drawsEmoji { FcPatternAddString(pattern, FC_FAMILY, "emoji") }
        FcPatternAddInteger(pattern, FontPattern.faceNumber, Int32(truncatingIfNeeded: id))
    }

    deinit {
        FcPatternDestroy(pattern)
    }

    /// Whether the face has a character.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        FcCharSetHasChar(characters, scalar.value) != 0
    }
}
