import Flatlay

/// A modifier of templates: its name, summary, schema and implementation in one place.
struct ModifierDefinition {
    /// The name, as in SwiftUI.
    let name: String
    /// A sentence for editors.
    let summary: String
    private let type: () -> TypeDescription
    /// Compiles the value of the modifier.
    let compile: (DocumentNode, ViewCompiler) -> CompiledModifier

    /// The modifier as a key of a view.
    var key: Key { Key(name: name, summary: summary, type: type) }

    /// Defines a modifier without views in its value.
    init<Value, Content: View>(
        _ name: String, _ type: @autoclosure @escaping () -> ValueType<Value>, _ summary: String,
        apply: @escaping (AnyView, Value) -> Content
    ) {
        self.init(name, type().description, summary) { node, compiler in
            let value = Dynamic(node, type(), in: compiler.context)
            if let constant = value.constant {
                return .constant { view in constant.map { AnyView(apply(view, $0)) } ?? view }
            }
            return .evaluated { evaluation in
                value.value(in: evaluation).map { value in { AnyView(apply($0, value)) } }
            }
        }
    }

    /// Defines a modifier by its compilation.
    init(
        _ name: String, _ type: @autoclosure @escaping () -> TypeDescription, _ summary: String,
        compile: @escaping (DocumentNode, ViewCompiler) -> CompiledModifier
    ) {
        self.name = name
        self.summary = summary
        self.type = type
        self.compile = compile
    }

    /// Defines a modifier that is on or off: `clipped: true`, or just `clipped:`.
    static func toggle<Content: View>(
        _ name: String, _ summary: String, apply: @escaping (AnyView) -> Content
    ) -> ModifierDefinition {
        ModifierDefinition(name, ValueType<Bool>.flag, summary) { view, isOn in
            isOn ? AnyView(apply(view)) : view
        }
    }

    /// Defines a modifier that adds other views: a view, a style, `{ content: …, alignment: … }`, or a list of them.
    ///
    /// - Parameter isBehind: whether the views are behind the view. The last of a list is then nearest to it.
    init<Content: View>(
        _ name: String, layers summary: String, isBehind: Bool,
        apply: @escaping (AnyView, ViewList, Alignment) -> Content
    ) {
        self.init(name, ValueType<[Layer]>.layers.description, summary) { node, compiler in
            var layers = ValueType<[Layer]>.layers.decode(node, in: compiler.context) ?? []
            if isBehind { layers.reverse() }
            return .evaluated { evaluation in
                let shown = layers.map { $0.shown(in: evaluation) }
                return { view in shown.reduce(view) { AnyView(apply($0, $1.content, $1.alignment)) } }
            }
        }
    }
}

extension ModifierDefinition {
    /// A list of modifiers, for those that a view needs twice.
    static var list: ModifierDefinition {
        ModifierDefinition(
            "modifiers", ValueType<[CompiledModifier]>.modifiers.description,
            "Further modifiers, for those that are needed twice."
        ) { node, compiler in
            let modifiers = ValueType.modifiers.decode(node, in: compiler.context) ?? []
            let evaluate = modifiers.evaluation
            return .evaluated { evaluation in
                let evaluated = evaluate(evaluation)
                return { modifiers.apply(to: $0, evaluated: evaluated) }
            }
        }
    }
}
