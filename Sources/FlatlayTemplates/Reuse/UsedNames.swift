import Synchronization

/// The names of data that a document uses, including those of the files that it extends and shares.
///
/// The document is not evaluated: a name counts as used if the word appears in a placeholder or an expression. So a
/// data file that the document could read is never rejected, while most misspelt names are found.
struct UsedNames {
    /// The names that the document gives values, and those that its placeholders and lists begin with.
    private(set) var known: [String] = []
    private var words: Set<Substring> = []
    /// Whether a placeholder takes all of the data, so that any name may matter.
    private var usesAll = false

    /// The names that placeholders have besides those of the data.
    private static let others: Set<String> = [
        "data", "item", "index", "section", "sectionIndex", "element", "elementIndex", "true", "false", "null", "and",
        "or", "not", "in",
    ]

    /// The keys whose values are expressions without braces: those read as `ConditionNode` and as `Repetition`.
    private static let keysOfExpressions: Set<String> = ["if", "items", "repeat"]

    init(of document: DocumentNode) {
        for key in ["data", "parameters", "variables"] {
            for entry in document[key]?.entries ?? [] { add(entry.key) }
        }
        collect(document.removing(["data"]))
    }

    /// Whether the document may use a name.
    func contains(_ name: String) -> Bool {
        usesAll || known.contains(name) || words.contains(Substring(name))
    }

    private mutating func add(_ name: String) {
        if !known.contains(name) { known.append(name) }
    }

    private mutating func collect(_ node: DocumentNode) {
        switch node.content {
        case .sequence(let elements):
            for element in elements { collect(element) }
        case .mapping(let entries):
            for entry in entries {
                if Self.keysOfExpressions.contains(entry.key) { collect(valueOfExpression: entry.value) }
                collect(entry.value)
            }
        case .scalar:
            guard let text = node.string, TextTemplate.isNeeded(for: text) else { return }
            guard case .success(let segments) = TagScanner.segments(of: text) else {
                // Its error is reported where it is compiled.
                words.formUnion(Self.words(in: text))
                return
            }
            for case .tag(let tag) in segments { collect(expression: tag.name) }
        }
    }

    /// Adds the names of an expression without braces, or of `{ name: expression }`. A list there holds values.
    private mutating func collect(valueOfExpression node: DocumentNode) {
        if let entries = node.entries {
            if entries.count == 1, let text = entries[0].value.string { collect(expression: text) }
        } else if let text = node.string {
            collect(expression: text)
        }
    }

    private mutating func collect(expression text: String) {
        words.formUnion(Self.words(in: text))
        if let path = ValuePath(text) { addRoot(of: path) }
        var rest = text[...]
        while let range = rest.firstRange(of: "data") {
            let (before, after) = (rest[..<range.lowerBound].last, rest[range.upperBound...].first)
            let isWord = before.map { !ValuePath.isNameCharacter($0) && $0 != "." } ?? true
            if isWord, after.map({ !ValuePath.isNameCharacter($0) && $0 != "." }) ?? true { usesAll = true }
            rest = rest[range.upperBound...]
        }
    }

    private mutating func addRoot(of path: ValuePath) {
        let names = path.names.first == "data" ? path.names.dropFirst() : path.names[...]
        guard let name = names.first, !Self.others.contains(name), Int(name) == nil else { return }
        add(name)
    }

    /// The words that may be names of data: all but the fields of other values, such as `films` in `item.films`.
    private static func words(in text: String) -> [Substring] {
        let words = text.split { !ValuePath.isNameCharacter($0) }
        return words.indices.filter { index in
            guard isField(words[index], of: text) else { return true }
            return index > 0 && words[index - 1] == "data" && !isField(words[index - 1], of: text)
        }
        .map { words[$0] }
    }

    /// Whether there is a dot before a word, with the value to which the field belongs before it.
    private static func isField(_ word: Substring, of text: String) -> Bool {
        let before = text[..<word.startIndex].suffix(2)
        return before.last == "."
            && before.first.map { $0 == "]" || $0 == ")" || ValuePath.isNameCharacter($0) } ?? false
    }
}

/// The names of data that a document uses, which are looked for when they are first needed. Copies of a template share
/// them, also on several threads.
final class KeptUsedNames: Sendable {
    let document: DocumentNode
    private let names = Mutex<UsedNames?>(nil)

    init(_ document: DocumentNode) {
        self.document = document
    }

    var value: UsedNames {
        names.withLock { names in
            if let names { return names }
            let found = UsedNames(of: document)
            names = found
            return found
        }
    }
}

extension Template {
    /// Says that the document does not use a value of the data, whose name is misspelt; nil for one that it may use.
    package func problem(ofDataName name: String) -> String? {
        let names = usedNames.value
        guard !names.contains(name) else { return nil }
        let known = names.known
        let hint =
            Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
            ?? (known.isEmpty ? "it has no data" : "known: \(known.prefix(12).joined(separator: ", "))")
        return "the template does not use '\(name.shortened(to: 40))'; \(hint)"
    }
}
