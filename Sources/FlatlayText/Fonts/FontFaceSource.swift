/// The location of a face, and its properties that are known without opening the file.
struct FontFaceSource: Sendable {
    /// The number of the family in the library.
    var family: Int
    /// The name of the style, such as `SemiBold Italic`.
    var style: String
    /// The path of the font file.
    var path: String
    /// The index of the face in the file; for a variable face with fontconfig's flag in the upper half.
    var index: Int
    /// The available weights, from 100 to 900; a single one for a static face.
    var weights: ClosedRange<Int>
    /// Whether the face is italic or oblique.
    var isItalic: Bool
    /// The width in percent of the normal one.
    var width: Int = 100

    /// The distance of the face from a requested font; the face with the smallest tuple is used.
    func distance(weight: Int, isItalic: Bool, width: Int) -> (Int, Int, Int, Int) {
        let weight = min(max(weight, 1), 1000)
        let nearest = min(max(weight, weights.lowerBound), weights.upperBound)
        // Of two faces at the same distance, text bolder than regular gets the bolder one.
        let tie = (nearest > weight) == (weight > 400) ? 0 : 1
        return (
            self.isItalic == isItalic ? 0 : 1, abs(self.width - min(max(width, 1), 1000)), abs(nearest - weight), tie
        )
    }
}

/// A family of a library.
struct FontFamilyRecord: Sendable {
    /// The name of the family.
    var name: String
    /// The numbers of its faces in the library.
    var faces: [Int] = []
    /// The characters for which the family is a fallback.
    var fallback: Fallback
    /// The role for which the family is used by default, if any.
    var role: FontRole?
    /// Whether the user added it.
    var isUsers = false
    /// Whether it is one of the system's own fonts, provided by the user.
    var isSystems = false

    /// The characters for which a family is a fallback if the requested font lacks them.
    enum Fallback: Hashable, Sendable {
        /// None: the family is used only by name.
        case never
        /// Characters of these scripts, by their ISO 15924 codes of four letters.
        case scripts([String])
        /// Any character.
        case anything
    }
}

/// The purpose for which a family is used if no name is given.
public enum FontRole: String, Hashable, Sendable, CaseIterable {
    /// The system font.
    case system
    /// The system font in its rounded design.
    case rounded
    /// The system's serif font.
    case serif
    /// The system's monospaced font.
    case monospaced
    /// Emoji: glyphs with colours of their own.
    case emoji
}
