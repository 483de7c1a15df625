import CWordBreaks

/// Where lines of a paragraph may end, in addition to what Pango finds.
///
/// 1. A line never ends between `.`, `,`, `:` or `;` and a digit, and may end before `.5` after a space (Unicode
///    Standard Annex #14, LB25 and LB15c).
/// 2. In Lao, Khmer and Burmese, which have no spaces between words, a line ends between words (class SA of the annex).
///    ICU finds them in its dictionaries; Pango has a dictionary for Thai alone. If ICU is missing, a word is divided
///    as one that is too long for a line: between characters as users see them.
struct LineBreakTailoring {
    /// The words before which a line may end, in bytes.
    private(set) var words: [Range<Int>] = []
    /// The bytes before which no line ends, even where a word is too long for a line.
    private(set) var joins: [Int] = []

    init(_ bytes: [UInt8]) {
        var hasDictionaryWords = false
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices.dropFirst() {
                let (previous, byte) = (bytes[index - 1], bytes[index])
                if Self.isDigit(byte) {
                    // Pango knows separators within numbers.
                    guard Self.isSeparator(previous), index < 2 || !Self.isDigit(bytes[index - 2]) else { continue }
                    joins.append(index)
                    if index > 1, bytes[index - 2] == 0x20 { words.append(index - 1..<index) }
                } else if previous >= 0xe0, Self.startsDictionaryCharacter(previous, byte) {
                    hasDictionaryWords = true
                }
            }
        }
        if hasDictionaryWords { findWords(String(decoding: bytes, as: UTF8.self)) }
    }

    private mutating func findWords(_ text: String) {
        let units = Array(text.utf16)
        var found = [Int32](repeating: 0, count: units.count)
        let count = flatlay_line_breaks(units, Int32(clamping: units.count), &found, Int32(clamping: units.count))
        guard count >= 0 else { return }
        var next = found.prefix(Int(count))
        var (byte, unit) = (0, 0)
        var wordStart: Int?
        var isWithin = false
        for scalar in text.unicodeScalars {
            while let first = next.first, first < unit { next.removeFirst() }
            let isOne = Self.isDictionaryCharacter(scalar)
            if !isOne || next.first == Int32(unit), let start = wordStart {
                words.append(start..<byte)
                wordStart = nil
            }
            if isOne, isWithin, next.first == Int32(unit) { wordStart = byte }
            byte += UTF8.width(scalar)
            unit += UTF16.width(scalar)
            isWithin = isOne
        }
        if let wordStart { words.append(wordStart..<byte) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Class IS of the annex, as far as it is ASCII.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: ";")
    }

    /// Whether two bytes may start a character of one of the scripts.
    private static func startsDictionaryCharacter(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first, second) {
        case (0xe0, 0xba...0xbb), (0xe1, 0x80...0x82), (0xe1, 0x9e...0x9f), (0xe1, 0xa7), (0xea, 0xa7), (0xea, 0xa9):
            true
        default: false
        }
    }

    private static func isDictionaryCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Lao; Burmese and its extensions; Khmer and its symbols.
        case 0xe80...0xeff, 0x1000...0x109f, 0xa9e0...0xa9ff, 0xaa60...0xaa7f, 0x1780...0x17ff, 0x19e0...0x19ff: true
        default: false
        }
    }
}
