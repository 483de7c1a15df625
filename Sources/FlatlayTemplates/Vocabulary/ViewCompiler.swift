import Flatlay

/// Compiles nodes to views, once for all items.
final class ViewCompiler {
    /// Collects errors, knows which files may be used, and compiles views within values.
    var context: DecodingContext { DecodingContext(reporter: reporter, resources: resources, compiler: self) }
    /// The named cells.
    private(set) var cells = CellLibrary()
    /// The named styles.
    private(set) var styles = StyleLibrary()

    private let reporter: ErrorReporter
    private let resources: TemplateResources
    private let vocabulary = Vocabulary()
    private var depth = ViewDepth()
    private let tracesViews: Bool

    init(cells: DocumentNode? = nil, context: DecodingContext, tracesViews: Bool = false) {
        self.tracesViews = tracesViews
        reporter = context.reporter
        resources = context.resources
        if let cells { self.cells = define(cells) }
    }

    /// Defines the named cells for all views that are compiled afterwards.
    @discardableResult
    func define(_ node: DocumentNode) -> CellLibrary {
        cells = CellLibrary(node, vocabulary: vocabulary, context: context)
        return cells
    }

    /// Defines the named styles for all views that are compiled afterwards.
    @discardableResult
    func define(_ library: StyleLibrary) -> StyleLibrary {
        styles = library
        return library
    }

    /// Compiles the modifiers of a style.
    func compileStyle(_ node: DocumentNode) -> [CompiledModifier] {
        guard let entries = node.entries else { return context.wrongType("a mapping of modifiers", node) ?? [] }
        guard enter(entries.count, node) else { return [] }
        defer { depth.leave(entries.count) }
        return compileModifiers(entries, unknown: vocabulary.modifierTable.problem, of: node)
    }

    /// Compiles the view of a node.
    ///
    /// - Parameter others: keys that the mapping may have besides, for suggestions.
    func compile(_ node: DocumentNode, others: [Key] = []) -> CompiledView {
        switch node.content {
        case .scalar: return compileText(node)
        case .mapping(let entries): return compile(entries, of: node, others: others)
        case .sequence:
            reporter.report(.wrongType(expected: "a view", found: node.found), at: node)
            return .none
        }
    }

    /// Compiles the view of a node that may also be a style, such as a background: a string is a colour here, not text.
    func compileLayer(_ node: DocumentNode) -> CompiledView {
        // A mapping is a view, unless it is a colour. `{ color: red, opacity: 0.5 }` is both, with the same result.
        if node.entries != nil, !ValueType<Color>.adaptiveColor.table.isUsed(by: node) { return compile(node) }
        let style = Dynamic(node, ValueType<AnyShapeStyle>.style, in: context)
        return CompiledView { evaluation, views in
            guard let style = style.value(in: evaluation) else { return }
            views.append(DeferredView { AnyView(Rectangle().fill(style)) })
        }
    }

    /// Compiles the cell of a section: the name of a cell, or a view.
    func compileCell(_ node: DocumentNode) -> CompiledView {
        // An empty cell is nearly always one whose lines are indented too little.
        if node.isNull { return context.wrongType("a view", node) ?? .none }
        guard let name = node.string else { return compile(node) }
        guard cells.has(name) else {
            let suggestion = Suggestion.nearest(to: name, in: cells.names)
            reporter.report(.unknownCell(name, suggestion: suggestion, known: cells.names), at: node)
            return .none
        }
        let none = DocumentNode(.null, location: node.location, path: node.path)
        let entry = DocumentNode.Entry(key: name, keyLocation: node.location, value: none)
        let view = cells.use(of: entry, compiler: self)
        return CompiledView { evaluation, views in
            if let view = view.evaluate(evaluation) { views.append(view) }
        }
    }

    private func compileText(_ node: DocumentNode) -> CompiledView {
        let text = Dynamic(node, ValueType<String>.text, in: context)
        let bytes = node.writtenTextLength
        let origin = node.location.viewOrigin
        return traced(
            CompiledView { evaluation, views in
                guard evaluation.take(node, text: bytes), let text = text.value(in: evaluation) else { return }
                views.append(DeferredView { AnyView(Text(verbatim: text), from: origin) })
            }, node)
    }

    /// A view whose nodes name the place of the view, if an inspector wants to know.
    private func traced(_ view: CompiledView, _ node: DocumentNode) -> CompiledView {
        guard tracesViews else { return view }
        let name = ViewTrace.identifier(of: node.location.viewOrigin.location)
        return CompiledView { evaluation, views in
            let start = views.count
            view.evaluate(evaluation, &views)
            for index in views.indices[start...] {
                let inner = views[index]
                views[index] = DeferredView { AnyView(inner.make().accessibilityIdentifier(name)) }
            }
        }
    }

