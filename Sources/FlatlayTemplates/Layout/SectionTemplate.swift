import Flatlay

/// A section of the document, compiled once. With `repeat` it creates several sections.
struct SectionTemplate {
    /// The keys of a section.
    static let keys = [
        "id", "items", "itemID", "cell", "layout", "header", "footer", "background", "supplementaryViews", "repeat",
        "if",
    ]

    let node: DocumentNode
    private let repetition: Repetition?
    private let condition: ConditionNode?
    private let items: ItemSource
    private let cell: CompiledView
    /// The identifiers of the section and of its items across data changes.
    private let identifier: Dynamic<TemplateValue>?
    private let itemIdentifier: Dynamic<TemplateValue>?
    private let layout: Dynamic<SectionDescription>?
    private let background: CompiledView?
    private let backgroundInsets: Dynamic<EdgeInsets>?
    /// The views of headers, footers and badges, by UIKit's kinds.
    private let supplementaryViews: [String: CompiledView]
    /// Headers and footers as written, by UIKit's kinds.
    private let bands: [String: ListBand]

    /// Compiles a section; returns nil if it is invalid, which has been reported.
    init?(_ node: DocumentNode, compiler: ViewCompiler) {
        let reporter = compiler.context.reporter
        guard node.entries != nil else {
            reporter.report(
                .wrongType(expected: "a section such as { items: …, cell: … }", found: node.found), at: node)
            return nil
        }
        compiler.context.checkKeys(of: node, known: Self.keys)
        self.node = node
        repetition = node["repeat"].flatMap { Repetition($0, element: "section", reporter: reporter) }
        condition = node["if"].flatMap { ConditionNode($0, reporter: reporter) }
        identifier = node["id"].map { Dynamic($0, .identifier, in: compiler.context) }
        itemIdentifier = node["itemID"].map { Dynamic($0, .identifier, in: compiler.context) }
        layout = node["layout"].map { Dynamic($0, .sectionLayout, in: compiler.context) }
        let insets = node["background"]?["contentInsets"]
        backgroundInsets = insets.map { Dynamic($0, .insets, in: compiler.context) }
        background = node["background"].map { compiler.compileLayer(insets == nil ? $0 : $0["content"] ?? $0) }
        supplementaryViews = Self.supplementaryViews(of: node, compiler: compiler)
        let written = ["header", "footer"].compactMap { kind in
            (node[kind] ?? node["supplementaryViews"]?[kind]).map { (ElementKind.named(kind), $0) }
        }
        bands = Dictionary(
            written.map { ($0.0, ListBand(node: $0.1, cells: compiler.cells)) }, uniquingKeysWith: { first, _ in first }
        )
        for key in ["items", "cell"] where node[key] == nil { reporter.report(.missingKey(key), at: node) }
        guard let itemsNode = node["items"], let cellNode = node["cell"],
            let items = ItemSource(itemsNode, reporter: reporter)
        else { return nil }
        self.items = items
        cell = compiler.compileCell(cellNode)
    }

    private static func supplementaryViews(
        of node: DocumentNode, compiler: ViewCompiler
    ) -> [String: CompiledView] {
        var views: [String: CompiledView] = [:]
        for kind in ["header", "footer"] {
            views[ElementKind.named(kind)] = node[kind].map { compiler.compile($0) }
        }
        if let written = node["supplementaryViews"] {
            if written.entries == nil {
                compiler.context.reporter.report(
                    .wrongType(expected: "a mapping of kinds to views", found: written.found), at: written)
            }
            for entry in written.entries ?? [] {
                views[ElementKind.named(entry.key)] = compiler.compile(entry.value)
            }
        }
        return views
    }

