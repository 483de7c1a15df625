import Flatlay

/// A section of the document, compiled once. With `repeat` it creates several sections.
struct SectionTemplate {
    let node: DocumentNode
    fileprivate let repetition: Repetition?
    fileprivate let condition: ConditionNode?
    fileprivate let items: ItemSource
    fileprivate let cell: CompiledView
    /// The identifiers of the section and of its items across data changes.
    fileprivate let identifier: Dynamic<TemplateValue>?
    fileprivate let itemIdentifier: Dynamic<TemplateValue>?
    fileprivate let layout: (value: Dynamic<SectionDescription>, node: DocumentNode)?
    fileprivate let background: SectionBackground?
    /// The views of headers, footers and badges, by UIKit's kinds.
    fileprivate let supplementaryViews: [String: SupplementaryTemplate]

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
        var description = layout.map { $0.value.value(in: evaluation) } ?? SectionDescription.plainList
        let perItem = (description ?? .plainList).itemKinds
        let sectionViews = self.sectionViews(besides: perItem, in: evaluation)
        description?.addBoundaryItems(
            for: supplementaryViews.keys.filter { perItem.contains($0) || sectionViews[$0] != nil })
        let section = TemplateSection(identifier: identifier?.value(in: evaluation) ?? .integer(index))
        var content = SectionContent(
            section: section, items: [], cells: ItemViews(cell, of: values, in: evaluation),
            layout: description ?? .plainList, node: layout?.node ?? node)
        for kind in perItem {
            content.itemViews[kind] = supplementaryViews[kind].map { ItemViews($0.view, of: values, in: evaluation) }
        }
        content.items = items(of: values, in: evaluation, section: section, number: index, kinds: perItem)
        for (kind, view) in sectionViews {
            let band = content.layout.listBand(of: kind)
            content.sectionViews[kind] =
                band.isBand ? supplementaryViews[kind]?.band.dressed(view, as: band.look) ?? view : view
        }
        if let background {
            content.background = AnyView.one(of: background.content(evaluation.forCell([:])))
            content.backgroundInsets = background.insets?.value(in: evaluation) ?? EdgeInsets()
        }
        return content
    }

    /// The supplementary views of the section. A view whose `if` is false is omitted: a section can thus have no
    /// header.
    private func sectionViews(besides perItem: Set<String>, in evaluation: Evaluation) -> [String: AnyView] {
        var result: [String: AnyView] = [:]
        for (kind, written) in supplementaryViews.sorted(by: { $0.key < $1.key }) where !perItem.contains(kind) {
            let views = written.view(evaluation.forCell([:]))
            if !views.isEmpty { result[kind] = AnyView.one(of: views) }
        }
        return result
    }

    /// The items. Their cells and views are checked but not created.
    private func items(
        of values: [TemplateValue], in evaluation: Evaluation, section: TemplateSection, number: Int, kinds: Set<String>
    ) -> [TemplateItem] {
        let views = [cell] + kinds.compactMap { supplementaryViews[$0]?.view }
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

/// The background of a section.
private struct SectionBackground {
    let content: CompiledView
    let insets: Dynamic<EdgeInsets>?
}

/// A header, a footer or a badge.
private struct SupplementaryTemplate {
    let view: CompiledView
    let band: ListBand
}

extension ValueType where Value == SectionTemplate {
    /// A section.
    static var section: ValueType {
        ValueType<(DocumentNode) -> SectionTemplate>.sectionParts.mapWithNode { make, node in make(node) }
    }
}

extension ValueType where Value == (DocumentNode) -> SectionTemplate {
    /// The keys of a section, which becomes one together with its node.
    fileprivate static var sectionParts: ValueType {
        .record(
            "a section such as { items: …, cell: … }",
            Field("items", .items, "A path to a list, a list, or a number of items.", isRequired: true),
            Field("cell", .cell, "The name of a cell, or a view.", isRequired: true),
            Field(
                "id", .dynamic(.identifier), "What makes the section the same one after a change; else its number."),
            Field("itemID", .dynamic(.identifier), "What makes an item the same one after a change; else its value."),
            Field("layout", .layout, "The layout of the items."),
            Field(
                "header", .supplementaryView,
                "The view above the items; in a list with an appearance, text looks as its headers do."),
            Field(
                "footer", .supplementaryView,
                "The view below the items; in a list with an appearance, text looks as its footers do."),
            Field("background", .sectionBackground, "What is behind the section."),
            Field(
                "supplementaryViews", .names(of: .supplementaryView, "a mapping of kinds to views"),
                "The views of badges and others, by their kinds."),
            Field(
                "repeat", .repetition(of: "section"),
                "Creates a section for each element of a list. The element is called section, or shelf with "
                    + "{ shelf: shelves }."),
            Field("if", .condition, "Shows the section only if this is true.")
        ) { items, cell, id, itemID, layout, header, footer, background, others, repetition, condition in
            { node in
                var views: [String: SupplementaryTemplate] = [:]
                views[ElementKind.named("header")] = header
                views[ElementKind.named("footer")] = footer
                for other in others ?? [] { views[ElementKind.named(other.name)] = other.value }
                return SectionTemplate(
                    node: node, repetition: repetition, condition: condition, items: items ?? .none,
                    cell: cell ?? .none, identifier: id, itemIdentifier: itemID, layout: layout,
                    background: background, supplementaryViews: views)
            }
        }
    }
}

extension ValueType where Value == (value: Dynamic<SectionDescription>, node: DocumentNode) {
    fileprivate static var layout: ValueType {
        ValueType<Dynamic<SectionDescription>>.dynamic(.sectionLayout).mapWithNode { (value: $0, node: $1) }
    }
}

extension ValueType where Value == SectionBackground {
    /// A view or a style, or one of them with its insets.
    fileprivate static var sectionBackground: ValueType {
        let placed = ValueType.record(
            "a background such as { content: …, contentInsets: 8 }",
            Field("content", .layerContent, "What is behind the section.", isRequired: true),
            Field("contentInsets", .dynamic(.insets), "Space between the section's edges and it.")
        ) { SectionBackground(content: $0 ?? .none, insets: $1) }
        let content = ValueType<CompiledView>.layerContent.map { SectionBackground(content: $0, insets: nil) }
        return .content(content, orPlaced: placed)
    }
}

extension ValueType where Value == SupplementaryTemplate {
    /// A view, which in a list may be a band.
    fileprivate static var supplementaryView: ValueType {
        let view = ValueType<CompiledView>.view
        return ValueType(view.description) { node, context in
            view.decode(node, in: context).map {
                SupplementaryTemplate(view: $0, band: ListBand(node: node, cells: context.compiler.cells))
            }
        }
    }
}

extension ValueType where Value == TemplateValue {
    /// An identifier: a string or a number.
    fileprivate static var identifier: ValueType {
        ValueType("a text or a number", schema: .any(of: [.type("string"), .type("number")])) { node, context in
            switch node.scalar {
            case .string, .number, .cell: node.scalar
            default: context.wrongType("a text or a number", node)
            }
        }
    }
}
