/// A type of value in templates: its name, how it is read, and its JSON Schema, in one place.
///
/// Errors go to the context, so that one pass over a document finds all of them. A nil result means that an error has
/// been reported.
struct ValueType<Value> {
    /// The noun in "should be …": `a number`.
    let expected: String
    private let makeSchema: () -> SchemaNode
    private let read: (DocumentNode, DecodingContext) -> Value?

    init(
        _ expected: String, schema: @autoclosure @escaping () -> SchemaNode,
        read: @escaping (DocumentNode, DecodingContext) -> Value?
    ) {
        self.expected = expected
        self.makeSchema = schema
        self.read = read
    }

    /// The schema of the type.
    var schema: SchemaNode { makeSchema() }

    /// Reads a value.
    func decode(_ node: DocumentNode, in context: DecodingContext) -> Value? {
        read(node, context)
    }

    /// Converts the values to another type. Returning nil without a report means that the value has the wrong type.
    func map<Other>(_ transform: @escaping (Value) -> Other) -> ValueType<Other> {
        ValueType<Other>(expected, schema: schema) { node, context in
            decode(node, in: context).map(transform)
        }
    }

    /// Returns the type with another name.
    func called(_ expected: String) -> ValueType {
        ValueType(expected, schema: schema, read: read)
    }

    /// Returns the type with a schema that is written once, under a name.
    func defined(as name: String) -> ValueType {
        ValueType(expected, schema: .definition(name, makeSchema), read: read)
    }
}

extension ValueType {
    /// A value with several forms, distinguished by scalar, list or mapping.
    static func forms(
        _ expected: String, scalar: ValueType? = nil, list: ValueType? = nil, mapping: ValueType? = nil
    ) -> ValueType {
        ValueType(expected, schema: .any(of: [scalar, list, mapping].compactMap { $0?.schema })) { node, context in
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
        return ValueType("\(kind.article) \(kind)", schema: .words(names).orInterpolation) { node, context in
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

    /// A list of values of one type.
    static func list<Element>(
        of element: ValueType<Element>, _ expected: String
    ) -> ValueType where Value == [Element] {
        ValueType(expected, schema: .array(of: element.schema)) { node, context in
            guard let elements = node.elements else { return context.wrongType(expected, node) }
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
        ValueType(expected, schema: .definition(name) { type().schema }) { node, context in
            type().decode(node, in: context)
        }
    }
}

extension String {
    /// The indefinite article for the word.
    var article: String {
        first.map { "aeiou".contains($0) } == true ? "an" : "a"
    }
}
