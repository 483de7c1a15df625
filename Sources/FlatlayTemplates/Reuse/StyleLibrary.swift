import Flatlay

/// The named styles of a template: modifiers that many views share. Each is compiled on first use.
final class StyleLibrary {
    private let definitions: [String: DocumentNode]
    /// The names in the order in which they were written.
    let names: [String]
    private var compiled: [String: [CompiledModifier]] = [:]
    private var inProgress: [String] = []

    /// No styles.
    init() {
        (definitions, names) = ([:], [])
    }

    init(_ styles: [(name: String, value: DocumentNode)]) {
        names = styles.map(\.name)
        definitions = Dictionary(styles.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    /// The modifiers of a style; nil if there is none with this name, or if it contains itself, which is reported.
    func modifiers(named name: String, at node: DocumentNode, compiler: ViewCompiler) -> [CompiledModifier]? {
        if let known = compiled[name] { return known }
        let reporter = compiler.context.reporter
        guard let definition = definitions[name] else { return unknown(name, at: node, reporter) }
        if let start = inProgress.firstIndex(of: name) {
            reporter.report(.recursiveStyles(inProgress[start...] + [name]), at: node)
            return nil
        }
        inProgress.append(name)
        defer { inProgress.removeLast() }
        let modifiers = compiler.compileStyle(definition)
        compiled[name] = modifiers
        return modifiers
    }

    /// The modifiers of a style whose name is a value of the data, once all styles are compiled.
    func compiledModifiers(named name: String, at node: DocumentNode, _ reporter: ErrorReporter) -> [CompiledModifier]?
    {
        compiled[name] ?? unknown(name, at: node, reporter)
    }

    private func unknown(_ name: String, at node: DocumentNode, _ reporter: ErrorReporter) -> [CompiledModifier]? {
        reporter.report(
            .unknownValue(
                kind: "style", value: name, suggestion: Suggestion.nearest(to: name, in: names), known: names),
            at: node)
        return nil
    }

    /// Compiles the styles that nothing uses, to find their errors.
    func compileAll(with compiler: ViewCompiler) {
        for name in names {
            guard let node = definitions[name] else { continue }
            _ = modifiers(named: name, at: node, compiler: compiler)
        }
    }
}

extension ValueType where Value == StyleLibrary {
    /// The named styles. They can be used by the views that are read afterwards.
    static var styles: ValueType {
        let one = ValueType<DocumentNode>(
            "a mapping of modifiers", schema: .definition("modifier") { Vocabulary().modifierTable.schema }
        ) { node, _ in node }
        return ValueType<[(name: String, value: DocumentNode)]>.names(of: one, "a mapping of names to modifiers")
            .reading { styles, context in context.compiler.define(StyleLibrary(styles)) }
    }
}

extension ModifierDefinition {
    /// The modifiers of a named style, or of several.
    static var style: ModifierDefinition {
        ModifierDefinition(
            "style", ValueType<[DocumentNode]>.styleNames.description,
            "The modifiers of a style from 'styles', or of several in their order."
        ) { node, compiler in
            let names = Dynamic(node, ValueType<[DocumentNode]>.styleNames, in: compiler.context)
            guard let constant = names.constant else {
                let library = compiler.styles
                return .evaluated { evaluation in
                    let modifiers = (names.value(in: evaluation) ?? []).flatMap { name in
                        library.compiledModifiers(named: name.string ?? "", at: name, evaluation.reporter) ?? []
                    }
                    let evaluated = modifiers.evaluation(evaluation)
                    return { modifiers.apply(to: $0, evaluated: evaluated) }
                }
            }
            let modifiers = (constant ?? []).flatMap { name in
                compiler.styles.modifiers(named: name.string ?? "", at: name, compiler: compiler) ?? []
            }
            return .evaluated { evaluation in
                let evaluated = modifiers.evaluation(evaluation)
                return { modifiers.apply(to: $0, evaluated: evaluated) }
            }
        }
    }
}

extension ValueType where Value == [DocumentNode] {
    /// The name of a style, or a list of names.
    fileprivate static var styleNames: ValueType {
        let name = ValueType<String>.name.called("the name of a style").mapWithNode { $1 }
        return .forms(
            "the name of a style, or a list of them", scalar: name.map { [$0] },
            list: .list(of: name, "a list of styles"))
    }
}

extension ValueType {
    /// Converts the values to another type, with the context in which they are read.
    func reading<Other>(_ transform: @escaping (Value, DecodingContext) -> Other?) -> ValueType<Other> {
        ValueType<Other>(description) { node, context in
            decode(node, in: context).flatMap { transform($0, context) }
        }
    }
}
