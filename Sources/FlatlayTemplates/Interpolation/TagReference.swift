/// What a tag refers to: a path, and perhaps transforms around it, as in `uppercased(item.title)`.
struct TagReference {
    /// The transforms from the outermost.
    let transforms: [String]
    /// The path; nil for the place in a sequence, as in `{{^last()}}, {{/last()}}`.
    let path: ValuePath?
    /// Where its tag starts in the text, in Unicode scalars.
    let offset: Int
    /// Whether it starts a section.
    let isSection: Bool

    /// Reads a tag's name.
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
            throw InvalidTag(reason: "a path is names with dots between them, such as item.title")
        }
        return TagReference(
            transforms: transforms, path: path, offset: tag.offset, isSection: tag.kind != .variable)
    }

    /// Why a tag can't be read.
    struct InvalidTag: Error {
        let reason: String
    }

    /// The transforms that swift-mustache has for values.
    static let valueTransforms = [
        "capitalized", "count", "empty", "equalzero", "even", "first", "last", "lowercased", "minusone", "odd",
        "plusone", "reversed", "uppercased",
    ]
    /// The transforms that swift-mustache has for the place in a sequence.
    static let sequenceTransforms = ["first", "last", "index", "even", "odd"]
}
