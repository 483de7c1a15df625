import Flatlay

/// A modifier of templates: its name, summary, schema and implementation in one place.
struct ModifierDefinition {
    /// The name, as in SwiftUI.
    let name: String
    /// A sentence for editors.
    let summary: String
    private let makeSchema: () -> SchemaNode
    /// Compiles the value of the modifier.
    let compile: (DocumentNode, ViewCompiler) -> CompiledModifier

    /// The schema of its value.
    var schema: SchemaNode { makeSchema() }

    /// Defines a modifier without views in its value.
    init<Value, Content: View>(
        _ name: String, _ type: ValueType<Value>, _ summary: String, apply: @escaping (AnyView, Value) -> Content
    ) {
        self.name = name
        self.summary = summary
        makeSchema = { type.schema }
        compile = { node, compiler in
            let value = Dynamic(node, type, in: compiler.context)
            if let constant = value.constant {
                return .constant { view in constant.map { AnyView(apply(view, $0)) } ?? view }
            }
            return .evaluated { evaluation in
                value.value(in: evaluation).map { value in { AnyView(apply($0, value)) } }
            }
        }
    }

    /// Defines a modifier that is on or off: `clipped: true`, or just `clipped:`.
    static func toggle<Content: View>(
        _ name: String, _ summary: String, apply: @escaping (AnyView) -> Content
    ) -> ModifierDefinition {
        ModifierDefinition(name, ValueType<Bool>.flag, summary) { view, isOn in
            isOn ? AnyView(apply(view)) : view
        }
    }

    /// Defines a modifier that adds another view: a view, a style, or `{ content: …, alignment: … }`.
    init<Content: View>(
        _ name: String, layer summary: String, apply: @escaping (AnyView, ViewList, Alignment) -> Content
    ) {
        self.name = name
        self.summary = summary
        makeSchema = { .any(of: [ValueType<AnyShapeStyle>.style.schema, ViewSchema.view, ViewSchema.layer]) }
        compile = { node, compiler in
            let isPlaced = node["content"] != nil || node["alignment"] != nil
            if isPlaced { compiler.context.checkKeys(of: node, known: ["content", "alignment"]) }
            let alignment = node["alignment"].flatMap { isPlaced ? $0 : nil }.map {
                Dynamic($0, .alignment, in: compiler.context)
            }
            let content = compiler.compileLayer(isPlaced ? node["content"] ?? node.removing(["alignment"]) : node)
            return .evaluated { evaluation in
                let alignment = alignment.map { $0.value(in: evaluation) ?? .center } ?? .center
                let views = content.evaluate(evaluation)
                return { AnyView(apply($0, ViewList(views), alignment)) }
            }
        }
    }
}
