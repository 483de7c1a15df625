/// A part of a JSON Schema, written with its keys in the given order.
package indirect enum SchemaNode {
    case text(String)
    case number(Int)
    case bool(Bool)
    case list([SchemaNode])
    case object([(String, SchemaNode)])
    /// A schema that is written once under `$defs` and referenced by name, so that views can contain views.
    case definition(String, () -> SchemaNode)
}

/// Used on one thread only. Without this line, the compiler's inference of `Sendable` runs into a cycle.
@available(*, unavailable)
extension SchemaNode: Sendable {}

extension SchemaNode {
    /// Values of one JSON type.
    package static func type(_ name: String) -> SchemaNode { .object([("type", .text(name))]) }

    /// One of several words.
    package static func words(_ words: [String]) -> SchemaNode {
        .object([("enum", .list(words.map(SchemaNode.text)))])
    }

    /// Strings that match a regular expression.
    package static func pattern(_ pattern: String) -> SchemaNode {
        .object([("type", .text("string")), ("pattern", .text(pattern))])
    }

    /// A list of values.
    package static func array(of element: SchemaNode, minimumCount: Int = 0) -> SchemaNode {
        let count: [(String, SchemaNode)] = minimumCount > 0 ? [("minItems", .number(minimumCount))] : []
        return .object([("type", .text("array")), ("items", element)] + count)
    }

    /// A list of two values.
    package static func pair(_ first: SchemaNode, _ second: SchemaNode) -> SchemaNode {
        .object([
            ("type", .text("array")), ("prefixItems", .list([first, second])), ("minItems", .number(2)),
            ("maxItems", .number(2)),
        ])
    }

    /// Values that match one of several schemas. Nested alternatives are flattened.
    package static func any(of alternatives: [SchemaNode]) -> SchemaNode {
        let joined = alternatives.flatMap { alternative -> [SchemaNode] in
            if case .object(let members) = alternative, members.count == 1, members[0].0 == "anyOf",
                case .list(let inner) = members[0].1
            {
                return inner
            }
            return [alternative]
        }
        return joined.count == 1 ? joined[0] : .object([("anyOf", .list(joined))])
    }

    /// The schema, or null.
    package var orNull: SchemaNode {
        guard case .object(var members) = self, let index = members.firstIndex(where: { $0.0 == "type" }),
            case .text(let name) = members[index].1, name == "object" || name == "array"
        else { return .any(of: [.type("null"), self]) }
        members[index].1 = .list([.text(name), .text("null")])
        return .object(members)
    }

    /// A mapping with known keys.
    package static func mapping(_ properties: [(String, SchemaNode)], required: [String] = []) -> SchemaNode {
        var members: [(String, SchemaNode)] = [("type", .text("object")), ("properties", .object(properties))]
        if !required.isEmpty { members.append(("required", .list(required.map(SchemaNode.text)))) }
        members.append(("additionalProperties", .bool(false)))
        return .object(members)
    }

    /// A mapping with arbitrary keys.
    package static func mapping(to value: SchemaNode) -> SchemaNode {
        .object([("type", .text("object")), ("additionalProperties", value)])
    }

    /// The schema with a description that editors show.
    package func described(_ text: String) -> SchemaNode {
        if case .object(let members) = self { return .object([("description", .text(text))] + members) }
        return .object([("description", .text(text)), ("allOf", .list([self]))])
    }

    /// A string with `{{ }}`, which is allowed for any value.
    package static var interpolation: SchemaNode {
        .definition("interpolation") {
            .object([
                ("description", .text("A text with {{ }}, replaced by data.")), ("type", .text("string")),
                ("pattern", .text(#"\{\{"#)),
            ])
        }
    }

    /// The schema, or a string with `{{ }}`.
    package var orInterpolation: SchemaNode { .any(of: [self, .interpolation]) }
}
