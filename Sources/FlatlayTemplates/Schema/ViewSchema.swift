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

    /// A view with its alignment.
    static var layer: SchemaNode {
        .mapping(
            [
                ("content", .any(of: [ValueType.style.schema, view]).described("What is added.")),
                ("alignment", ValueType.alignment.schema.described("Its alignment.")),
            ], required: ["content"])
    }

    /// The keys that every view can have in addition to its kind and its modifiers.
    static var common: [(String, SchemaNode)] {
        [
            (
                "if",
                condition.described(
                    "Shows the view only if this is true: item.isNew, !item.isNew, item.kind == 'film'.")
            ),
            ("repeat", repetition.described("Creates the view once for each element of a list, or a number of times.")),
            (
                "modifiers",
                .array(of: .definition("modifier") { modifierMapping })
                    .described("Further modifiers, for those that are needed twice.")
            ),
        ]
    }

    /// The value of `if`.
    static var condition: SchemaNode { .object([("type", .list([.text("string"), .text("boolean")]))]) }

    /// The value of `repeat`.
    static var repetition: SchemaNode {
        .any(of: [
            .object([("type", .list([.text("string"), .text("integer")]))]),
            .object([
                ("type", .text("object")), ("additionalProperties", .type("string")), ("minProperties", .number(1)),
                ("maxProperties", .number(1)),
            ]),
        ])
    }

    /// Cells are also kinds of views, with names of their own, so the schema allows other names. The template reader
    /// detects misspelt ones.
    private static var mapping: SchemaNode {
        let vocabulary = Vocabulary()
        let views = vocabulary.views.map { ($0.name, $0.schema.described($0.summary)) }
        let modifiers = vocabulary.modifiers.map { ($0.name, $0.schema.described($0.summary)) }
        let parameters = SchemaNode.type("object").described(
            "In a cell: the names of its parameters, with the values that they have unless others are given.")
        return .object([
            ("type", .text("object")),
            ("properties", .object(common + [("parameters", parameters)] + views + modifiers)),
        ])
    }

    private static var modifierMapping: SchemaNode {
        .mapping(Vocabulary().modifiers.map { ($0.name, $0.schema.described($0.summary)) })
    }
}
