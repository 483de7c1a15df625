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
        let lacked = lackedCharacters(
            of: text, in: primary, emoji: result.needsEmoji ? emojiFace.flatMap(record) : nil, table)
        if result.needsEmoji, let emojiFace, record(emojiFace) == nil { result.unreadable = sources[emojiFace].path }
        var faces: Set<Int> = []
        var common: [Unicode.Scalar] = []
        for scalar in lacked {
            let known = table.scriptFace(of: scalar) {
                var unreadable: String?
                let face = TextCharacters.script(of: scalar).flatMap {
                    firstFace(of: families(for: $0), with: scalar, font, &unreadable)
                }
                result.unreadable = result.unreadable ?? unreadable
                return (face, unreadable == nil)
            }
            if let face = known { faces.insert(face) } else { common.append(scalar) }
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

    /// The characters that a face lacks and that are not drawn as emoji, each once, in the order of the text.
    private func lackedCharacters(
        of text: String, in face: FontFaceRecord, emoji: FontFaceRecord?, _ table: FallbackTable
    ) -> [Unicode.Scalar] {
        var lacked: [Unicode.Scalar] = []
        var seen: Set<Unicode.Scalar> = []
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            guard table.isLacked(scalar, in: face), !seen.contains(scalar) else { continue }
            let next = scalars.index(after: index)
            let isEmoji =
                scalar.properties.isEmojiPresentation
                || (next < scalars.endIndex && scalars[next] == TextCharacters.emojiSelector)
            if isEmoji, emoji?.covers(scalar) == true { continue }
            seen.insert(scalar)
            lacked.append(scalar)
        }
        return lacked
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
