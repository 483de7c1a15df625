/// A key of a mapping, whatever the type of its value.
///
/// This is all that the schema, the suggestions and a reference of the language need to know. ``Field`` adds how the
/// value is read.
struct Key {
    /// The name.
    let name: String
    /// A sentence for editors.
    let summary: String
    /// The type of its value.
    let type: () -> TypeDescription
    /// Whether the mapping must have the key.
    var isRequired = false
    /// A key of the same mapping without which it has no meaning.
    var requires: String?
    /// Keys of the same mapping that can't be together with it.
    var excludes: [String] = []
    /// The value of a missing key, as YAML; nil if there is none, or if the type or the summary say it.
    var defaultValue: String?
    /// An example of a value, as YAML.
    var example: String?
    /// The names that it had in earlier versions, for a hint.
    var formerNames: [String] = []

    /// The key and its value in a schema: with a description, and the default value and an example, if there are any.
    var property: (String, SchemaNode) {
        var notes: [(String, SchemaNode)] = []
        if let value = defaultValue.flatMap(SchemaNode.init(yaml:)) { notes.append(("default", value)) }
        if let value = shownExample.flatMap(SchemaNode.init(yaml:)) { notes.append(("examples", .list([value]))) }
        return (name, type().schema.described(summary, notes))
    }

    /// The example of the key, or else that of its type.
    var shownExample: String? { example ?? TypeExamples.example(of: type()) }
}

/// The keys of a mapping. Each is declared in one table, which readers and the schema share.
struct KeyTable {
    /// The names of the keys, in the order in which they were declared.
    let names: [String]
    private let makeKeys: () -> [Key]

    /// - Parameters:
    ///   - names: the names of the keys.
    ///   - keys: the keys, created only when they are needed: a document without errors needs the names alone.
    init(names: [String], keys: @escaping () -> [Key]) {
        self.names = names
        makeKeys = keys
    }

    init(_ keys: [Key]) {
        self.init(names: keys.map(\.name)) { keys }
    }

    /// No keys.
    static var none: KeyTable { KeyTable(names: []) { [] } }

    /// The keys, in the order in which they were declared.
    var keys: [Key] { makeKeys() }

    /// The schema of a mapping with these keys and no others.
    var schema: SchemaNode {
        let keys = keys
        let required = keys.filter(\.isRequired).map(\.name)
        return .mapping(
            keys.map(\.property), required: required,
            // What is required anyway needs no second rule.
            requirements: keys.compactMap { key in
                key.requires.flatMap { required.contains($0) ? nil : (key.name, $0) }
            },
            exclusions: keys.filter { !$0.excludes.isEmpty }.map { ($0.name, $0.excludes) })
    }

    /// Whether a mapping has any of the keys.
    func isUsed(by node: DocumentNode) -> Bool { count(in: node) > 0 }

    /// How many of the keys a mapping has.
    func count(in node: DocumentNode) -> Int {
        (node.entries ?? []).count { names.contains($0.key) }
    }

    /// Reports the keys of a mapping that are not in the table.
    func check(_ node: DocumentNode, in context: DecodingContext) {
        for entry in node.entries ?? [] where !names.contains(entry.key) {
            let problem = misplaced(entry.key, in: node.path) ?? problem(of: entry.key)
            context.reporter.report(TemplateError(problem, at: entry.keyLocation, path: node.path))
        }
    }

    /// The problem with a key that has a meaning elsewhere: a key of the canvas in the document, or a modifier inside the
    /// value of a view; nil for other keys.
    private func misplaced(_ key: String, in path: NodePath) -> TemplateProblem? {
        if path.isRoot {
            let canvas = ValueType<TemplateCanvas>.canvasSettings.table.names
            return names.contains("sections") && canvas.contains(key) ? .misplacedKey(key, belongsIn: "canvas") : nil
        }
        let vocabulary = Vocabulary()
        guard let view = path.lastKey, vocabulary.view(named: view) != nil, vocabulary.modifier(named: key) != nil
        else {
            return nil
        }
        return .modifierInside(key, view: view)
    }

    /// The problem with a key that is not in the table.
    func problem(of name: String) -> TemplateProblem {
        if let key = keys.first(where: { $0.formerNames.contains(name) }) { return .renamedKey(name, now: key.name) }
        return .unknownKey(name, suggestion: Suggestion.nearest(to: name, in: names), known: names)
    }
}
