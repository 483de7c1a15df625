import FlatlayDrawing

extension LineBreaker {
    /// The bytes of a part of a paragraph that the font of their span would join to arrows, such as `->`, and that are
    /// drawn one by one.
    func arrows(in paragraph: TextParagraph, _ range: Range<Int>) -> [Range<Int>] {
        guard paragraph.bytes[range].contains(where: CodeArrows.isHead) else { return [] }
        return CodeArrows.find(in: paragraph.bytes, range).filter {
            fonts.ligatures(of: spans[paragraph.span(at: $0.lowerBound)].font) == .noArrows
        }
    }
}

/// The sequences of characters that Inter joins to arrows: `-` or a dash or `=`, beside `<` or `>`.
private enum CodeArrows {
    static func isHead(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") }

    static func find(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            var hasHead = false
            while index < range.upperBound, let length = length(of: bytes, at: index) {
                if isHead(bytes[index]) { hasHead = true }
                index += length
            }
            if hasHead, index - start > 1 { found.append(start..<index) }
            index = max(index, start + 1)
        }
        return found
    }

    /// The length of a part of an arrow; nil for any other character.
    private static func length(of bytes: [UInt8], at index: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): return 1
        // The dashes U+2013 and U+2014.
        case 0xe2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0x93...0x94).contains(bytes[index + 2]):
            return 3
        default: return nil
        }
    }
}
