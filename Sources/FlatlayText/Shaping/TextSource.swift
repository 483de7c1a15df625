import FlatlayDrawing

/// A text prepared for shaping: paragraphs without line separators and control characters.
struct TextSource {
    /// The spans, at least one.
    let spans: [TextSpan]
    /// The language by whose rules words should be hyphenated, if its patterns are missing.
    let missingHyphenation: String?
    /// The paragraphs, at least one.
    private(set) var paragraphs: [TextParagraph]

    /// - Parameter hyphenation: the language by whose rules soft hyphens are added; nil for none.
    init(spans: [TextSpan], hyphenation: String? = nil) {
        var spans = spans
        var missing: String?
        if let hyphenation, !Hyphenator.addSoftHyphens(to: &spans, language: hyphenation),
            Hyphenator.needsPatterns(hyphenation)
        {
            missing = Hyphenator.code(of: hyphenation)
        }
        missingHyphenation = missing
        self.spans = spans.isEmpty ? [TextSpan("")] : spans
        paragraphs = [TextParagraph()]
        for (index, span) in self.spans.enumerated() { add(span.text, span: index) }
    }

    private mutating func add(_ text: String, span: Int) {
        paragraphs[paragraphs.count - 1].startSpan(span)
        if !text.utf8.contains(where: Self.maySeparate) {
            paragraphs[paragraphs.count - 1].bytes += Array(text.utf8)
            return
        }
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}":
                var next = TextParagraph()
                next.startSpan(span)
                paragraphs.append(next)
            case "\t": paragraphs[paragraphs.count - 1].bytes.append(9)
            case _ where scalar.properties.generalCategory == .control: break
            default: paragraphs[paragraphs.count - 1].bytes += scalar.utf8
            }
        }
    }

    /// Whether a byte may belong to a line separator or to a character that is ignored.
    private static func maySeparate(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7f || byte == 0xc2 || byte == 0xe2
    }
}

/// A paragraph of a text, in UTF-8.
struct TextParagraph: Equatable {
    /// A range with the attributes of one span, up to the next piece.
    struct Piece: Equatable {
        var start: Int
        var span: Int
    }

    var bytes: [UInt8] = []
    /// The pieces, at least one; the first starts at 0.
    private(set) var pieces: [Piece] = []

    /// Assigns the bytes appended from here on to a span.
    mutating func startSpan(_ span: Int) {
        if pieces.last?.start == bytes.count { pieces.removeLast() }
        pieces.append(Piece(start: bytes.count, span: span))
    }

    /// The bytes after each soft hyphen.
    var softHyphenEnds: [Int] {
        guard bytes.contains(0xc2) else { return [] }
        return bytes.indices.dropLast().filter { bytes[$0] == 0xc2 && bytes[$0 + 1] == 0xad }.map { $0 + 2 }
    }

    /// The index of the piece that contains a byte.
    func piece(at byte: Int) -> Int {
        var (low, high) = (0, pieces.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if pieces[middle].start <= byte { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The span that a byte belongs to.
    func span(at byte: Int) -> Int {
        pieces[piece(at: byte)].span
    }

    /// Returns a part of the paragraph as a new paragraph.
    func part(_ range: Range<Int>) -> TextParagraph {
        var result = TextParagraph()
        result.append(self, range)
        return result
    }

    /// Appends a part of another paragraph.
    mutating func append(_ other: TextParagraph, _ range: Range<Int>) {
        var start = range.lowerBound
        for index in other.piece(at: start)..<other.pieces.count where start < range.upperBound {
            let next = index + 1 < other.pieces.count ? other.pieces[index + 1].start : other.bytes.count
            let end = min(next, range.upperBound)
            startSpan(other.pieces[index].span)
            bytes += other.bytes[start..<max(start, end)]
            start = max(start, end)
        }
        if pieces.isEmpty { startSpan(other.span(at: range.lowerBound)) }
    }

    /// The byte after the character that starts at a byte.
    func characterEnd(after byte: Int) -> Int {
        var end = byte + 1
        while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
        return min(end, bytes.count)
    }

    /// The last position at or before `byte` where a character starts; after a space if there is one nearby.
    func boundary(before byte: Int, after start: Int) -> Int {
        guard byte < bytes.count else { return bytes.count }
        if let space = (max(start + 1, byte - 200)..<byte).last(where: { bytes[$0] == 0x20 }) { return space + 1 }
        var end = byte
        while end > start + 1, bytes[end] & 0xc0 == 0x80 { end -= 1 }
        return end
    }
}
