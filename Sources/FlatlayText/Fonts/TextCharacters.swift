import CPangoCairo
import FlatlayDrawing

/// What Unicode says of characters.
enum TextCharacters {
    /// The character that asks for the one before it to be drawn as an emoji.
    static let emojiSelector: Unicode.Scalar = "\u{fe0f}"

    /// Whether a text has characters that are drawn as emoji. It may be right about more than are: it only decides
    /// whether the emoji font is at hand.
    static func hasEmoji(_ text: String) -> Bool {
        // Emoji and the character that asks for them start at U+200D.
        guard text.utf8.contains(where: { $0 >= 0xe2 }) else { return false }
        return text.unicodeScalars.contains { $0 == emojiSelector || $0.properties.isEmojiPresentation }
    }

    /// Whether a character draws nothing, so that a font need not have it.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// The code of a character's script in ISO 15924, such as `Hebr`; nil for characters that scripts share.
    static func script(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        // Punctuation and forms that the languages of East Asia share.
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

    /// The direction of a text in UTF-8: that of its first letter, after rules P2 and P3 of the Unicode bidirectional
    /// algorithm; nil where it has none.
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

    /// Whether a letter reads from right to left: the blocks that Unicode reserves for such scripts.
    private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff: true
        default: false
        }
    }
}
