/// Finds the tags of a mustache text.
struct TagScanner {
    /// What a tag does.
    enum Kind: Equatable {
        case variable
        case section
        case invertedSection
        case end
        case comment
        case unsupported(Character)
    }

    /// A stretch of the text.
    enum Segment {
        case text(Substring)
        case tag(Tag)
    }

    /// What stands between `{{` and `}}`.
    struct Tag {
        let kind: Kind
        /// The name without sign and spaces.
        let name: String
        /// Where the tag starts in the text, in Unicode scalars.
        let offset: Int
    }

    /// Cuts a text into its segments; nil where a tag has no end, with the place of its start.
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
            segments.append(.tag(tag(rest[start..<closing.lowerBound], offset: offset)))
            rest = rest[closing.upperBound...]
        }
        if !rest.isEmpty { segments.append(.text(rest)) }
        return .success(segments)
    }

    /// A `{{` without its `}}`.
    struct UnclosedTag: Error {
        let offset: Int
    }

    private static func tag(_ content: Substring, offset: Int) -> Tag {
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
        return Tag(kind: kind, name: name.trimmingSpaces(), offset: offset)
    }
}

extension StringProtocol {
    /// The text without spaces at its ends.
    func trimmingSpaces() -> String {
        let start = drop { $0.isWhitespace }
        return String(
            start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)])
    }
}
