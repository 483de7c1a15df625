/// A piece of a JSON Schema, written out with its names in the order given here.
package indirect enum SchemaNode {
    case text(String)
    case number(Int)
    case bool(Bool)
    case list([SchemaNode])
    case object([(String, SchemaNode)])
    /// A schema that stands once under `$defs` and is referred to by name, so that views can contain views.
    case definition(String, () -> SchemaNode)
}

/// It is made and written on one thread. Saying so spares the compiler the question, which leads it round in circles.
@available(*, unavailable)
extension SchemaNode: Sendable {}

extension SchemaNode {
    /// Values of one JSON type.
    package static func type(_ name: String) -> SchemaNode { .object([("type", .text(name))]) }

    /// One of some words.
    package static func words(_ words: [String]) -> SchemaNode {
        .object([("enum", .list(words.map(SchemaNode.text)))])
    }

    /// Texts that match a regular expression.
    package static func pattern(_ pattern: String) -> SchemaNode {
        .object([("type", .text("string")), ("pattern", .text(pattern))])
    }

    /// A list of values.
    package static func array(of element: SchemaNode) -> SchemaNode {
        .object([("type", .text("array")), ("items", element)])
    }

    /// Two values, as a list.
    package static func pair(_ first: SchemaNode, _ second: SchemaNode) -> SchemaNode {
        .object([
            ("type", .text("array")), ("prefixItems", .list([first, second])), ("minItems", .number(2)),
            ("maxItems", .number(2)),
        ])
    }

    /// Values that fit one of several schemas. Alternatives within alternatives are joined.
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

    /// A mapping with known names.
    package static func mapping(_ properties: [(String, SchemaNode)], required: [String] = []) -> SchemaNode {
        var members: [(String, SchemaNode)] = [("type", .text("object")), ("properties", .object(properties))]
        if !required.isEmpty { members.append(("required", .list(required.map(SchemaNode.text)))) }
        members.append(("additionalProperties", .bool(false)))
        return .object(members)
    }

    /// A mapping from any names to values.
    package static func mapping(to value: SchemaNode) -> SchemaNode {
        .object([("type", .text("object")), ("additionalProperties", value)])
    }

    /// The schema with a sentence that editors show.
    package func described(_ text: String) -> SchemaNode {
        if case .object(let members) = self { return .object([("description", .text(text))] + members) }
        return .object([("description", .text(text)), ("allOf", .list([self]))])
    }

    /// A text with `{{ }}`, which can stand for any value.
    package static var interpolation: SchemaNode {
        .definition("interpolation") {
            .object([
                ("description", .text("A text with {{ }}, replaced by data.")), ("type", .text("string")),
                ("pattern", .text(#"\{\{"#)),
            ])
        }
    }

    /// The schema, or a text that data replace.
    package var orInterpolation: SchemaNode { .any(of: [self, .interpolation]) }
}
