import Flatlay

/// The named cells of a template: each is compiled on first use, and can be used like a kind of view.
struct CellLibrary {
    private let definitions: [String: DocumentNode]
    /// The names in the order in which they were written.
    let names: [String]
    private let compiled = CompiledCells()

    /// The compiled cells, shared by copies of the library.
    private final class CompiledCells {
        var cells: [String: CompiledCell] = [:]
        var inProgress: [String] = []
    }

    /// The content of a cell and the defaults of its parameters.
    private struct CompiledCell {
        let content: CompiledView
        /// The nesting depth of views and modifiers.
        let levels: Int
        /// Parameters with a nil default are required.
        let parameters: [(name: String, defaultValue: TemplateValue?)]
    }

    init(_ node: DocumentNode?, vocabulary: Vocabulary, context: DecodingContext) {
        guard let node, !node.isNull else {
            (definitions, names) = ([:], [])
            return
        }
        guard let entries = node.entries else {
            context.reporter.report(.wrongType(expected: "a mapping of names to views", found: node.found), at: node)
            (definitions, names) = ([:], [])
            return
        }
        for entry in entries where vocabulary.isReserved(entry.key) {
            context.reporter.report(TemplateError(.reservedName(entry.key), at: entry.keyLocation, path: node.path))
        }
        let own = entries.filter { !vocabulary.isReserved($0.key) }
        names = own.map(\.key)
        definitions = Dictionary(own.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    /// Whether there is a cell with a name.
    func has(_ name: String) -> Bool { definitions[name] != nil }

    /// The definition of a cell, as written.
    func definition(named name: String) -> DocumentNode? { definitions[name] }

    /// Compiles a use of a cell as a view: the keys of the entry's mapping are its parameters.
    func use(of entry: DocumentNode.Entry, compiler: ViewCompiler) -> CompiledKind {
        guard let cell = cell(named: entry.key, at: entry, compiler: compiler),
            compiler.holds(levels: cell.levels, at: entry.value)
        else { return .none }
        let reporter = compiler.context.reporter
        if entry.value.entries == nil, !entry.value.isNull {
            reporter.report(
                .wrongType(expected: "the parameters of cell '\(entry.key)'", found: entry.value.found),
                at: entry.value)
        }
        compiler.context.checkKeys(of: entry.value, known: cell.parameters.map(\.name))
        let given = entry.value.entries ?? []
        for parameter in cell.parameters
        where parameter.defaultValue == nil && !given.contains(where: { $0.key == parameter.name }) {
            reporter.report(
                TemplateError(.missingKey(parameter.name), at: entry.keyLocation, path: entry.value.path))
        }
        let values = given.map { ($0.key, NodeTemplate($0.value, reporter: reporter), $0.value) }
        let defaults = cell.parameters.compactMap { parameter in
            parameter.defaultValue.map { (parameter.name, $0) }
        }
        let defaultNames = Dictionary(defaults, uniquingKeysWith: { _, last in last })
        let inner = { (evaluation: Evaluation) -> Evaluation? in
            var names = defaultNames
            for (name, template, node) in values {
                guard let value = template == nil ? node.value : template?.node(in: evaluation)?.value else {
                    return nil
                }
                names[name] = value
            }
            return names.isEmpty ? evaluation : evaluation.adding(names)
        }
        return CompiledKind { evaluation in
            guard let inner = inner(evaluation) else { return nil }
            let views = cell.content.evaluate(inner)
            return views.isEmpty ? nil : DeferredView { AnyView(ViewList(views)) }
        }
    }

    /// Compiles the cells that nothing uses, to find their errors.
    func compileAll(with compiler: ViewCompiler) {
        for name in names {
            guard let node = definitions[name] else { continue }
            let entry = DocumentNode.Entry(key: name, keyLocation: node.location, value: node)
            _ = cell(named: name, at: entry, compiler: compiler)
        }
    }

    private func cell(
        named name: String, at entry: DocumentNode.Entry, compiler: ViewCompiler
    ) -> CompiledCell? {
        if let cell = compiled.cells[name] { return cell }
        guard let node = definitions[name] else { return nil }
        if let start = compiled.inProgress.firstIndex(of: name) {
            let cycle = compiled.inProgress[start...] + [name]
            compiler.context.reporter.report(
                TemplateError(.recursiveCells(Array(cycle)), at: entry.keyLocation, path: entry.value.path))
            return nil
        }
        compiled.inProgress.append(name)
        defer { compiled.inProgress.removeLast() }
        let parameters = parameters(of: node, reporter: compiler.context.reporter)
        let (view, levels) = compiler.compileMeasuringDepth(node.removing(["parameters"]))
        let cell = CompiledCell(content: view, levels: levels, parameters: parameters)
        compiled.cells[name] = cell
        return cell
    }

    /// Reads `parameters: { title: , color: red }`: names with their defaults.
    private func parameters(
        of node: DocumentNode, reporter: ErrorReporter
    ) -> [(name: String, defaultValue: TemplateValue?)] {
        guard let written = node["parameters"] else { return [] }
        guard let entries = written.entries else {
            reporter.report(.wrongType(expected: "a mapping of names to values", found: written.found), at: written)
            return []
        }
        return entries.map { ($0.key, $0.value.isNull ? nil : $0.value.value) }
    }
}
