import Flatlay

extension ValueType where Value == Bool {
    /// A boolean.
    static var bool: ValueType {
        ValueType("true or false", schema: .type("boolean").orInterpolation) { node, context in
            guard case .bool(let value)? = node.scalar?.typed else { return context.wrongType("true or false", node) }
            return value
        }
    }

    /// A boolean, or an empty value for true: `clipped:` is the same as `clipped: true`.
    static var flag: ValueType {
        let schema = { SchemaNode.any(of: [bool.schema, .type("null")]) }
        return ValueType("true, false or nothing", schema: schema()) { node, context in
            node.isNull ? true : bool.decode(node, in: context)
        }
    }
}

/// Far more than an image can show, and short enough to be measured at once.
private let longestText = 100_000

extension ValueType where Value == String {
    /// A string. Numbers and booleans are converted; an empty value is the empty string.
    static var text: ValueType {
        let types = ["string", "number", "boolean", "null"].map(SchemaNode.text)
        return ValueType("a text", schema: .object([("type", .list(types))])) { node, context in
            guard let text = node.scalar?.text else { return context.wrongType("a text", node) }
            guard text.utf8.count <= longestText else {
                return context.outOfRange("a text of \(text.utf8.count) bytes", "at most \(longestText) bytes", node)
            }
            // The name of an image was not counted as a text before.
            if DataAddress.isAddress(text), !context.take(text: text.utf8.count, node) { return nil }
            return text
        }
    }

    /// A string that is not empty; other types are not converted.
    static var name: ValueType {
        ValueType("a name", schema: .type("string")) { node, context in
            guard let text = node.string, !text.isEmpty else { return context.wrongType("a name", node) }
            return text
        }
    }
}

extension ValueType where Value == Void {
    /// Nothing, `true` or an empty mapping, for views without options.
    static var nothing: ValueType {
        .orNothing(
            .forms("nothing", scalar: yes.called("nothing"), mapping: .record("nothing") { () }), ())
    }

    private static var yes: ValueType {
        ValueType("true", schema: .object([("const", .bool(true))])) { node, context in
            node.scalar == .bool(true) ? () : context.wrongType("nothing", node)
        }
    }
}
