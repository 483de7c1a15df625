import Flatlay

/// A kind of view that templates know: its name, what it is, its schema and how it is made, in one place.
struct ViewDefinition {
    /// The name: SwiftUI's, starting with a small letter.
    let name: String
    /// A sentence for editors.
    let summary: String
    private let makeSchema: () -> SchemaNode
    /// Turns its value into what makes the view.
    let compile: (DocumentNode, ViewCompiler) -> CompiledKind

    /// The schema of its value.
    var schema: SchemaNode { makeSchema() }

    /// The names that its value can have, to tell where a misplaced name belongs.
    var optionNames: [String] { schema.propertyNames }

    /// A view without others inside it.
    init<Value, Content: View>(
        _ name: String, _ type: ValueType<Value>, _ summary: String, make: @escaping (Value) -> Content
    ) {
        self.name = name
        self.summary = summary
        makeSchema = { type.schema }
        compile = { node, compiler in
            let value = Dynamic(node, type, in: compiler.context)
            return CompiledKind(
                make: { evaluation in value.value(in: evaluation).map { AnyView(make($0)) } },
                check: { value.check(in: $0) })
        }
    }

    /// A view with others inside it: their list, or a mapping with `children` and options.
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
            return CompiledKind(
                make: { evaluation in
                    guard let options = options.value(in: evaluation) else { return nil }
                    return AnyView(make(options, ViewList(children.flatMap { $0(evaluation) })))
                },
                check: { evaluation in
                    guard options.check(in: evaluation) else { return false }
                    for child in children { _ = child.check(evaluation) }
                    return true
                })
        }
    }
}

/// The two ways to write a view with others inside it, made one.
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

/// Views made for one place, as the content of a container.
struct ViewList: View {
    private let views: [AnyView]

    init(_ views: [AnyView]) {
        self.views = views
    }

    var body: some View {
        ForEach(Array(views.indices), id: \.self) { views[$0] }
    }
}

extension SchemaNode {
    /// The names that a mapping, or a mapping among alternatives, can have.
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

    /// A mapping's schema with `children` among its names.
    fileprivate var addingChildren: SchemaNode {
        guard case .object(let members) = self else { return self }
        return .object(
            members.map { name, member in
                guard name == "properties", case .object(let properties) = member else { return (name, member) }
                return (name, .object([("children", ViewSchema.children)] + properties))
            })
    }
}
