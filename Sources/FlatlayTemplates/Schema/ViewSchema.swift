/// The schemas of views, which contain each other.
enum ViewSchema {
    /// A view: a text, or a mapping with one kind and modifiers.
    static var view: SchemaNode { .definition("view") { .any(of: [text, mapping()]) } }

    /// A list of views.
    static var children: SchemaNode { .definition("children") { .array(of: view) } }

    /// A list of modifiers.
    static var modifiers: SchemaNode {
        .array(of: .definition("modifier") { Vocabulary().modifierTable.schema })
    }

    /// A named cell: a view, and its parameters.
    static var cell: SchemaNode { .any(of: [text, mapping(others: [CellLibrary.parameters.key])]) }

    private static var text: SchemaNode {
        .object([("type", .list(["string", "number", "boolean"].map(SchemaNode.text)))])
    }

    /// Cells are also kinds of views, with names of their own, so any name may stand where no known kind is. Beside a known
    /// one only the keys of a view may. The template reader detects the other mistakes.
    private static func mapping(others: [Key] = []) -> SchemaNode {
        let names = Vocabulary().viewTable.names + others.map(\.name)
        let further = others.isEmpty ? [] : [("properties", SchemaNode.object(others.map(\.property)))]
        return .object(
            [("allOf", .list([keys]))] + further + [
                ("if", kinds), ("then", .object([("propertyNames", .words(names))])),
            ])
    }

    /// The keys that every view can have.
    private static var keys: SchemaNode {
        .definition("viewKeys") {
            .object([
                ("type", .text("object")), ("properties", .object(Vocabulary().viewTable.keys.map(\.property))),
            ])
        }
    }

    /// A mapping with a known kind of view.
    private static var kinds: SchemaNode {
        .definition("knownKind") {
            let kinds = Vocabulary().views.map { SchemaNode.object([("required", .list([.text($0.name)]))]) }
            return .object([("anyOf", .list(kinds))])
        }
    }
}
