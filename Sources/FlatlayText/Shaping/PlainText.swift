import FlatlayDrawing
import Foundation

/// A text that Pango would shape as one item: one line of left-to-right characters, one script, one face.
///
/// Most texts of an image are of this kind, and need neither bidirectional reordering nor font fallback. The list
/// contains only characters for which this is certain: letters that stand for themselves, and symbols that all scripts
/// share.
struct PlainText {
    /// The scripts whose letters may be plain.
    enum Script: Hashable {
        /// Only symbols and digits.
        case common
        case latin, greek, cyrillic

        /// A sample character of the script.
        var sample: String {
            switch self {
            case .common: "1"
            case .latin: "a"
            case .greek: "α"
            case .cyrillic: "б"
            }
        }
    }

    /// The one script of all letters.
    let script: Script
    /// Whether all characters are ASCII.
    let isASCII: Bool
    /// The index of the first trailing space.
    let visibleEnd: Int
    /// Whether it has a `<` or a `>`, which are parts of arrows.
    let hasAngleBrackets: Bool

    /// The maximum length; longer texts are shaped in parts.
    static let mostBytes = 256

    /// Returns nil for a text that is not plain.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, isCovered: (Unicode.Scalar) -> Bool) {
        guard !bytes.isEmpty, bytes.count <= PlainText.mostBytes else { return nil }
        var (hasLatin, isASCII, hasAngleBrackets) = (false, true, false)
        var other: Script?
        var (index, visibleEnd) = (0, 0)
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte < 0x80 {
                guard byte >= 0x20, byte < 0x7f else { return nil }
                if (byte | 0x20) &- 0x61 < 26 { hasLatin = true }
                if byte != 0x20 { visibleEnd = index }
                if byte | 2 == UInt8(ascii: ">") { hasAngleBrackets = true }
                continue
            }
            isASCII = false
            let length = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
            guard length < 3, index + length <= bytes.count else { return nil }
            var value = UInt32(byte & (length == 1 ? 0x1f : 0x0f))
            for _ in 0..<length {
                value = value << 6 | UInt32(bytes[index] & 0x3f)
                index += 1
            }
            guard let scalar = Unicode.Scalar(value), let script = PlainText.script(of: value), isCovered(scalar) else {
                return nil
            }
            visibleEnd = index
            if script == .latin { hasLatin = true }
            if script == .greek || script == .cyrillic {
                guard other == nil || other == script else { return nil }
                other = script
            }
        }
        guard other == nil || !hasLatin else { return nil }
        self.script = other ?? (hasLatin ? .latin : .common)
        self.isASCII = isASCII
        self.visibleEnd = visibleEnd
        self.hasAngleBrackets = hasAngleBrackets
    }

    /// Whether a character may be part of a plain text.
    static func isPlain(_ value: UInt32) -> Bool {
        value < 0x80 ? value >= 0x20 && value < 0x7f : script(of: value) != nil
    }

    /// All characters of plain texts.
    static let scalars = (UInt32(0x20)...0x20ac).filter(isPlain)

    /// The script of a character above ASCII; nil if it is not plain: marks, emoji, symbols that stay upright in
    /// vertical East Asian text, and all scripts that are not listed.
    private static func script(of value: UInt32) -> Script? {
        switch value {
        case 0xd7, 0xf7: nil
        case 0xc0...0x17f: .latin
        case 0x386, 0x388...0x38a, 0x38c, 0x38e...0x3a1, 0x3a3...0x3ce: .greek
        case 0x400...0x45f: .cyrillic
        // Pound and yen, degree, middle dot, guillemets, dashes, quotation marks, ellipsis, euro.
        case 0xa3, 0xa5, 0xab, 0xb0, 0xb7, 0xbb, 0x2013, 0x2014, 0x2018...0x201a, 0x201c...0x201e, 0x2026, 0x20ac:
            .common
        default: nil
        }
    }
}
