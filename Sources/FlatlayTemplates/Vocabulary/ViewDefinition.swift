import Flatlay

/// A kind of view in templates: its name, summary, schema and implementation in one place.
struct ViewDefinition {
    /// The name: SwiftUI's, with a lower-case first letter.
    let name: String
    /// A sentence for editors.
    let summary: String
    private let type: () -> TypeDescription
    /// Compiles its value.
    let compile: (DocumentNode, ViewCompiler) -> CompiledKind

    /// The kind as a key of a view.
    var key: Key { Key(name: name, summary: summary, type: type) }

    /// Whether its value has a key, used to suggest where a misplaced key belongs.
    func hasOption(_ name: String) -> Bool { type().table.names.contains(name) }

    /// Defines a view without children.
    ///
    /// - Parameter canWarn: whether drawing it may cause a warning, which then names its place.
    init<Value, Content: View>(
        _ name: String, _ type: @autoclosure @escaping () -> ValueType<Value>, _ summary: String,
        canWarn: Bool = false, make: @escaping (Value) -> Content
    ) {
        self.name = name
        self.summary = summary
        self.type = { type().description }
        compile = { node, compiler in
            let value = Dynamic(node, type(), in: compiler.context)
            let origin = canWarn ? node.location.viewOrigin : nil
            let view = { (value: Value) in
                DeferredView { origin.map { AnyView(make(value), from: $0) } ?? AnyView(make(value)) }
            }
            if let constant = value.constant {
                let view = constant.map(view)
                return CompiledKind { _ in view }
            }
            return CompiledKind { evaluation in value.value(in: evaluation).map(view) }
        }
    }

    /// Defines a view with children: a list of views, or a mapping with `children` and options.
    ///
    /// - Parameter options: the options, in a record to which ``Key/children`` belongs.
    init<Options, Content: View>(
        _ name: String, containing options: @autoclosure @escaping () -> ValueType<Options>, _ summary: String,
        make: @escaping (Options, ViewList) -> Content
    ) {
        self.name = name
        self.summary = summary
        type = {
            let options = options()
            return TypeDescription(
                "a list of views or a mapping with 'children'",
                schema: { .any(of: [ViewSchema.children, options.schema]) }, table: { options.table })
        }
        compile = { node, compiler in
            let form = ContainerForm(node, reporter: compiler.context.reporter)
            let options = Dynamic(form.options, options(), in: compiler.context)
            let children = form.children.map { compiler.compile($0) }
            return CompiledKind { evaluation in
                guard let options = options.value(in: evaluation) else { return nil }
                var views: [DeferredView] = []
                for child in children { child.evaluate(evaluation, &views) }
                return DeferredView { AnyView(make(options, ViewList(views))) }
            }
        }
    }
}

extension Key {
    /// The views in a stack or another container.
    static var children: Key {
        Key(
            name: "children", summary: "The views in it.",
            type: { TypeDescription("a list of views", schema: { ViewSchema.children }) })
    }
}

/// Unifies the two ways to write a view with children.
private struct ContainerForm {
    let options: DocumentNode
    let children: [DocumentNode]

    init(_ node: DocumentNode, reporter: ErrorReporter) {
        let none = DocumentNode(content: .mapping([]), location: node.location, path: node.path)
        let key = Key.children.name
        if let elements = node.elements {
            options = none
            children = elements
            return
        }
        options = node.entries == nil ? none : node.removing([key])
        if let written = node[key], written.elements == nil, !written.isNull {
            reporter.report(.wrongType(expected: "a list of views", found: written.found), at: written)
        } else if node.entries == nil, !node.isNull {
            reporter.report(
                .wrongType(expected: "a list of views or a mapping with '\(key)'", found: node.found), at: node)
        }
        children = node[key]?.elements ?? []
    }
}

/// Several views as one, as the content of a container.
nonisolated struct ViewList: View {
    private let views: [AnyView]

    init(_ views: [AnyView]) {
        self.views = views
    }

    init(_ views: [DeferredView]) {
        self.init(views.map { $0.make() })
    }

    var body: some View {
        ForEach(Array(views.indices), id: \.self) { views[$0] }
    }
}
