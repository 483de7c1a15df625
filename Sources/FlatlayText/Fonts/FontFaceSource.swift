/// Where a face comes from, and what is known of it without opening its file.
struct FontFaceSource: Sendable {
    /// The number of the family in the library.
    var family: Int
    /// The name of the style, such as `SemiBold Italic`.
    var style: String
    /// The file.
    var path: String
    /// The number of the face in the file; for a variable face with fontconfig's flag in the upper half.
    var index: Int
    /// The weights that the face can have, from 100 to 900; one for a face that does not vary.
    var weights: ClosedRange<Int>
    /// Whether the face is slanted.
    var isItalic: Bool
    /// The width in percent of the normal one.
    var width: Int = 100

    /// How far the face is from what a font asks for; the face with the smallest tuple is drawn.
    func distance(weight: Int, isItalic: Bool, width: Int) -> (Int, Int, Int, Int) {
        let weight = min(max(weight, 1), 1000)
        let nearest = min(max(weight, weights.lowerBound), weights.upperBound)
        // Of two faces at the same distance, text that is bolder than regular takes the bolder one.
        let tie = (nearest > weight) == (weight > 400) ? 0 : 1
        return (
            self.isItalic == isItalic ? 0 : 1, abs(self.width - min(max(width, 1), 1000)), abs(nearest - weight), tie
        )
    }
}

/// A family of a library.
struct FontFamilyRecord: Sendable {
    /// Its name.
    var name: String
    /// Its faces.
    var faces: [Int] = []
    /// What it stands in for when another font lacks a character.
    var fallback: Fallback
    /// The role that it has by default.
    var role: FontRole?
    /// Whether the user added it.
    var isUsers = false
    /// Whether it is one of the system's own fonts, which the user brought.
    var isSystems = false

    /// When a family is asked for characters that the wanted font lacks.
    enum Fallback: Hashable, Sendable {
        /// Never: the family is drawn only where it is named.
        case never
        /// For characters of these scripts, by their four-letter codes of ISO 15924.
        case scripts([String])
        /// For any character.
        case anything
    }
}

/// What a family is used for where no name is given.
public enum FontRole: String, Hashable, Sendable, CaseIterable {
    /// The system font.
    case system
    /// The system font with round ends.
    case rounded
    /// The system's font with serifs.
    case serif
    /// The system's font with characters of one width.
    case monospaced
    /// Pictures in colours of their own.
    case emoji
}
