/// What people who write templates can know about a type of value: everything but how it is read.
///
/// The schema and the errors are made from it. A class, since many types share one: a color that is read as a style has
/// the description of a color.
final class TypeDescription {
    /// The noun in "should be …": `a number`.
    let expected: String
    /// The name under which the schema writes the type once; nil for a type that is written where it is used.
    let name: String?
    /// The allowed words, if the type is one of several words.
    let words: [String]
    private let makeSchema: () -> SchemaNode
    private let makeTable: () -> KeyTable

    init(
        _ expected: String, name: String? = nil, words: [String] = [], schema: @escaping () -> SchemaNode,
        table: @escaping () -> KeyTable = { .none }
    ) {
        self.expected = expected
        self.name = name
        self.words = words
        makeSchema = schema
        makeTable = table
    }

    /// The schema of the type: a reference if the type has a name.
    var schema: SchemaNode {
        if let name { .definition(name, makeSchema) } else { makeSchema() }
    }

    /// The schema of the type in full.
    var fullSchema: SchemaNode { makeSchema() }

    /// The keys, if the type is a mapping with known keys or has such a form.
    var table: KeyTable { makeTable() }

    /// Returns the description with another noun.
    func called(_ expected: String) -> TypeDescription {
        TypeDescription(expected, name: name, words: words, schema: makeSchema, table: makeTable)
    }

    /// Returns the description of a type that the schema writes once, under a name.
    func defined(as name: String) -> TypeDescription {
        TypeDescription(expected, name: name, words: words, schema: makeSchema, table: makeTable)
    }
}
