/// A type of value in templates: its name, how it is read, and its JSON Schema, in one place.
///
/// Errors go to the context, so that one pass over a document finds all of them. A nil result means that an error has
/// been reported.
struct ValueType<Value> {
    /// All about the type but how it is read.
    let description: TypeDescription
    private let read: (DocumentNode, DecodingContext) -> Value?

    init(_ description: TypeDescription, read: @escaping (DocumentNode, DecodingContext) -> Value?) {
        self.description = description
        self.read = read
    }

    init(
        _ expected: String, schema: @autoclosure @escaping () -> SchemaNode,
        read: @escaping (DocumentNode, DecodingContext) -> Value?
    ) {
        self.init(TypeDescription(expected, schema: schema), read: read)
    }

    /// The noun in "should be …": `a number`.
    var expected: String { description.expected }

    /// The schema of the type.
    var schema: SchemaNode { description.schema }

    /// The keys, if the type is a mapping with known keys or has such a form.
    var table: KeyTable { description.table }

    /// Reads a value.
    func decode(_ node: DocumentNode, in context: DecodingContext) -> Value? {
        read(node, context)
    }

    /// Converts the values to another type.
    func map<Other>(_ transform: @escaping (Value) -> Other) -> ValueType<Other> {
        ValueType<Other>(description) { node, context in decode(node, in: context).map(transform) }
    }

    /// Converts the values to another type, with the nodes that they were read from.
    func mapWithNode<Other>(_ transform: @escaping (Value, DocumentNode) -> Other) -> ValueType<Other> {
        ValueType<Other>(description) { node, context in decode(node, in: context).map { transform($0, node) } }
    }

    /// Returns the type with a further check of the values. It returns nil for an invalid one, after a report.
    func checked(_ check: @escaping (Value, DocumentNode, DecodingContext) -> Value?) -> ValueType {
        ValueType(description) { node, context in decode(node, in: context).flatMap { check($0, node, context) } }
    }

    /// Returns the type with another name.
    func called(_ expected: String) -> ValueType {
        ValueType(description.called(expected), read: read)
    }

    /// Returns the type with a schema that also allows a text with `{{ }}`: a list that the data has as a whole.
    var orInterpolated: ValueType {
        let description = description
        return ValueType(
            TypeDescription(
                expected, words: description.words, schema: { description.schema.orInterpolation },
                table: { description.table }), read: read)
    }

    /// Returns the type with a schema that is written once, under a name.
    func defined(as name: String) -> ValueType {
        ValueType(description.defined(as: name), read: read)
    }
}

extension ValueType {
    /// A value with several forms, distinguished by scalar, list or mapping.
    static func forms(
        _ expected: String, scalar: ValueType? = nil, list: ValueType? = nil, mapping: ValueType? = nil
    ) -> ValueType {
        let description = TypeDescription(
            expected, schema: { .any(of: [scalar, list, mapping].compactMap { $0?.schema }) },
            table: { mapping?.table ?? .none })
        return ValueType(description) { node, context in
            let form =
                switch node.content {
                case .scalar: scalar
                case .sequence: list
                case .mapping: mapping
                }
            guard let form else { return context.wrongType(expected, node) }
            return form.decode(node, in: context)
        }
    }

    /// One of several words.
    static func word(_ kind: String, _ words: KeyValuePairs<String, Value>) -> ValueType {
        word(kind, Array(words))
    }

    /// One of several words.
    static func word(_ kind: String, _ words: [(key: String, value: Value)]) -> ValueType {
        let names = words.map(\.key)
        let description = TypeDescription(
            "\(kind.article) \(kind)", words: names, schema: { .words(names).orInterpolation })
        return ValueType(description) { node, context in
            guard case .string(let name)? = node.scalar else {
                return context.wrongType("\(kind.article) \(kind) such as '\(names.first ?? "")'", node)
            }
            if let value = words.first(where: { $0.key == name })?.value { return value }
            let suggestion = Suggestion.nearest(to: name, in: names)
            context.reporter.report(
                .unknownValue(kind: kind, value: name, suggestion: suggestion, known: names), at: node)
            return nil
        }
    }

    /// One of several mappings: the one that has most of the keys, and the first of several such.
    static func mapping(_ expected: String, anyOf alternatives: @escaping () -> [ValueType]) -> ValueType {
        let description = TypeDescription(
            expected, schema: { .any(of: alternatives().map(\.schema)) },
            table: { KeyTable(alternatives().flatMap(\.table.keys)) })
        return ValueType(description) { node, context in
            var best: (type: ValueType, count: Int)?
            for alternative in alternatives() {
                let count = alternative.table.count(in: node)
                if count > best?.count ?? -1 { best = (alternative, count) }
            }
            return best?.type.decode(node, in: context)
        }
    }

    /// A list of values of one type.
    static func list<Element>(
        of element: ValueType<Element>, _ expected: String, isEmptyAllowed: Bool = true
    ) -> ValueType where Value == [Element] {
        let description = TypeDescription(
            expected, schema: { .array(of: element.schema, minimumCount: isEmptyAllowed ? 0 : 1) },
            table: { element.table })
        return ValueType(description) { node, context in
            guard let elements = node.elements else { return context.wrongType(expected, node) }
            if elements.isEmpty, !isEmptyAllowed {
                context.reporter.report(.wrongType(expected: expected, found: "an empty list"), at: node)
                return nil
            }
            let values = elements.map { element.decode($0, in: context) }
            return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
        }
    }

    /// A list of two values with their own types.
    static func pair<First, Second>(
        _ first: ValueType<First>, _ second: ValueType<Second>, _ expected: String
    ) -> ValueType where Value == (First, Second) {
        ValueType(expected, schema: .pair(first.schema, second.schema)) { node, context in
            guard let elements = node.elements, elements.count == 2 else { return context.wrongType(expected, node) }
            guard let one = first.decode(elements[0], in: context), let two = second.decode(elements[1], in: context)
            else { return nil }
            return (one, two)
        }
    }

    /// A type that is created on demand, for types that contain themselves.
    static func deferred(_ expected: String, name: String, _ type: @escaping () -> ValueType) -> ValueType {
        let description = TypeDescription(
            expected, name: name, schema: { type().description.fullSchema }, table: { type().table })
        return ValueType(description) { node, context in type().decode(node, in: context) }
    }

    /// A type whose value may also be empty: `list:` is the same as `list: {}`.
    static func orNothing(_ type: ValueType, _ value: Value) -> ValueType {
        let description = TypeDescription(
            type.expected, schema: { type.schema.orNull }, table: { type.table })
        return ValueType(description) { node, context in node.isNull ? value : type.decode(node, in: context) }
    }

    /// A type whose value may also be empty, which is the same as nothing.
    static func optional<Wrapped>(_ type: ValueType<Wrapped>) -> ValueType where Value == Wrapped? {
        orNothing(type.map(Optional.some), nil)
    }

    /// A mapping from names of the author's own to values of one type.
    static func names<Element>(
        of element: ValueType<Element>, _ expected: String
    ) -> ValueType where Value == [(name: String, value: Element)] {
        let description = TypeDescription(
            expected, schema: { .mapping(to: element.schema) }, table: { element.table })
        return ValueType(description) { node, context in
            guard let entries = node.entries else { return context.wrongType(expected, node) }
            return entries.compactMap { entry in
                element.decode(entry.value, in: context).map { (entry.key, $0) }
            }
        }
    }
}

extension String {
    /// The indefinite article for the word.
    var article: String {
        first.map { "aeiou".contains($0) } == true ? "an" : "a"
    }
}
