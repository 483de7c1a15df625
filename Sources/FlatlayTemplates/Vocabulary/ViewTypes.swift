import Flatlay

extension ValueType where Value == CompiledView {
    /// A view.
    static var view: ValueType {
        ValueType("a view", schema: ViewSchema.view) { node, context in context.compiler.compile(node) }
    }

    /// A view or a style: a string is a colour here, not text.
    static var layerContent: ValueType {
        let schema = { SchemaNode.any(of: [ValueType<AnyShapeStyle>.style.schema, ViewSchema.view]) }
        return ValueType("a view, a colour or a gradient", schema: schema()) { node, context in
            context.compiler.compileLayer(node)
        }
    }

    /// The cell of a section: the name of a cell, or a view.
    static var cell: ValueType {
        ValueType("the name of a cell, or a view", schema: .any(of: [.type("string"), ViewSchema.view])) {
            node, context in
            context.compiler.compileCell(node)
        }
    }
}

extension ValueType {
    /// The content of a layer alone, or a mapping with the content and where it stands, which has keys of its own.
    static func content(_ content: ValueType, orPlaced placed: ValueType) -> ValueType {
        let description = TypeDescription(
            content.expected, schema: { .any(of: [content.schema, placed.schema]) }, table: { placed.table })
        return ValueType(description) { node, context in
            (placed.table.isUsed(by: node) ? placed : content).decode(node, in: context)
        }
    }
}

extension ValueType where Value == [CompiledModifier] {
    /// A list of mappings, each with one or more modifiers.
    static var modifiers: ValueType {
        ValueType("a list of modifiers", schema: ViewSchema.modifiers) { node, context in
            context.compiler.compileModifiers(node)
        }
    }
}
