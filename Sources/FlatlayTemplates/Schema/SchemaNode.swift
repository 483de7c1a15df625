/// A part of a JSON Schema, written with its keys in the given order.
package indirect enum SchemaNode {
    case text(String)
    case number(Int)
    case bool(Bool)
    /// A number as it is written, which is JSON, too; or null.
    case literal(String)
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
    package static func pair(_ first: SchemaNode, _ second: SchemaNode) -> SchemaNode { .tuple([first, second]) }

    /// A list of as many values as there are schemas.
    package static func tuple(_ elements: [SchemaNode]) -> SchemaNode {
        .object([
            ("type", .text("array")), ("prefixItems", .list(elements)), ("minItems", .number(elements.count)),
            ("maxItems", .number(elements.count)),
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
    ///
    /// - Parameters:
    ///   - requirements: keys with the key that each needs beside it.
    ///   - exclusions: keys with those that may not be beside it.
    package static func mapping(
        _ properties: [(String, SchemaNode)], required: [String] = [], requirements: [(String, String)] = [],
        exclusions: [(String, [String])] = []
    ) -> SchemaNode {
        var members: [(String, SchemaNode)] = [("type", .text("object")), ("properties", .object(properties))]
        if !required.isEmpty { members.append(("required", .list(required.map(SchemaNode.text)))) }
        if !requirements.isEmpty {
            members.append(("dependentRequired", .object(requirements.map { ($0, .list([.text($1)])) })))
        }
        if !exclusions.isEmpty {
            // An editor marks the key that may not be there, where `not` would mark the whole mapping.
            let schemas = exclusions.map { name, others in
                (name, SchemaNode.object([("properties", .object(others.map { ($0, .bool(false)) }))]))
            }
            members.append(("dependentSchemas", .object(schemas)))
        }
        members.append(("additionalProperties", .bool(false)))
        return .object(members)
    }

    /// A mapping with arbitrary keys.
    package static func mapping(to value: SchemaNode) -> SchemaNode {
        .object([("type", .text("object")), ("additionalProperties", value)])
    }

    /// The schema with a description that editors show, and further notes such as a default value.
    package func described(_ text: String, _ notes: [(String, SchemaNode)] = []) -> SchemaNode {
        let notes = [("description", SchemaNode.text(text))] + notes
        if case .object(let members) = self { return .object(notes + members) }
        return .object(notes + [("allOf", .list([self]))])
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
