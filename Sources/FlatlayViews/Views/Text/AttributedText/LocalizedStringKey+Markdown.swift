import Foundation

extension LocalizedStringKey {
    /// The first placeholder for a value in the Markdown source: a private-use character that no text contains.
    private static let firstPlace: UInt32 = 0xf_0000
    private static let lastPlace: UInt32 = 0xf_fffd

    /// Whether the segments need no Markdown parsing. Most texts contain no marks.
    var isPlain: Bool { !segments.isEmpty && !segments.contains(where: \.hasMarks) }

    /// The text, if it has no Markdown and contains no other text.
    func oneString(in environment: EnvironmentValues) -> String? {
        guard isPlain else { return nil }
        if segments.count == 1, case .literal(let literal) = segments[0] { return literal }
        var string = ""
        for segment in segments {
            switch segment {
            case .literal(let part), .verbatim(let part): string += part
            case .value(let value): string += value.string(environment)
            case .text: return nil
            }
        }
        return string
    }

    /// The pieces of the text: the literal parsed as Markdown, with the values in between. A value takes the attributes
    /// at its position.
    var pieces: [Text.Piece] {
        if isPlain { return segments.flatMap(\.pieces) }
        var source = ""
        var values: [Segment] = []
        for segment in segments {
            let place = LocalizedStringKey.firstPlace + UInt32(clamping: values.count)
            if case .literal(let literal) = segment {
                source += literal
            } else if place <= LocalizedStringKey.lastPlace, let scalar = Unicode.Scalar(place) {
                source.unicodeScalars.append(scalar)
                values.append(segment)
            }
        }
        return pieces(of: source, values: values)
    }

    private func pieces(of source: String, values: [Segment]) -> [Text.Piece] {
        var pieces: [Text.Piece] = []
        for run in InlineMarkdown.runs(of: source) {
            var attributes = TextAttributes(run.intent)
            if let destination = run.destination,
                let url = URL(string: filled(destination, with: values))
            {
                attributes.setLink(url)
            }
            for part in parts(of: run.text, values: values) {
                pieces += part.map { piece in
                    var piece = piece
                    piece.attributes = piece.attributes.inheriting(attributes)
                    return piece
                }
            }
        }
        return pieces
    }

    /// Splits the text of a run at its placeholders, and inserts the values.
    private func parts(of text: String, values: [Segment]) -> [[Text.Piece]] {
        if values.isEmpty { return [[Text.Piece(content: .verbatim(text))]] }
        var parts: [[Text.Piece]] = []
        var literal = ""
        func flush() {
            if !literal.isEmpty { parts.append([Text.Piece(content: .verbatim(literal))]) }
            literal = ""
        }
        for scalar in text.unicodeScalars {
            guard let value = value(at: scalar, of: values) else {
                literal.unicodeScalars.append(scalar)
                continue
            }
            flush()
            parts.append(value.pieces)
        }
        flush()
        return parts
    }

    /// Returns a link's destination with the values filled in, formatted with the default environment.
    private func filled(_ destination: String, with values: [Segment]) -> String {
        parts(of: destination, values: values).map { Text(pieces: $0).string(in: EnvironmentValues()) }.joined()
    }

    private func value(at scalar: Unicode.Scalar, of values: [Segment]) -> Segment? {
        guard scalar.value >= LocalizedStringKey.firstPlace else { return nil }
        let index = Int(scalar.value - LocalizedStringKey.firstPlace)
        return values.indices.contains(index) ? values[index] : nil
    }
}

extension LocalizedStringKey.Segment {
    /// Whether the segment may contain Markdown.
    fileprivate var hasMarks: Bool {
        if case .literal(let literal) = self { InlineMarkdown.hasMarks(literal) } else { false }
    }

    /// The pieces of the segment, without parsing.
    fileprivate var pieces: [Text.Piece] {
        switch self {
        case .literal(let string), .verbatim(let string): [Text.Piece(content: .verbatim(string))]
        case .value(let value): [Text.Piece(content: .value(value))]
        case .text(let text): text.pieces
        }
    }
}
