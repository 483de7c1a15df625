import CPangoCairo
import FlatlayDrawing

/// Unicode properties of characters.
enum TextCharacters {
    /// The variation selector that requests the emoji form of the preceding character.
    static let emojiSelector: Unicode.Scalar = "\u{fe0f}"

    /// Returns true if a text may have characters that are drawn as emoji. False positives are harmless: it only
    /// decides whether the emoji font is made available.
    static func hasEmoji(_ text: String) -> Bool {
        // Emoji and the variation selector are at U+2000 and above, whose first UTF-8 byte is 0xE2 or more.
        guard text.utf8.contains(where: { $0 >= 0xe2 }) else { return false }
        return text.unicodeScalars.contains { $0 == emojiSelector || isEmojiPresentation($0) }
    }

    /// Whether a character is drawn as an emoji unless a text demands otherwise.
    static func isEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
        // Looking a property up takes a hundred instructions; most letters of other scripts are in between.
        guard scalar.value >= 0x231a, scalar.value < 0x2c00 || scalar.value >= 0x1f000 else { return false }
        return scalar.properties.isEmojiPresentation
    }

    /// Whether a character draws nothing, so that a font need not have it.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// The ISO 15924 code of a character's script, such as `Hebr`; nil for characters that scripts share.
    static func script(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        // Punctuation and forms that the East Asian languages share.
        case 0x3000...0x303f, 0x3200...0x33ff, 0xfe30...0xfe4f, 0xff00...0xff64: return "Hani"
        default: break
        }
        let script = g_unichar_get_script(scalar.value)
        guard script != G_UNICODE_SCRIPT_COMMON, script != G_UNICODE_SCRIPT_INHERITED,
            script != G_UNICODE_SCRIPT_UNKNOWN
        else { return nil }
        let code = g_unicode_script_to_iso15924(script)
        let letters = [24, 16, 8, 0].compactMap { Unicode.Scalar(UInt8(truncatingIfNeeded: code >> $0)) }
        return String(String.UnicodeScalarView(letters))
    }

    /// The direction of a UTF-8 text: that of its first strong character, according to rules P2 and P3 of the Unicode
    /// bidirectional algorithm; nil if it has none.
    static func direction(of bytes: [UInt8]) -> LayoutDirection? {
        for scalar in String(decoding: bytes.prefix(1024), as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x41...0x5a, 0x61...0x7a, 0x200e: return .leftToRight
            case 0..<0xaa: continue
            case 0x200f: return .rightToLeft
            default: break
            }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
                return isRightToLeft(scalar) ? .rightToLeft : .leftToRight
            default: continue
            }
        }
        return nil
    }

    /// Whether a letter is right-to-left, by the blocks that Unicode reserves for such scripts.
    private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff: true
        default: false
        }
    }
}
