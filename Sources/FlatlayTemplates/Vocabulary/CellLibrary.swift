import Flatlay

/// The named cells of a template: each is compiled on first use, and can be used like a kind of view.
struct CellLibrary {
    private var definitions: [String: DocumentNode] = [:]
    /// The names in the order in which they were written.
    private(set) var names: [String] = []
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
        let parameters: [(name: String, value: TemplateValue?)]
    }

    /// The key of a cell that a view does not have.
    static var parameters: Field<[(name: String, value: TemplateValue?)]> {
        Field(
            "parameters", .names(of: .parameter, "a mapping of names to values"),
            "In a cell: the names of its parameters, with the values that they have unless others are given.")
    }

    /// No cells.
    init() {}

    init(_ node: DocumentNode, vocabulary: Vocabulary, context: DecodingContext) {
        guard !node.isNull else { return }
        guard let entries = node.entries else {
            context.reporter.report(.wrongType(expected: "a mapping of names to views", found: node.found), at: node)
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
        KeyTable(names: cell.parameters.map(\.name)) { [] }.check(entry.value, in: compiler.context)
        let given = entry.value.entries ?? []
        for parameter in cell.parameters
        where parameter.value == nil && !given.contains(where: { $0.key == parameter.name }) {
            reporter.report(
                TemplateError(.missingKey(parameter.name), at: entry.keyLocation, path: entry.value.path))
        }
        let values = given.map { ($0.key, NodeTemplate($0.value, reporter: reporter), $0.value) }
        let defaults = cell.parameters.compactMap { parameter in
            parameter.value.map { (parameter.name, $0) }
        }
        let defaultNames = Dictionary(defaults, uniquingKeysWith: { _, last in last })
        let inner = { (evaluation: Evaluation) -> Evaluation? in
            var names = defaultNames
            for (name, template, node) in values {
                guard let value = template == nil ? node.value : template?.value(in: evaluation) else {
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
        let key = Self.parameters
        let parameters = key.read(from: node, in: compiler.context) ?? []
        let (view, levels) = compiler.compileMeasuringDepth(node.removing([key.name]), others: [key.key])
        let cell = CompiledCell(content: view, levels: levels, parameters: parameters)
        compiled.cells[name] = cell
        return cell
    }
}

extension ValueType where Value == CellLibrary {
    /// The named cells. They can be used by the views that are read afterwards.
    static var cells: ValueType {
        ValueType("a mapping of names to views", schema: .mapping(to: ViewSchema.cell).orNull) {
            node, context in
            context.compiler.define(node)
        }
    }
}

extension ValueType where Value == TemplateValue? {
    /// The value of a parameter unless another is given; nil for a required one.
    fileprivate static var parameter: ValueType {
        ValueType("a value", schema: .object([])) { node, _ in .some(node.isNull ? nil : node.value) }
    }
}
