import CPangoCairo
import FlatlayDrawing

/// Finds the line breaks of paragraphs of common ASCII characters, without Pango's analysis of the text.
///
/// Source: Unicode Standard Annex #14 (rules LB13, LB15c, LB18, LB19, LB21, LB25, LB28 to LB31), as Pango applies it with
/// ``LineBreakTailoring``.
enum SimpleParagraph {
    /// What is distinguished among the characters.
    private enum Kind: UInt8 {
        case other, letter, digit, space
        /// Full stop, comma, colon, semicolon.
        case separator
        /// Exclamation and question marks.
        case exclamation
        case quotation
    }

    private static let kinds: [Kind] = (0..<128).map { (byte: UInt8) -> Kind in
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z": .letter
        case "0"..."9": .digit
        case " ": .space
        case ".", ",", ":", ";": .separator
        case "!", "?": .exclamation
        case "'", "\"": .quotation
        default: .other
        }
    }

    /// The positions before all characters, and the one at the end; nil for a text with other characters, or without a
    /// Latin letter.
    static func positions(of bytes: [UInt8]) -> [ItemizedParagraph.Position]? {
        typealias Position = ItemizedParagraph.Position
        guard bytes.count > 0 else { return nil }
        var isComplete = true
        var hasLetter = false
        let positions = [Position](unsafeUninitializedCapacity: bytes.count + 1) { positions, count in
            kinds.withUnsafeBufferPointer { kinds in
                var previous = Kind.other
                for (index, byte) in bytes.enumerated() {
                    let kind = byte < 0x80 ? kinds[Int(byte)] : .other
                    if kind == .other {
                        isComplete = false
                        return
                    }
                    var position: Position = [.cursor, .characterBreak]
                    switch kind {
                    case .space: position.insert(.white)
                    case .letter, .digit:
                        if kind == .digit, previous == .separator {
                            let before = index > 1 ? kinds[Int(bytes[index - 2])] : .other
                            if before == .space { positions[index - 1].insert(.lineBreak) }
                            if before != .digit { position.remove(.characterBreak) }
                        }
                        if previous == .space || previous == .exclamation { position.insert(.lineBreak) }
                        if kind == .letter { hasLetter = true }
                    case .quotation: if previous == .space { position.insert(.lineBreak) }
                    case .separator, .exclamation, .other: break
                    }
                    positions.initializeElement(at: index, to: position)
                    count = index + 1
                    previous = kind
                }
                // To Pango, the end is white space.
                positions.initializeElement(at: count, to: [.cursor, .lineBreak, .characterBreak, .white])
                count += 1
            }
        }
        return isComplete && hasLetter ? positions : nil
    }
}
