/// The content of a tag: an expression, such as `item.title` or `uppercased(item.title)`, or a test of the position in a
/// sequence, such as `last()`.
struct TagReference {
    /// The expression; nil for a test of the position in a sequence, as in `{{^last()}}, {{/last()}}`.
    let expression: Expression?
    /// The tag's content as written.
    let text: String
    /// The start of the tag in the text, in Unicode scalars.
    let offset: Int
    /// Whether the tag starts a section.
    let isSection: Bool

    /// Parses the name of a tag.
    static func parse(_ tag: TagScanner.Tag) throws(ExpressionParser.Invalid) -> TagReference {
        guard !tag.name.isEmpty else {
            throw ExpressionParser.Invalid(reason: "there is no name in it", offset: tag.offset)
        }
        return TagReference(
            expression: try isPosition(tag) ? nil : expression(of: tag), text: tag.name, offset: tag.offset,
            isSection: tag.kind != .variable)
    }

    private static func expression(of tag: TagScanner.Tag) throws(ExpressionParser.Invalid) -> Expression {
        // Fast path: most tags are paths. Their errors are shown at the start of the tag.
        if let first = tag.name.first, first.isLetter || "._$@".contains(first), let path = ValuePath(tag.name),
            case .string = PlainScalar.value(of: tag.name)
        {
            return .path(path, offset: tag.offset)
        }
        return try ExpressionParser.parse(tag.name, at: tag.nameOffset)
    }

    /// Whether the tag tests the position in a sequence: swift-mustache's functions without an argument.
    private static func isPosition(_ tag: TagScanner.Tag) throws(ExpressionParser.Invalid) -> Bool {
        var rest = tag.name[...]
        var names: [String] = []
        while let bracket = rest.firstIndex(of: "("), rest.last == ")" {
            names.append(rest[..<bracket].trimmingSpaces())
            rest = rest[rest.index(after: bracket)...].dropLast()
        }
        guard !names.isEmpty, rest.trimmingSpaces().isEmpty else { return false }
        if names.allSatisfy(sequenceFunctions.contains) { return true }
        // A function of expressions without arguments is reported by the parser.
        guard let unknown = names.first(where: { ExpressionFunction.named($0) == nil }) else { return false }
        throw ExpressionParser.Invalid(
            reason: ExpressionParser.unknownFunction(unknown, others: sequenceFunctions), offset: tag.offset)
    }

    /// The functions of swift-mustache for the position in a sequence.
    static let sequenceFunctions = ["first", "last", "index", "even", "odd"]
}

extension TagReference {
    /// The value; nil after an error, which is reported.
    func value(in evaluation: Evaluation, node: DocumentNode) -> TemplateValue? {
        switch expression {
        case .path(let path, let offset):
            evaluation.value(of: path, at: node.location(ofCharacter: offset), keyPath: node.path)
        case let expression?: expression.value(in: evaluation, node: node, text: text)
        case nil: nil
        }
    }

    /// The text of the value; if it is missing or has no text, reports this and returns nil.
    func shownText(in evaluation: Evaluation, node: DocumentNode) -> String? {
        // Fast path: a location costs more than a lookup.
        if case .path(let path, _) = expression, case .found(let value) = evaluation.scope.resolve(path),
            let text = value.text
        {
            return text
        }
        guard let value = value(in: evaluation, node: node) else { return nil }
        if let text = value.text { return text }
        evaluation.reporter.report(
            TemplateError(
                .notText(path: text, found: value.found), at: node.location(ofCharacter: offset), path: node.path))
        return nil
    }
}
