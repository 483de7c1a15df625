import FlatlayDrawing

/// What is known of characters in one face and one kind of font, so that each is looked up once. Use it on one thread
/// only.
///
/// An answer depends only on the character, the face, and the weight, slant and width of the font. Answers that were
/// found while a file was unreadable are not kept.
final class FallbackTable {
    /// For each character one of the values below, or more: the face of its script.
    @exclusivity(unchecked) private var answers = CharacterTable()

    private static let present: UInt16 = 1
    private static let lacked: UInt16 = 2
    private static let withoutScript: UInt16 = 3
    private static let firstFace: UInt16 = 4

    /// Whether a character is visible, and missing in a face.
    func isLacked(_ scalar: Unicode.Scalar, in face: FontFaceRecord) -> Bool {
        if scalar.value >= 0x21, scalar.value < 0x7f, face.coversASCII { return false }
        let known = answers[scalar]
        if known != 0 { return known != FallbackTable.present }
        let isLacked = !face.covers(scalar) && !TextCharacters.isInvisible(scalar)
        answers[scalar] = isLacked ? FallbackTable.lacked : FallbackTable.present
        return isLacked
    }

    /// The face for a character of a script; nil if its script has none.
    ///
    /// - Parameters:
    ///   - scalar: a character that the face lacks.
    ///   - find: looks the face up, and returns whether the answer may be kept.
    func scriptFace(of scalar: Unicode.Scalar, find: () -> (face: Int?, isFinal: Bool)) -> Int? {
        let known = answers[scalar]
        if known == FallbackTable.withoutScript { return nil }
        if known >= FallbackTable.firstFace { return Int(known - FallbackTable.firstFace) }
        let (face, isFinal) = find()
        if isFinal, face ?? 0 <= Int(UInt16.max - FallbackTable.firstFace) {
            answers[scalar] = face.map { UInt16($0) + FallbackTable.firstFace } ?? FallbackTable.withoutScript
        }
        return face
    }
}