    /// The sections for the names in scope; the first has the number `firstIndex`. Returns none, and reports an error,
    /// if there are more than `itemLimit` items.
    func sections(in evaluation: Evaluation, firstIndex: Int, itemLimit: Int) -> [SectionContent] {
        // Count first, so that too many items create no views.
        var filled: [(Evaluation, [TemplateValue])] = []
        var itemCount = 0
        for each in repetition.map({ $0.evaluations(in: evaluation) }) ?? [evaluation] {
            let named = each.adding(["sectionIndex": .integer(firstIndex + filled.count)])
            if let condition, !condition.holds(in: named) { continue }
            guard evaluation.takeSection(node) else { return [] }
            let values = items.items(in: named)
            itemCount += values.count
            guard itemCount <= itemLimit else {
                evaluation.reporter.report(.tooManyItems(limit: TemplateContent.itemLimit), at: node)
                return []
            }
            filled.append((named, values))
        }
        return filled.enumerated().map { section(of: $1.1, in: $1.0, index: firstIndex + $0) }
    }

    private func section(of values: [TemplateValue], in evaluation: Evaluation, index: Int) -> SectionContent {
        var description = layout.map { $0.value(in: evaluation) } ?? SectionDescription.plainList
        let perItem = (description ?? .plainList).itemKinds
        let sectionViews = self.sectionViews(besides: perItem, in: evaluation)
        description?.addBoundaryItems(
            for: supplementaryViews.keys.filter { perItem.contains($0) || sectionViews[$0] != nil })
        let section = TemplateSection(identifier: identifier?.value(in: evaluation) ?? .integer(index))
        var content = SectionContent(
            section: section, items: [], cells: ItemViews(cell, of: values, in: evaluation),
            layout: description ?? .plainList, node: node["layout"] ?? node)
        for kind in perItem {
            content.itemViews[kind] = supplementaryViews[kind].map { ItemViews($0, of: values, in: evaluation) }
        }
        content.items = items(of: values, in: evaluation, section: section, number: index, kinds: perItem)
        for (kind, view) in sectionViews {
            let band = content.layout.listBand(of: kind)
            content.sectionViews[kind] = band.isBand ? bands[kind]?.dressed(view, as: band.look) ?? view : view
        }
        if let background {
            content.background = AnyView.one(of: background(evaluation.forCell([:])))
            content.backgroundInsets = backgroundInsets?.value(in: evaluation) ?? EdgeInsets()
        }
        return content
    }

    /// The supplementary views of the section. A view whose `if` is false is omitted: a section can thus have no
    /// header.
    private func sectionViews(besides perItem: Set<String>, in evaluation: Evaluation) -> [String: AnyView] {
        var result: [String: AnyView] = [:]
        for (kind, view) in supplementaryViews.sorted(by: { $0.key < $1.key }) where !perItem.contains(kind) {
            let views = view(evaluation.forCell([:]))
            if !views.isEmpty { result[kind] = AnyView.one(of: views) }
        }
        return result
    }

    /// The items. Their cells and views are checked but not created.
    private func items(
        of values: [TemplateValue], in evaluation: Evaluation, section: TemplateSection, number: Int, kinds: Set<String>
    ) -> [TemplateItem] {
        let views = [cell] + kinds.compactMap { supplementaryViews[$0] }
        var items: [TemplateItem] = []
        items.reserveCapacity(values.count)
        var occurrences: [HashedValue: Int] = [:]
        for (index, value) in values.enumerated() where !evaluation.reporter.isFull && !evaluation.isSpent {
            let each = evaluation.forItem(value, at: index)
            if let itemIdentifier {
                let name = itemIdentifier.value(in: each) ?? .null
                items.append(TemplateItem(named: name, section: number, index: index))
            } else {
                let value = HashedValue(value)
                let occurrence = occurrences[value, default: 0]
                occurrences[value] = occurrence + 1
                items.append(TemplateItem(value, in: section, occurrence: occurrence, number: number, index: index))
            }
            for view in views { _ = view.check(each) }
        }
        return items
    }
}

extension ValueType where Value == TemplateValue {
    /// An identifier: a string or a number.
    fileprivate static var identifier: ValueType {
        ValueType("a text or a number", schema: .any(of: [.type("string"), .type("number")])) { node, context in
            switch node.scalar {
            case .string, .number: node.scalar
            default: context.wrongType("a text or a number", node)
            }
        }
    }
}
