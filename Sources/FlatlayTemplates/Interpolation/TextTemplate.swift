import Mustache

/// A text with `{{ }}` in it, compiled once and used for every item.
struct TextTemplate {
    private enum Form {
        /// One tag and nothing else: the value keeps its type.
        case value(TagReference)
        /// Anything else, rendered by swift-mustache. Its tags carry numbers instead of names, see ``MustacheScope``.
        case text(MustacheTemplate, [TagReference])
        /// A text that can't be compiled, which was reported.
        case broken
    }

    private let form: Form
    private let node: DocumentNode

    /// How deep sections may stand in each other.
    private static let depthLimit = 32

    /// Whether a text has tags.
    static func isNeeded(for text: String) -> Bool { text.contains("{{") }

    /// Compiles the text of a node.
    init(_ text: String, node: DocumentNode) throws(TemplateError) {
        self.node = node
        let segments: [TagScanner.Segment]
        switch TagScanner.segments(of: text) {
        case .success(let found): segments = found
        case .failure(let unclosed):
            throw Self.error(text, "'{{' has no '}}'", node: node, offset: unclosed.offset)
        }
        if segments.count == 1, case .tag(let tag) = segments[0], tag.kind == .variable {
            let reference = try Self.reference(tag, node: node)
            if reference.transforms.isEmpty, reference.path != nil {
                form = .value(reference)
                return
            }
        }
        var references: [TagReference] = []
        let rewritten = try Self.rewrite(segments, into: &references, node: node)
        do {
            form = .text(try MustacheTemplate(string: rewritten), references)
        } catch {
            throw Self.error(text, "swift-mustache says \(error)", node: node, offset: 0)
        }
    }

    /// Stands for a text that could not be compiled: its value is always missing.
    init(broken node: DocumentNode) {
        self.node = node
        form = .broken
    }

    /// The value for the names in scope; nil where something is missing, which is reported.
    func value(in evaluation: Evaluation) -> TemplateValue? {
        switch form {
        case .broken: return nil
        case .value(let reference):
            guard let path = reference.path else { return nil }
            return evaluation.value(of: path, at: node.location(ofCharacter: reference.offset), keyPath: node.path)
        case .text(let template, let references):
            let errorCount = evaluation.reporter.errors.count
            let root = MustacheScope(evaluation: evaluation, references: references, node: node)
            let text = template.render(root)
            guard evaluation.reporter.errors.count == errorCount else { return nil }
            // A number or a truth value that is put together is one; any other text stays as it is.
            switch PlainScalar.value(of: text) {
            case .number(let number, let text): return .number(number, text: text)
            case .bool(let bool): return .bool(bool)
            default: return .string(text)
            }
        }
    }

    /// Writes the template anew with a number for each name, and without the escapes that only HTML needs.
    private static func rewrite(
        _ segments: [TagScanner.Segment], into references: inout [TagReference], node: DocumentNode
    ) throws(TemplateError) -> String {
        var text = ""
        var open: [(name: String, tag: String)] = []
        for segment in segments {
            guard case .tag(let tag) = segment else {
                if case .text(let plain) = segment { text += plain }
                continue
            }
            switch tag.kind {
            case .comment: text += "{{!}}"
            case .unsupported(let sign):
                throw error(
                    "{{\(sign)", "'{{\(sign)' is not supported; use a cell inside a cell", node: node,
                    offset: tag.offset)
            case .end:
                guard let start = open.popLast() else {
                    throw error("{{/\(tag.name)}}", "there is no section to end", node: node, offset: tag.offset)
                }
                guard start.name == tag.name else {
                    throw error(
                        "{{/\(tag.name)}}", "the section to end is '\(start.name)'", node: node, offset: tag.offset)
                }
                text += "{{/\(start.tag)}}"
            case .variable, .section, .invertedSection:
                let reference = try reference(tag, node: node)
                let name = reference.path == nil ? "" : "t\(references.count)"
                let call = reference.transforms.reversed().reduce(name) { "\($1)(\($0))" }
                if reference.path != nil { references.append(reference) }
                let sign = tag.kind == .variable ? "&" : tag.kind == .section ? "#" : "^"
                text += "{{\(sign)\(call)}}"
                if tag.kind != .variable { open.append((tag.name, call)) }
                guard open.count <= depthLimit else {
                    throw TemplateError(.nestedTooDeep(limit: depthLimit), at: node.location, path: node.path)
                }
            }
        }
        if let start = open.last {
            throw error("{{#\(start.name)}}", "the section has no '{{/\(start.name)}}'", node: node, offset: 0)
        }
        return text
    }

    private static func reference(_ tag: TagScanner.Tag, node: DocumentNode) throws(TemplateError) -> TagReference {
        do {
            return try TagReference.parse(tag)
        } catch {
            throw self.error("{{ \(tag.name) }}", error.reason, node: node, offset: tag.offset)
        }
    }

    private static func error(_ text: String, _ reason: String, node: DocumentNode, offset: Int) -> TemplateError {
        TemplateError(
            .invalidInterpolation(text, reason: reason), at: node.location(ofCharacter: offset), path: node.path)
    }
}
