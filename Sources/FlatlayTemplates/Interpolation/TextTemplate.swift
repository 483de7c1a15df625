import Flatlay
import Mustache

/// A text with `{{ }}` in it, compiled once and evaluated for every item.
struct TextTemplate {
    private enum Form {
        /// A single tag and nothing else: the value keeps its type.
        case value(TagReference)
        /// Literal texts and tags of single values, in sequence.
        case pieces([Piece])
        /// Anything else, rendered by swift-mustache. Its tags have numbers instead of names; see ``MustacheScope``.
        case text(MustacheTemplate, [TagReference])
        /// A text that could not be compiled; the error has been reported.
        case broken
    }

    private enum Piece {
        case text(String)
        case value(TagReference)
    }

    private let form: Form
    private let node: DocumentNode

    /// The maximum nesting depth of sections.
    private static let depthLimit = 32

    /// Whether a text has tags.
    static func isNeeded(for text: String) -> Bool { text.contains("{{") }

    /// Compiles the text of a node.
    ///
    /// - Parameter joinsPieces: whether texts without sections are joined without swift-mustache. The
    ///   result is the same.
    init(_ text: String, node: DocumentNode, joinsPieces: Bool = true) throws(TemplateError) {
        self.node = node
        let segments: [TagScanner.Segment]
        switch TagScanner.segments(of: text) {
        case .success(let found): segments = found
        case .failure(let unclosed):
            throw Self.error(text, "'{{' has no '}}'", node: node, offset: unclosed.offset)
        }
        if segments.count == 1, case .tag(let tag) = segments[0], tag.kind == .variable {
            let reference = try Self.reference(tag, node: node)
            if reference.expression != nil {
                form = .value(reference)
                return
            }
        }
        if joinsPieces, let pieces = try Self.pieces(segments, node: node) {
            form = .pieces(pieces)
            return
        }
        var references: [TagReference] = []
        let rewritten = try Self.rewrite(segments, into: &references, node: node)
        do {
            form = .text(try MustacheTemplate(string: rewritten), references)
        } catch {
            throw Self.error(text, "swift-mustache says \(error)", node: node, offset: 0)
        }
    }

    /// Creates a placeholder for a text that could not be compiled: its value is always missing.
    init(broken node: DocumentNode) {
        self.node = node
        form = .broken
    }

    /// The value for the names in scope; nil if something is missing, which is reported.
    func value(in evaluation: Evaluation) -> TemplateValue? {
        switch form {
        case .broken: return nil
        case .value(let reference):
            guard let value = reference.value(in: evaluation, node: node) else { return nil }
            guard evaluation.takeWork(1, node) else { return nil }
            guard let text = value.string else { return value }
            // An image is far larger than a text, and laid out faster. Where one is shown as a text, it counts as one.
            let isGranted =
                DataAddress.isAddress(text)
                ? evaluation.takeAddress(text.utf8.count, node) : evaluation.takeText(text.utf8.count, node)
            return isGranted ? value : nil
        case .text(let template, let references):
            let errorCount = evaluation.reporter.errors.count
            let root = MustacheScope(evaluation: evaluation, references: references, node: node)
            let text = template.render(root)
            guard evaluation.reporter.errors.count == errorCount, evaluation.takeText(text.utf8.count, node) else {
                return nil
            }
            return Self.typed(text)
        case .pieces(let pieces):
            guard evaluation.takeWork(pieces.count, node), let text = joined(pieces, in: evaluation),
                evaluation.takeText(text.utf8.count, node)
            else {
                return nil
            }
            return Self.typed(text)
        }
    }

    /// Converts the joined text to a number or boolean if it is one; any other text stays a string.
    private static func typed(_ text: String) -> TemplateValue {
        switch PlainScalar.value(of: text) {
        case .number(let number, let text): .number(number, text: text)
        case .bool(let bool): .bool(bool)
        default: .string(text)
        }
    }

    /// Joins the pieces. Returns nil if something is missing; everything that is missing is reported.
    private func joined(_ pieces: [Piece], in evaluation: Evaluation) -> String? {
        var text = ""
        var isWhole = true
        for piece in pieces {
            switch piece {
            case .text(let plain): text += plain
            case .value(let reference):
                let value = reference.shownText(in: evaluation, node: node)
                if let value { text += value } else { isWhole = false }
            }
        }
        return isWhole ? text : nil
    }

    /// The pieces of a text that has only tags of single values; nil if mustache is needed.
    private static func pieces(
        _ segments: [TagScanner.Segment], node: DocumentNode
    ) throws(TemplateError) -> [Piece]? {
        var pieces: [Piece] = []
        for segment in segments {
            switch segment {
            case .text(let text):
                // Mustache has special rules for lines.
                guard !text.contains(where: \.isNewline) else { return nil }
                pieces.append(.text(String(text)))
            case .tag(let tag):
                guard tag.kind == .variable else { return nil }
                let reference = try reference(tag, node: node)
                guard reference.expression != nil else { return nil }
                pieces.append(.value(reference))
            }
        }
        return pieces
    }

    /// Rewrites the template with a number for each name, and without HTML escaping.
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
                let call = reference.expression == nil ? reference.text : "t\(references.count)"
                if reference.expression != nil { references.append(reference) }
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
            let sign = tag.kind == .section ? "#" : tag.kind == .invertedSection ? "^" : ""
            if let advice = ForeignExpression.tagAdvice(sign + tag.name) {
                throw self.error("{{\(sign)\(tag.name)}}", advice, node: node, offset: tag.offset)
            }
            throw self.error("{{ \(tag.name) }}", error.reason, node: node, offset: error.offset)
        }
    }

    private static func error(_ text: String, _ reason: String, node: DocumentNode, offset: Int) -> TemplateError {
        TemplateError(
            .invalidInterpolation(text, reason: reason), at: node.location(ofCharacter: offset), path: node.path)
    }
}
