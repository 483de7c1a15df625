/// A key of a mapping, with the type of its value.
struct Field<Value> {
    /// The name of the key.
    let name: String
    /// A sentence for editors.
    let summary: String
    /// The type of the value.
    let type: ValueType<Value>
    /// Whether the mapping must have the key.
    let isRequired: Bool

    init(_ name: String, _ type: ValueType<Value>, _ summary: String, isRequired: Bool = false) {
        self.name = name
        self.summary = summary
        self.type = type
        self.isRequired = isRequired
    }

    fileprivate func read(from node: DocumentNode, in context: DecodingContext) -> Value? {
        guard let value = node[name] else {
            if isRequired { context.reporter.report(.missingKey(name), at: node) }
            return nil
        }
        return type.decode(value, in: context)
    }

    fileprivate var property: (String, SchemaNode) { (name, type.schema.described(summary)) }
}

extension ValueType {
    /// A mapping with known keys, converted to a value. Other keys are errors.
    ///
    /// - Parameters:
    ///   - expected: describes the mapping in errors.
    ///   - fields: the keys.
    ///   - make: creates the value; its arguments are nil for missing keys.
    static func record<each Part>(
        _ expected: String, _ fields: repeat Field<each Part>,
        make: @escaping (repeat (each Part)?) -> Value
    ) -> ValueType {
        var names: [String] = []
        for field in repeat each fields { names.append(field.name) }
        return ValueType(expected, schema: recordSchema(repeat each fields)) { node, context in
            guard node.entries != nil else { return context.wrongType(expected, node) }
            let before = context.reporter.errors.count
            context.checkKeys(of: node, known: names)
            let value = make(repeat (each fields).read(from: node, in: context))
            return context.reporter.errors.count == before ? value : nil
        }
    }

    private static func recordSchema<each Part>(_ fields: repeat Field<each Part>) -> SchemaNode {
        var properties: [(String, SchemaNode)] = []
        var required: [String] = []
        for field in repeat each fields {
            properties.append(field.property)
            if field.isRequired { required.append(field.name) }
        }
        return .mapping(properties, required: required)
    }
}