    private func compile(_ entries: [DocumentNode.Entry], of node: DocumentNode, others: [Key]) -> CompiledView {
        guard let kind = kind(of: node, entries) else { return .none }
        guard enter(entries.count, node) else { return .none }
        defer { depth.leave(entries.count) }
        let content = compileKind(kind)
        let modifiers = compileModifiers(
            entries.filter { !vocabulary.isCommon($0.key) && !isKind($0.key) },
            unknown: { self.problem(of: $0, in: node, others: others) }, of: node)
        let evaluateModifiers = modifiers.evaluation
        let condition = vocabulary.condition.read(from: node, in: context)
        let bytes = kind.value.writtenTextLength
        let view = traced(
            CompiledView { evaluation, views in
                if let condition, !condition.holds(in: evaluation) { return }
                guard evaluation.take(node, text: bytes), let view = content.evaluate(evaluation) else { return }
                if modifiers.isEmpty { return views.append(view) }
                let evaluated = evaluateModifiers(evaluation)
                views.append(DeferredView { modifiers.apply(to: view.make(), evaluated: evaluated) })
            }, node)
        guard node[vocabulary.repetition.name] != nil else { return view }
        guard let repetition = vocabulary.repetition.read(from: node, in: context) else { return .none }
        return CompiledView { evaluation, views in
            for each in repetition.evaluations(in: evaluation) {
                guard each.take(node) else { break }
                view.evaluate(each, &views)
            }
        }
    }

    /// Compiles a cell, and returns the nesting depth of its views.
    func compileMeasuringDepth(_ node: DocumentNode, others: [Key]) -> (view: CompiledView, levels: Int) {
        let outer = depth
        depth.startMeasuring()
        let view = compile(node, others: others)
        let levels = depth.measured
        depth = outer
        return (view, levels)
    }

    /// Adds the levels of a cell compiled before. If there are too many, reports this and returns false.
    func holds(levels: Int, at node: DocumentNode) -> Bool {
        guard enter(levels, node) else { return false }
        depth.leave(levels)
        return true
    }

    private func enter(_ levels: Int, _ node: DocumentNode) -> Bool {
        if depth.enter(levels) { return true }
        reporter.report(.nestedTooDeep(limit: ViewDepth.limit), at: node)
        return false
    }

    /// The one entry that names the kind of the view.
    private func kind(of node: DocumentNode, _ entries: [DocumentNode.Entry]) -> DocumentNode.Entry? {
        let kinds = entries.filter { isKind($0.key) }
        if kinds.count > 1 {
            reporter.report(
                TemplateError(
                    .viewOfTwoKinds(kinds[0].key, kinds[1].key), at: kinds[1].keyLocation, path: node.path))
        }
        if let kind = kinds.first { return kind }
        let names = vocabulary.views.map(\.name) + cells.names
        let unknown = entries.filter { !vocabulary.isReserved($0.key) }
        guard let entry = unknown.first else {
            reporter.report(.viewWithoutKind, at: node)
            return nil
        }
        let suggestion =
            Suggestion.nearest(to: entry.key, in: names)
            ?? Suggestion.nearest(to: entry.key, in: vocabulary.modifiers.map(\.name))
        reporter.report(
            TemplateError(.unknownView(entry.key, suggestion: suggestion), at: entry.keyLocation, path: node.path))
        return nil
    }

    private func compileKind(_ entry: DocumentNode.Entry) -> CompiledKind {
        if let definition = vocabulary.view(named: entry.key) { return definition.compile(entry.value, self) }
        return cells.use(of: entry, compiler: self)
    }

    /// Whether a name is that of a kind of view or of a cell.
    private func isKind(_ name: String) -> Bool { vocabulary.view(named: name) != nil || cells.has(name) }

    /// Compiles a list of mappings with modifiers; returns nil if it is none, which has been reported.
    func compileModifiers(_ node: DocumentNode) -> [CompiledModifier]? {
        guard let elements = node.elements else { return context.wrongType("a list of modifiers", node) }
        guard enter(elements.count, node) else { return nil }
        defer { depth.leave(elements.count) }
        return elements.flatMap { element -> [CompiledModifier] in
            guard let entries = element.entries else {
                reporter.report(.wrongType(expected: "a modifier", found: element.found), at: element)
                return []
            }
            return compileModifiers(entries, unknown: vocabulary.modifierTable.problem, of: element)
        }
    }

    private func compileModifiers(
        _ entries: [DocumentNode.Entry], unknown: (String) -> TemplateProblem, of node: DocumentNode
    ) -> [CompiledModifier] {
        entries.compactMap { entry in
            guard let definition = vocabulary.modifier(named: entry.key) else {
                reporter.report(TemplateError(unknown(entry.key), at: entry.keyLocation, path: node.path))
                return nil
            }
            return definition.compile(entry.value, self)
        }
    }

    /// The problem with a key of a view that is neither its kind nor a modifier.
    private func problem(of key: String, in node: DocumentNode, others: [Key]) -> TemplateProblem {
        let owner = node.entries?.lazy.compactMap { self.vocabulary.view(named: $0.key) }.first
        if let owner, owner.hasOption(key) { return .misplacedKey(key, belongsIn: owner.name) }
        // A view that has its kind lacks modifiers, so they come first.
        let modifiers = vocabulary.modifierTable
        let further = vocabulary.viewTable.keys.filter { !modifiers.names.contains($0.name) }
        return KeyTable(modifiers.keys + further + others).problem(of: key)
    }
}

extension DocumentNode {
    /// The bytes of a literal text; interpolated texts are counted when they are evaluated.
    fileprivate var writtenTextLength: Int {
        guard let string, !TextTemplate.isNeeded(for: string) else { return 0 }
        return string.utf8.count
    }
}
