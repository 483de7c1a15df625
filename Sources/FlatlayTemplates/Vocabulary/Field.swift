/// A key of a mapping, with the type of its value.
///
/// Each key of the language is declared once, as a field in the table of its mapping: see ``ValueType/record``. What a
/// reader accepts, what an error suggests and what the schema says all come from there.
struct Field<Value> {
    /// The name of the key.
    let name: String
    /// A sentence for editors.
    let summary: String
    /// The type of the value, created only for mappings that have the key, since most lack most of their keys.
    let type: () -> ValueType<Value>
    /// Whether the mapping must have the key.
    let isRequired: Bool
    private let requires: String?
    private let excludes: [String]
    private let defaultValue: String?
    private let example: String?
    private let formerNames: [String]

    /// - Parameters: see ``Key``.
    init(
        _ name: String, _ type: @autoclosure @escaping () -> ValueType<Value>, _ summary: String,
        isRequired: Bool = false, requires: String? = nil, excludes: [String] = [], default: String? = nil,
        example: String? = nil, formerNames: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.type = type
        self.isRequired = isRequired
        self.requires = requires
        self.excludes = excludes
        self.defaultValue = `default`
        self.example = example
        self.formerNames = formerNames
    }

    /// Reads the value of the key; returns nil if it is missing or invalid, which has been reported.
    func read(from node: DocumentNode, in context: DecodingContext) -> Value? {
        guard let entry = node.entries?.last(where: { $0.key == name }) else {
            if isRequired, !isMeant(in: node) { context.reporter.report(.missingKey(name), at: node) }
            return nil
        }
        for other in excludes where node[other] != nil {
            let problem = TemplateProblem.conflictingKeys(other, name)
            context.reporter.report(TemplateError(problem, at: entry.keyLocation, path: node.path))
        }
        if let requires, node[requires] == nil {
            let problem = TemplateProblem.keyWithout(name, needed: requires)
            context.reporter.report(TemplateError(problem, at: entry.keyLocation, path: node.path))
        }
        return type().decode(entry.value, in: context)
    }

    /// Whether a mapping has a word of another toolkit in the place of the key. It is reported as an unknown key, so no
    /// table may have both a required key and a synonym of it.
    private func isMeant(in node: DocumentNode) -> Bool {
        (node.entries ?? []).contains { entry in
            Suggestion.meanings(of: entry.key).contains(name) || ForeignKey.advice(entry.key, [name]) != nil
        }
    }

    /// The key without the way in which it is read.
    var key: Key {
        Key(
            name: name, summary: summary, type: { type().description }, isRequired: isRequired, requires: requires,
            excludes: excludes, defaultValue: defaultValue, example: example, formerNames: formerNames)
    }
}

extension ValueType {
    /// A mapping with known keys, converted to a value. Other keys are errors.
    ///
    /// - Parameters:
    ///   - expected: describes the mapping in errors.
    ///   - fields: the keys.
    ///   - others: keys of the mapping that are read elsewhere, such as the children of a stack.
    ///   - makesAlways: whether the value is created despite errors, so that further ones can be found in it.
    ///   - make: creates the value; its arguments are nil for missing keys.
    static func record<each Part>(
        _ expected: String, _ fields: repeat Field<each Part>, others: [Key] = [], makesAlways: Bool = false,
        make: @escaping (repeat (each Part)?) -> Value
    ) -> ValueType {
        var names = others.map(\.name)
        for field in repeat each fields { names.append(field.name) }
        let table = KeyTable(names: names) {
            var keys = others
            for field in repeat each fields { keys.append(field.key) }
            return keys
        }
        return ValueType(TypeDescription(expected, schema: { table.schema }, table: { table })) { node, context in
            guard node.entries != nil else { return context.wrongType(expected, node) }
            let before = context.reporter.errors.count
            table.check(node, in: context)
            let value = make(repeat (each fields).read(from: node, in: context))
            return makesAlways || context.reporter.errors.count == before ? value : nil
        }
    }
}
