/// The value of `items:`: a path to a list, a list, or a number of items.
struct ItemSource {
    private enum Source {
        case path(Repetition)
        case values([NodeOrValue])
    }

    private enum NodeOrValue {
        case value(TemplateValue)
        case template(NodeTemplate)
    }

    private let source: Source

    /// No items.
    static var none: ItemSource { ItemSource(source: .values([])) }

    private init(source: Source) {
        self.source = source
    }

    init?(_ node: DocumentNode, reporter: ErrorReporter) {
        if let elements = node.elements {
            source = .values(
                elements.map { element in
                    NodeTemplate(element, reporter: reporter).map(NodeOrValue.template) ?? .value(element.value)
                })
            return
        }
        guard node.entries == nil else {
            reporter.report(.wrongType(expected: "a path to a list, or a list", found: node.found), at: node)
            return nil
        }
        guard let path = Repetition(node, element: "item", reporter: reporter) else { return nil }
        source = .path(path)
    }

    /// The items for the names in scope.
    func items(in evaluation: Evaluation) -> [TemplateValue] {
        switch source {
        case .path(let repetition): repetition.elements(in: evaluation)
        case .values(let values):
            values.compactMap { value in
                switch value {
                case .value(let value): value
                case .template(let template): template.value(in: evaluation)
                }
            }
        }
    }
}

extension ValueType where Value == ItemSource {
    /// The items of a section.
    static var items: ValueType {
        ValueType(
            "a path to a list, or a list", schema: .any(of: [.type("string"), .type("integer"), .type("array")])
        ) { node, context in ItemSource(node, reporter: context.reporter) }
    }
}
