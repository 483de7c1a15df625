/// A value that is read once where it is written out, and for every item anew where data replace parts of it.
struct Dynamic<Value> {
    private enum Form {
        case constant(Value?)
        case replaced(NodeTemplate, ValueType<Value>)
    }

    private let form: Form

    /// A value of `node`. What is wrong with it is reported at once, as far as it does not depend on data.
    init(_ node: DocumentNode, _ type: ValueType<Value>, in context: DecodingContext) {
        if let template = NodeTemplate(node, reporter: context.reporter) {
            form = .replaced(template, type)
        } else {
            form = .constant(type.decode(node, in: context))
        }
    }

    /// Whether data have no say in it.
    var isConstant: Bool {
        if case .constant = form { true } else { false }
    }

    /// Whether there is a value for the names in scope; what is wrong is reported.
    func check(in evaluation: Evaluation) -> Bool { value(in: evaluation) != nil }

    /// The value for the names in scope; nil where something is wrong, which has been reported.
    func value(in evaluation: Evaluation) -> Value? {
        switch form {
        case .constant(let value): return value
        case .replaced(let template, let type):
            guard let node = template.node(in: evaluation) else { return nil }
            return type.decode(
                node, in: DecodingContext(reporter: evaluation.reporter, resources: evaluation.resources))
        }
    }
}

/// A node some of whose texts are replaced by data.
indirect enum NodeTemplate {
    case constant(DocumentNode)
    case text(TextTemplate, DocumentNode)
    case list([NodeTemplate], DocumentNode)
    case mapping([(DocumentNode.Entry, NodeTemplate)], DocumentNode)

    /// The template of a node; nil where nothing in it is to be replaced.
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

    /// The node for the names in scope; nil where something is missing, which has been reported.
    func node(in evaluation: Evaluation) -> DocumentNode? {
        switch self {
        case .constant(let node): return node
        case .text(let template, let node):
            return template.value(in: evaluation).map {
                DocumentNode($0, location: node.location, path: node.path)
            }
        case .list(let parts, let node):
            let elements = parts.map { $0.node(in: evaluation) }
            guard !elements.contains(where: { $0 == nil }) else { return nil }
            return DocumentNode(
                content: .sequence(elements.compactMap { $0 }), location: node.location, path: node.path)
        case .mapping(let parts, let node):
            let entries = parts.map { entry, part in part.node(in: evaluation).map(entry.replacing) }
            guard !entries.contains(where: { $0 == nil }) else { return nil }
            return DocumentNode(
                content: .mapping(entries.compactMap { $0 }), location: node.location, path: node.path)
        }
    }
}
