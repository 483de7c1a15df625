/// The schemas of views, which contain each other.
enum ViewSchema {
    /// A view: a text, or a mapping with one kind and modifiers.
    static var view: SchemaNode {
        .definition("view") {
            .any(of: [
                .object([("type", .list(["string", "number", "boolean"].map(SchemaNode.text)))]), mapping,
            ])
        }
    }

    /// A list of views.
    static var children: SchemaNode { .definition("children") { .array(of: view) } }

    /// A list of modifiers.
    static var modifiers: SchemaNode {
        .array(of: .definition("modifier") { Vocabulary().modifierTable.schema })
    }

    /// A named cell: a view, and its parameters.
    static var cell: SchemaNode {
        .object([("allOf", .list([view])), ("properties", .object([CellLibrary.parameters.key.property]))])
    }

    /// Cells are also kinds of views, with names of their own, so the schema allows other names. The template reader
    /// detects misspelt ones.
    private static var mapping: SchemaNode {
        .object([
            ("type", .text("object")), ("properties", .object(Vocabulary().viewTable.keys.map(\.property))),
        ])
    }
}
