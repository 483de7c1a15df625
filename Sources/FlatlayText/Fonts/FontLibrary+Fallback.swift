import CPangoCairo
import FlatlayDrawing

/// The faces that a text needs in addition to its font's own face.
struct FontFallback: Equatable {
    /// The faces to search for characters that the font's own face lacks, in the library's order.
    var faces: [Int] = []
    /// Whether the text has emoji, for which Pango tries the emoji font first, even if the text's own font has them.
    var needsEmoji = false
    /// Whether the text must be shaped with all faces of the library available.
    var needsWholeLibrary = false
    /// The first file that could not be read during the search.
    var unreadable: String?
    /// The characters that no font of the library has.
    var missing: Set<Unicode.Scalar> = []
}

extension FontLibrary {
    /// Finds a face for every character that a font's own face lacks.
    ///
    /// The result depends only on the text and the library:
    ///
    /// 1. Emoji use the emoji font.
    /// 2. Characters of a script are looked up in the user's families, then in the script's own family.
    /// 3. Remaining characters, and those that belong to no script, are looked up in the faces found in step 2, then in
    ///    the families that are a fallback for any character.
    /// 4. Characters that are still missing are looked up in the whole library.
    ///
    /// - Parameter table: what is already known of characters for this face and font.
    func fallback(
        for text: String, in primary: FontFaceRecord, font: FontDescriptor, table: FallbackTable
    ) -> FontFallback {
        if primary.coversASCII, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return FontFallback() }
        var result = FontFallback(needsEmoji: TextCharacters.hasEmoji(text))
        let emoji = result.needsEmoji ? emojiFace.flatMap(record) : nil
        if result.needsEmoji, let emojiFace, record(emojiFace) == nil { result.unreadable = sources[emojiFace].path }
        var faces: Set<Int> = []
        var last: Int?
        var (common, seen): ([Unicode.Scalar], Set<Unicode.Scalar>) = ([], [])
        forEachLackedCharacter(of: text, in: primary, emoji: emoji, table) { scalar in
            let known = table.scriptFace(of: scalar) {
                var unreadable: String?
                let face = TextCharacters.script(of: scalar).flatMap {
                    firstFace(of: families(for: $0), with: scalar, font, &unreadable)
                }
                result.unreadable = result.unreadable ?? unreadable
                return (face, unreadable == nil)
            }
            guard let face = known else {
                if seen.insert(scalar).inserted { common.append(scalar) }
                return
            }
            // Successive characters mostly have the same face.
            if face != last { faces.insert(face) }
            last = face
        }
        for scalar in common {
            if faces.contains(where: { record($0)?.covers(scalar) == true }) { continue }
            if let face = firstFace(of: generalFamilies, with: scalar, font, &result.unreadable) {
                faces.insert(face)
                continue
            }
            result.needsWholeLibrary = true
            if let face = firstFace(of: Array(families.indices), with: scalar, font, &result.unreadable) {
                faces.insert(face)
            } else {
                result.missing.insert(scalar)
            }
        }
        result.faces = faces.sorted()
        return result
    }

    /// Calls `body` with each character that a face lacks and that is not drawn as an emoji, in the order of the text.
    private func forEachLackedCharacter(
        of text: String, in face: FontFaceRecord, emoji: FontFaceRecord?, _ table: FallbackTable,
        _ body: (Unicode.Scalar) -> Void
    ) {
        var scalars = text.unicodeScalars.makeIterator()
        var next = scalars.next()
        while let scalar = next {
            next = scalars.next()
            guard table.isLacked(scalar, in: face) else { continue }
            let isEmoji = TextCharacters.isEmojiPresentation(scalar) || next == TextCharacters.emojiSelector
            if isEmoji, emoji?.covers(scalar) == true { continue }
            body(scalar)
        }
    }

    private var generalFamilies: [Int] {
        families.indices.filter { families[$0].fallback == .anything }
    }

    /// The user's families and the family of the script.
    private func families(for script: String) -> [Int] {
        families.indices.filter { index in
            switch families[index].fallback {
            case .scripts(let scripts): scripts.contains(script)
            case .anything: families[index].isUsers
            case .never: false
            }
        }
    }

    /// Returns the face of the first family that has a character. Records a face whose file can't be read, since it may
    /// have the character.
    private func firstFace(
        of candidates: [Int], with scalar: Unicode.Scalar, _ font: FontDescriptor, _ unreadable: inout String?
    ) -> Int? {
        for candidate in candidates {
            let face = face(of: candidate, like: font)
            guard let record = record(face) else {
                unreadable = unreadable ?? sources[face].path
                continue
            }
            if record.covers(scalar) { return face }
        }
        return nil
    }
}
