/// The content of a tag: a path, optionally with transforms, as in `uppercased(item.title)`.
struct TagReference {
    /// The transforms, the outermost first.
    let transforms: [String]
    /// The path; nil for a transform of the position in a sequence, as in `{{^last()}}, {{/last()}}`.
    let path: ValuePath?
    /// The start of the tag in the text, in Unicode scalars.
    let offset: Int
    /// Whether the tag starts a section.
    let isSection: Bool

    /// Parses the name of a tag.
    static func parse(_ tag: TagScanner.Tag) throws(InvalidTag) -> TagReference {
        var transforms: [String] = []
        var rest = tag.name[...]
        while let bracket = rest.firstIndex(of: "(") {
            guard rest.last == ")" else { throw InvalidTag(reason: "a bracket is not closed") }
            transforms.append(rest[..<bracket].trimmingSpaces())
            rest = rest[rest.index(after: bracket)...].dropLast()
        }
        let pathText = rest.trimmingSpaces()
        let known = pathText.isEmpty ? sequenceTransforms : valueTransforms
        if pathText.isEmpty && transforms.isEmpty { throw InvalidTag(reason: "there is no name in it") }
        if let unknown = transforms.first(where: { !known.contains($0) }) {
            let hint =
                Suggestion.nearest(to: unknown, in: known).map { "did you mean '\($0)'?" }
                ?? "known: \(known.joined(separator: ", "))"
            throw InvalidTag(reason: "unknown transform '\(unknown)'; \(hint)")
        }
        let path = ValuePath(pathText)
        guard path != nil || pathText.isEmpty else {
            throw InvalidTag(reason: "a path consists of names with dots between them, such as item.title")
        }
        return TagReference(
            transforms: transforms, path: path, offset: tag.offset, isSection: tag.kind != .variable)
    }

    /// The reason that a tag is invalid.
    struct InvalidTag: Error {
        let reason: String
    }

    /// The transforms of swift-mustache for values.
    static let valueTransforms = [
        "capitalized", "count", "empty", "equalzero", "even", "first", "last", "lowercased", "minusone", "odd",
        "plusone", "reversed", "uppercased",
    ]
    /// The transforms of swift-mustache for the position in a sequence.
    static let sequenceTransforms = ["first", "last", "index", "even", "odd"]
}
