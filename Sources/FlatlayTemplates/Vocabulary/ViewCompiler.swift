import Flatlay

/// Compiles nodes to views, once for all items.
final class ViewCompiler {
    /// Collects errors, and knows which files may be used.
    let context: DecodingContext
    /// The named cells.
    private(set) var cells: CellLibrary

    private let vocabulary = Vocabulary()
    private var depth = ViewDepth()

    init(cells: DocumentNode?, context: DecodingContext) {
        self.context = context
        self.cells = CellLibrary(cells, vocabulary: vocabulary, context: context)
    }

    /// Compiles the view of a node.
    func compile(_ node: DocumentNode) -> CompiledView {
        switch node.content {
        case .scalar: return compileText(node)
        case .mapping(let entries): return compile(entries, of: node)
        case .sequence:
            context.reporter.report(.wrongType(expected: "a view", found: node.found), at: node)
            return .none
        }
    }

    /// Compiles the view of a node that may also be a style, such as a background: a string is a colour here, not text.
    func compileLayer(_ node: DocumentNode) -> CompiledView {
        if let entries = node.entries, !Self.isStyle(entries) { return compile(node) }
        let style = Dynamic(node, ValueType<AnyShapeStyle>.style, in: context)
        return CompiledView { evaluation, views in
            guard let style = style.value(in: evaluation) else { return }
            views.append(DeferredView { AnyView(Rectangle().fill(style)) })
        }
    }

    /// Whether a mapping is a colour and not a view. `{ color: red, opacity: 0.5 }` is both, with the same result.
    private static func isStyle(_ entries: [DocumentNode.Entry]) -> Bool {
        entries.contains { $0.key == "light" || $0.key == "dark" }
    }

    /// Compiles the cell of a section: the name of a cell, or a view.
    func compileCell(_ node: DocumentNode) -> CompiledView {
        guard let name = node.string else { return compile(node) }
        guard cells.has(name) else {
            let suggestion = Suggestion.nearest(to: name, in: cells.names)
            context.reporter.report(.unknownCell(name, suggestion: suggestion, known: cells.names), at: node)
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
        return CompiledView { evaluation, views in
            guard evaluation.take(node, text: bytes), let text = text.value(in: evaluation) else { return }
            views.append(DeferredView { AnyView(Text(verbatim: text)) })
        }
    }

    private func compile(_ entries: [DocumentNode.Entry], of node: DocumentNode) -> CompiledView {
        guard let kind = kind(of: node, entries) else { return .none }
        guard enter(entries.count, node) else { return .none }
        defer { depth.leave(entries.count) }
        let content = compileKind(kind)
        let modifiers = compileModifiers(entries.filter { $0.key != kind.key }, of: node)
        let evaluateModifiers = modifiers.evaluation
        let condition = node["if"].flatMap { ConditionNode($0, reporter: context.reporter) }
        let bytes = kind.value.writtenTextLength
        let view = CompiledView { evaluation, views in
            if let condition, !condition.holds(in: evaluation) { return }
            guard evaluation.take(node, text: bytes), let view = content.evaluate(evaluation) else { return }
            if modifiers.isEmpty { return views.append(view) }
            let evaluated = evaluateModifiers(evaluation)
            views.append(DeferredView { modifiers.apply(to: view.make(), evaluated: evaluated) })
        }
        guard let written = node["repeat"] else { return view }
        guard let repetition = Repetition(written, element: "element", reporter: context.reporter) else { return .none }
        return CompiledView { evaluation, views in
            for each in repetition.evaluations(in: evaluation) {
                guard each.take(node) else { break }
                view.evaluate(each, &views)
            }
        }
    }

    /// Compiles a cell, and returns the nesting depth of its views.
    func compileMeasuringDepth(_ node: DocumentNode) -> (view: CompiledView, levels: Int) {
        let outer = depth
        depth.startMeasuring()
        let view = compile(node)
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
        context.reporter.report(.nestedTooDeep(limit: ViewDepth.limit), at: node)
        return false
    }

    /// The one entry that names the kind of the view.
    private func kind(of node: DocumentNode, _ entries: [DocumentNode.Entry]) -> DocumentNode.Entry? {
        let kinds = entries.filter { vocabulary.view(named: $0.key) != nil || cells.has($0.key) }
        if kinds.count > 1 {
            context.reporter.report(
                TemplateError(
                    .viewOfTwoKinds(kinds[0].key, kinds[1].key), at: kinds[1].keyLocation, path: node.path))
        }
        if let kind = kinds.first { return kind }
        let names = vocabulary.views.map(\.name) + cells.names
        let unknown = entries.filter { !vocabulary.isReserved($0.key) }
        guard let entry = unknown.first else {
            context.reporter.report(.viewWithoutKind, at: node)
            return nil
        }
        let all = names + vocabulary.modifiers.map(\.name)
        context.reporter.report(
            TemplateError(
                .unknownView(entry.key, suggestion: Suggestion.nearest(to: entry.key, in: all)), at: entry.keyLocation,
                path: node.path))
        return nil
    }

    private func compileKind(_ entry: DocumentNode.Entry) -> CompiledKind {
        if let definition = vocabulary.view(named: entry.key) { return definition.compile(entry.value, self) }
        return cells.use(of: entry, compiler: self)
    }

    private func compileModifiers(
        _ entries: [DocumentNode.Entry], of node: DocumentNode
    ) -> [CompiledModifier] {
        entries.flatMap { entry -> [CompiledModifier] in
            if entry.key == "modifiers" { return compileFurtherModifiers(entry.value) }
            if Vocabulary.commonNames.contains(entry.key) { return [] }
            if vocabulary.view(named: entry.key) != nil || cells.has(entry.key) { return [] }
            guard let definition = vocabulary.modifier(named: entry.key) else {
                reportUnknown(entry, of: node)
                return []
            }
            return [definition.compile(entry.value, self)]
        }
    }

    private func compileFurtherModifiers(_ node: DocumentNode) -> [CompiledModifier] {
        guard let elements = node.elements else {
            context.reporter.report(.wrongType(expected: "a list of modifiers", found: node.found), at: node)
            return []
        }
        guard enter(elements.count, node) else { return [] }
        defer { depth.leave(elements.count) }
        return elements.flatMap { element -> [CompiledModifier] in
            guard let entries = element.entries else {
                context.reporter.report(.wrongType(expected: "a modifier", found: element.found), at: element)
                return []
            }
            for entry in entries where entry.key == "if" || entry.key == "repeat" {
                reportUnknown(entry, of: element)
            }
            return compileModifiers(entries, of: element)
        }
    }

    private func reportUnknown(_ entry: DocumentNode.Entry, of node: DocumentNode) {
        let owner = node.entries?.lazy.compactMap { self.vocabulary.view(named: $0.key) }.first
        let problem: TemplateProblem
        if let owner, owner.optionNames.contains(entry.key) {
            problem = .misplacedKey(entry.key, belongsIn: owner.name)
        } else {
            let names = vocabulary.modifiers.map(\.name)
            let all = Vocabulary.commonNames + names + vocabulary.views.map(\.name)
            problem = .unknownKey(entry.key, suggestion: Suggestion.nearest(to: entry.key, in: all), known: names)
        }
        context.reporter.report(TemplateError(problem, at: entry.keyLocation, path: node.path))
    }
}

extension DocumentNode {
    /// The bytes of a literal text; interpolated texts are counted when they are evaluated.
    fileprivate var writtenTextLength: Int {
        guard let string, !TextTemplate.isNeeded(for: string) else { return 0 }
        return string.utf8.count
    }
}
