/// Finds the tags of a mustache text.
struct TagScanner {
    /// The kind of a tag.
    enum Kind: Equatable {
        case variable
        case section
        case invertedSection
        case end
        case comment
        case unsupported(Character)
    }

    /// A part of the text.
    enum Segment {
        case text(Substring)
        case tag(Tag)
    }

    /// The content between `{{` and `}}`.
    struct Tag {
        let kind: Kind
        /// The name without its sign and spaces.
        let name: String
        /// The start of the tag in the text, in Unicode scalars.
        let offset: Int
        /// The start of the name in the text, in Unicode scalars.
        let nameOffset: Int
    }

    /// Splits a text into segments; fails with the start of a tag that has no end.
    static func segments(of text: String) -> Result<[Segment], UnclosedTag> {
        var segments: [Segment] = []
        var rest = text[...]
        while let opening = rest.range(of: "{{") {
            if opening.lowerBound > rest.startIndex { segments.append(.text(rest[..<opening.lowerBound])) }
            let offset = text.unicodeScalars.distance(from: text.startIndex, to: opening.lowerBound)
            let isTriple = rest[opening.upperBound...].first == "{"
            let start = isTriple ? rest.index(after: opening.upperBound) : opening.upperBound
            guard let closing = rest[start...].range(of: isTriple ? "}}}" : "}}") else {
                return .failure(UnclosedTag(offset: offset))
            }
            segments.append(.tag(tag(rest[start..<closing.lowerBound], of: text, offset: offset)))
            rest = rest[closing.upperBound...]
        }
        if !rest.isEmpty { segments.append(.text(rest)) }
        return .success(segments)
    }

    /// A `{{` without its `}}`.
    struct UnclosedTag: Error {
        let offset: Int
    }

    private static func tag(_ content: Substring, of text: String, offset: Int) -> Tag {
        let kind: Kind =
            switch content.first {
            case "#": .section
            case "^": .invertedSection
            case "/": .end
            case "!": .comment
            case "&": .variable
            case let sign? where ">$<=%*".contains(sign): .unsupported(sign)
            default: .variable
            }
        let name = content.first.map { "#^/!&".contains($0) } == true ? content.dropFirst() : content
        let space = name.prefix { $0.isWhitespace }
        let before = text.unicodeScalars.distance(from: text.startIndex, to: space.endIndex)
        return Tag(kind: kind, name: name.trimmingSpaces(), offset: offset, nameOffset: before)
    }
}

extension StringProtocol {
    /// The text without spaces at both ends.
    func trimmingSpaces() -> String {
        let start = drop { $0.isWhitespace }
        return String(
            start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)])
    }
}
