import CPangoCairo
import FlatlayDrawing

/// The faces that a text needs beside the one that its font names.
struct FontFallback: Equatable {
    /// The faces to look in for characters that the font's own face lacks, in the library's order.
    var faces: [Int] = []
    /// Whether the text has emoji, for which Pango asks the emoji font first, whatever the text's own font has.
    var needsEmoji = false
    /// Whether the text must be shaped with every face of the library at hand.
    var needsWholeLibrary = false
    /// The first file that could not be read while the faces were looked for.
    var unreadable: String?
    /// The characters that no font of the library has.
    var missing: Set<Unicode.Scalar> = []
}

extension FontLibrary {
    /// Finds a face for every character that a font's own face lacks.
    ///
    /// The answer depends on the text and the library alone:
    ///
    /// 1. Emoji are drawn in the emoji font.
    /// 2. Characters of a script are looked for in the user's families, then in the script's own family.
    /// 3. What is left over, and characters that belong to no script, is looked for in the faces that step 2 found,
    ///    then in the families that stand in for anything.
    /// 4. What is still left over is looked for in the whole library.
    func fallback(for text: String, in primary: FontFaceRecord, font: FontDescriptor) -> FontFallback {
        if primary.coversASCII, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return FontFallback() }
        var result = FontFallback(needsEmoji: TextCharacters.hasEmoji(text))
        let lacked = lackedCharacters(of: text, in: primary, emoji: result.needsEmoji ? emojiFace.flatMap(record) : nil)
        if result.needsEmoji, let emojiFace, record(emojiFace) == nil { result.unreadable = sources[emojiFace].path }
        var faces: Set<Int> = []
        var common: [Unicode.Scalar] = []
        for scalar in lacked {
            if let script = TextCharacters.script(of: scalar),
                let face = firstFace(of: families(for: script), with: scalar, font, &result.unreadable)
            {
                faces.insert(face)
            } else {
                common.append(scalar)
            }
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
        of text: String, in face: FontFaceRecord, emoji: FontFaceRecord?
    ) -> [Unicode.Scalar] {
        var lacked: [Unicode.Scalar] = []
        var seen: Set<Unicode.Scalar> = []
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            guard !TextCharacters.isInvisible(scalar), !face.covers(scalar), !seen.contains(scalar) else { continue }
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

    /// The face of the first family that has a character; notes a face whose file cannot be read, since it may have it.
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
