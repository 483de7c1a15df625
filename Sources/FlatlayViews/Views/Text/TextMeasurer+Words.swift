import FlatlayDrawing

extension TextMeasurer {
    /// The width of the longest part of the text that a line keeps together; 0 if it may be hyphenated.
    var longestWordWidth: CGFloat {
        guard style.hyphenation == nil else { return 0 }
        var longest: CGFloat = 0
        for span in spans {
            if let attachment = span.attachment {
                longest = max(longest, attachment.width)
                continue
            }
            for word in TextMeasurer.words(of: span.text) {
                var part = span
                part.text = String(word)
                let shaped = resources.textShaper.shape([part], style: style, width: nil, height: nil)
                longest = max(longest, shaped.size.width)
            }
        }
        return longest
    }

    /// The parts between spaces and after hyphens. Scripts without spaces between words may have a line end everywhere.
    private static func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        var start = text.startIndex
        func end(at index: String.Index) {
            if start < index { words.append(text[start..<index]) }
            start = index
        }
        for index in text.indices {
            let character = text[index]
            if character.isWhitespace {
                end(at: index)
                start = text.index(after: index)
            } else if character.isWithoutSpaces {
                end(at: index)
            } else if character == "-" || character == "\u{ad}" {
                end(at: text.index(after: index))
            }
        }
        end(at: text.endIndex)
        return words
    }
}

extension Character {
    /// Whether the script has no spaces between words: Thai, Lao, Burmese, Khmer, and the scripts of East Asia.
    fileprivate var isWithoutSpaces: Bool {
        guard let scalar = unicodeScalars.first?.value else { return false }
        return switch scalar {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
            0xFF00...0xFFEF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
