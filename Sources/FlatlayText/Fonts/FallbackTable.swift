import FlatlayDrawing

/// What is known of characters in one face and one kind of font, so that each is looked up once. Use it on one thread
/// only.
///
/// An answer depends only on the character, the face, and the weight, slant and width of the font. Answers that were
/// found while a file was unreadable are not kept.
final class FallbackTable {
    /// The maximum number of characters; beyond it, the table starts anew.
    private static let limit = 4096

    private var lacked: [UInt32: Bool] = [:]
    private var scriptFaces: [UInt32: Int?] = [:]

    /// Whether a character is visible, and missing in a face.
    func isLacked(_ scalar: Unicode.Scalar, in face: FontFaceRecord) -> Bool {
        if scalar.value >= 0x21, scalar.value < 0x7f, face.coversASCII { return false }
        if let known = lacked[scalar.value] { return known }
        let isLacked = !face.covers(scalar) && !TextCharacters.isInvisible(scalar)
        if lacked.count >= FallbackTable.limit { lacked = [:] }
        lacked[scalar.value] = isLacked
        return isLacked
    }

    /// The face for a character of a script; nil if its script has none.
    ///
    /// - Parameter find: looks the face up, and returns whether the answer may be kept.
    func scriptFace(of scalar: Unicode.Scalar, find: () -> (face: Int?, isFinal: Bool)) -> Int? {
        if let known = scriptFaces[scalar.value] { return known }
        let (face, isFinal) = find()
        guard isFinal else { return face }
        if scriptFaces.count >= FallbackTable.limit { scriptFaces = [:] }
        scriptFaces[scalar.value] = .some(face)
        return face
    }
}
