import Flatlay

/// A value that a template takes: its type, and the value that it has unless another is given.
struct ParameterDescription {
    /// The type of a parameter's value.
    enum Kind: String, CaseIterable {
        case any
        case text
        case number
        case boolean
        case color
        case date
        case list
        case mapping

        /// The noun in "should be …".
        var expected: String {
            switch self {
            case .any: "a value"
            case .text: "a text"
            case .number: "a number"
            case .boolean: "true or false"
            case .color: "a colour"
            case .date: "a date such as '2026-03-14'"
            case .list: "a list"
            case .mapping: "a mapping"
            }
        }

        /// The kind of a value.
        fileprivate init(of value: TemplateValue) {
            self =
                switch value {
                case .null: .any
                case .bool: .boolean
                case .number: .number
                case .string, .cell: .text
                case .list: .list
                case .mapping: .mapping
                }
        }
    }

    let name: String
    let kind: Kind
    /// The value unless another is given; nil for a parameter that must be given.
    let standard: TemplateValue?
    /// The allowed values; empty for any.
    let options: [TemplateValue]
    /// The declaration, for errors.
    let node: DocumentNode

    /// Converts a given value to the type of the parameter; returns nil for one of another type.
    ///
    /// Tables and the command line know texts and numbers only, so a text may be written as a number, and a number or a
    /// boolean as a text.
    func converted(_ value: TemplateValue, in context: DecodingContext) -> TemplateValue? {
        switch (kind, value) {
        case (.any, _): return value
        case (.text, .cell(let text)): return .string(text)
        case (.boolean, .cell):
            if case .bool(let isOn) = value.typed { return .bool(isOn) }
            return nil
        case (.number, .cell(let text)), (.color, .cell(let text)):
            return converted(.string(text), in: context)
        case (.text, .string), (.number, .number), (.boolean, .bool), (.list, .list), (.mapping, .mapping):
            return value
        case (.text, .number(_, let text)): return .string(text)
        case (.text, .bool(let isOn)): return .string(isOn ? "true" : "false")
        case (.number, .string(let text)):
            guard case .number(let number, _) = PlainScalar.value(of: text), number.isFinite else { return nil }
            return .number(number, text: text)
        case (.boolean, .string("true")): return .bool(true)
        case (.boolean, .string("false")): return .bool(false)
        case (.date, _): return DateValue(value) == nil ? nil : value
        case (.color, .string), (.color, .mapping):
            let silent = DecodingContext(reporter: ErrorReporter(), resources: context.resources)
            let written = DocumentNode(value, location: node.location, path: node.path)
            return ValueType<Color>.color.decode(written, in: silent) == nil ? nil : value
        default: return nil
        }
    }
}

extension ValueType where Value == [ParameterDescription] {
    /// The parameters of a document: each a value, or a mapping with its type.
    static var parameters: ValueType {
        let written = ValueType<Written>.parameter
        let description = TypeDescription(
            "a mapping of names to values or types",
            schema: { .mapping(to: .any(of: [written.schema, .object([])])) }, table: { written.table })
        return ValueType(description) { node, context in
            guard let entries = node.entries else { return context.wrongType(description.expected, node) }
            return entries.compactMap { entry in parameter(entry, in: context) }
        }
    }

    /// A parameter of a document.
    private static func parameter(_ entry: DocumentNode.Entry, in context: DecodingContext) -> ParameterDescription? {
        let node = entry.value
        guard node["type"] != nil else {
            let value = node.isNull ? nil : node.value
            return ParameterDescription(
                name: entry.key, kind: value.map(ParameterDescription.Kind.init(of:)) ?? .any, standard: value,
                options: [], node: node)
        }
        guard let written = ValueType<Written>.parameter.decode(node, in: context) else { return nil }
        let parameter = ParameterDescription(
            name: entry.key, kind: written.kind, standard: written.standard?.value,
            options: written.options?.elements?.map(\.value) ?? [], node: node)
        if let standard = written.standard, parameter.converted(standard.value, in: context) == nil {
            return context.wrongType(parameter.kind.expected, standard)
        }
        return parameter
    }
}

/// A parameter in its long form.
private struct Written {
    var kind: ParameterDescription.Kind
    var standard: DocumentNode?
    var options: DocumentNode?
}

extension ValueType where Value == Written {
    fileprivate static var parameter: ValueType {
        .record(
            "a parameter such as { type: number, default: 3 }",
            Field(
                "type",
                .word("type", ParameterDescription.Kind.allCases.map { (key: $0.rawValue, value: $0) }),
                "The type of its value.", isRequired: true),
            Field("default", .anyValue, "Its value unless another is given; without it, one must be given."),
            Field("options", .valueList, "The values that it may have.", example: "[small, large]"),
            Field("description", .text, "What it is for.")
        ) { kind, standard, options, _ in Written(kind: kind ?? .any, standard: standard, options: options) }
    }
}

extension ValueType where Value == DocumentNode {
    fileprivate static var anyValue: ValueType {
        ValueType("a value", schema: .object([])) { node, _ in node }
    }

    fileprivate static var valueList: ValueType {
        ValueType("a list of values", schema: .type("array")) { node, context in
            node.elements == nil ? context.wrongType("a list of values", node) : node
        }
    }
}
