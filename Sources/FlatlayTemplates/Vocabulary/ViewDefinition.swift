import Flatlay

/// A kind of view in templates: its name, summary, schema and implementation in one place.
struct ViewDefinition {
    /// The name: SwiftUI's, with a lower-case first letter.
    let name: String
    /// A sentence for editors.
    let summary: String
    private let makeSchema: () -> SchemaNode
    /// Compiles its value.
    let compile: (DocumentNode, ViewCompiler) -> CompiledKind

    /// The schema of its value.
    var schema: SchemaNode { makeSchema() }

    /// The keys of its value, used to suggest where a misplaced key belongs.
    var optionNames: [String] { schema.propertyNames }

    /// Defines a view without children.
    init<Value, Content: View>(
        _ name: String, _ type: ValueType<Value>, _ summary: String, make: @escaping (Value) -> Content
    ) {
        self.name = name
        self.summary = summary
        makeSchema = { type.schema }
        compile = { node, compiler in
            let value = Dynamic(node, type, in: compiler.context)
            if let constant = value.constant {
                let view = constant.map { value in DeferredView { AnyView(make(value)) } }
                return CompiledKind { _ in view }
            }
            return CompiledKind { evaluation in
                value.value(in: evaluation).map { value in DeferredView { AnyView(make(value)) } }
            }
        }
    }

    /// Defines a view with children: a list of views, or a mapping with `children` and options.
    init<Options, Content: View>(
        _ name: String, containing options: ValueType<Options>, _ summary: String,
        make: @escaping (Options, ViewList) -> Content
    ) {
        self.name = name
        self.summary = summary
        makeSchema = { .any(of: [ViewSchema.children, options.schema.addingChildren]) }
        compile = { node, compiler in
            let form = ContainerForm(node, reporter: compiler.context.reporter)
            let options = Dynamic(form.options, options, in: compiler.context)
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

/// Unifies the two ways to write a view with children.
private struct ContainerForm {
    let options: DocumentNode
    let children: [DocumentNode]

    init(_ node: DocumentNode, reporter: ErrorReporter) {
        let none = DocumentNode(content: .mapping([]), location: node.location, path: node.path)
        if let elements = node.elements {
            options = none
            children = elements
            return
        }
        options = node.entries == nil ? none : node.removing(["children"])
        if let written = node["children"], written.elements == nil, !written.isNull {
            reporter.report(.wrongType(expected: "a list of views", found: written.found), at: written)
        } else if node.entries == nil, !node.isNull {
            reporter.report(
                .wrongType(expected: "a list of views or a mapping with 'children'", found: node.found), at: node)
        }
        children = node["children"]?.elements ?? []
    }
}

/// Several views as one, as the content of a container.
struct ViewList: View {
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

extension SchemaNode {
    /// The keys of a mapping, or of the mappings among alternatives.
    var propertyNames: [String] {
        guard case .object(let members) = self else { return [] }
        return members.flatMap { name, member -> [String] in
            switch (name, member) {
            case ("properties", .object(let properties)): properties.map(\.0)
            case ("anyOf", .list(let alternatives)): alternatives.flatMap(\.propertyNames)
            default: []
            }
        }
    }

    /// The schema of a mapping with `children` added to its keys.
    fileprivate var addingChildren: SchemaNode {
        guard case .object(let members) = self else { return self }
        return .object(
            members.map { name, member in
                guard name == "properties", case .object(let properties) = member else { return (name, member) }
                return (name, .object([("children", ViewSchema.children)] + properties))
            })
    }
}
