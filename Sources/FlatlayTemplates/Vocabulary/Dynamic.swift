/// A value that is read once if it is constant, and for every item if parts of it depend on data.
struct Dynamic<Value> {
    private enum Form {
        case constant(Value?)
        case replaced(NodeTemplate, ValueType<Value>)
    }

    private let form: Form

    /// Reads a value of `node`. Errors that don't depend on data are reported at once.
    init(_ node: DocumentNode, _ type: ValueType<Value>, in context: DecodingContext) {
        if let template = NodeTemplate(node, reporter: context.reporter) {
            form = .replaced(template, type)
        } else {
            form = .constant(type.decode(node, in: context))
        }
    }

    /// The value, if it does not depend on data: `.some(nil)` for an invalid one, which has been reported.
    var constant: Value?? {
        if case .constant(let value) = form { .some(value) } else { nil }
    }

    /// The value for the names in scope; nil after an error, which has been reported.
    func value(in evaluation: Evaluation) -> Value? {
        switch form {
        case .constant(let value): return value
        case .replaced(let template, let type):
            guard let node = template.node(in: evaluation) else { return nil }
            return type.decode(
                node,
                in: DecodingContext(
                    reporter: evaluation.reporter, resources: evaluation.resources, budget: evaluation.budget.picture))
        }
    }
}

extension ValueType {
    /// Values that may depend on data.
    static func dynamic<Wrapped>(_ type: ValueType<Wrapped>) -> ValueType where Value == Dynamic<Wrapped> {
        ValueType(type.description) { node, context in Dynamic(node, type, in: context) }
    }
}

/// A node with some strings that depend on data.
indirect enum NodeTemplate {
    case constant(DocumentNode)
    case text(TextTemplate, DocumentNode)
    case list([NodeTemplate], DocumentNode)
    case mapping([(DocumentNode.Entry, NodeTemplate)], DocumentNode)

    /// Creates the template of a node; returns nil if nothing in it depends on data.
    init?(_ node: DocumentNode, reporter: ErrorReporter) {
        let template = NodeTemplate(compiling: node, reporter: reporter)
        if case .constant = template { return nil }
        self = template
    }

    private init(compiling node: DocumentNode, reporter: ErrorReporter) {
        switch node.content {
        case .scalar:
            guard let text = node.string, TextTemplate.isNeeded(for: text) else {
                self = .constant(node)
                return
            }
            do {
                self = .text(try TextTemplate(text, node: node), node)
            } catch {
                reporter.report(error)
                self = .text(TextTemplate(broken: node), node)
            }
        case .sequence(let elements):
            let parts = elements.map { NodeTemplate(compiling: $0, reporter: reporter) }
            self = parts.allSatisfy(\.isConstant) ? .constant(node) : .list(parts, node)
        case .mapping(let entries):
            let parts = entries.map { ($0, NodeTemplate(compiling: $0.value, reporter: reporter)) }
            self = parts.allSatisfy(\.1.isConstant) ? .constant(node) : .mapping(parts, node)
        }
    }

    private var isConstant: Bool {
        if case .constant = self { true } else { false }
    }

    /// The node for the names in scope, to be read as a setting; nil if something is missing, which has been reported.
    func node(in evaluation: Evaluation) -> DocumentNode? { node(in: evaluation) { $0.asSetting } }

    /// The value for the names in scope, as data; nil if something is missing, which has been reported.
    func value(in evaluation: Evaluation) -> TemplateValue? { node(in: evaluation) { $0 }?.value }

    private func node(
        in evaluation: Evaluation, _ convert: (TemplateValue) -> TemplateValue
    ) -> DocumentNode? {
        switch self {
        case .constant(let node): return node
        case .text(let template, let node):
            return template.value(in: evaluation).map {
                DocumentNode(convert($0), location: node.location, path: node.path)
            }
        case .list(let parts, let node):
            let elements = parts.map { $0.node(in: evaluation, convert) }
            guard !elements.contains(where: { $0 == nil }) else { return nil }
            return DocumentNode(
                content: .sequence(elements.compactMap { $0 }), location: node.location, path: node.path)
        case .mapping(let parts, let node):
            let entries = parts.map { entry, part in part.node(in: evaluation, convert).map(entry.replacing) }
            guard !entries.contains(where: { $0 == nil }) else { return nil }
            return DocumentNode(
                content: .mapping(entries.compactMap { $0 }), location: node.location, path: node.path)
        }
    }
}
