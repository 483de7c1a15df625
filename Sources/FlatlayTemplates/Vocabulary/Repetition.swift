/// The value of `repeat:`: an expression for a list or a number, or `{ name: expression }` to name the elements.
struct Repetition {
    private enum Source {
        case count(Int)
        case expression(Expression, String, DocumentNode)
    }

    private let source: Source
    private let name: String

    /// The maximum number of elements.
    static let limit = 100_000

    /// Reads the value; returns nil if it is invalid, which has been reported. `element` is the default name of the
    /// elements.
    init?(_ node: DocumentNode, element: String, reporter: ErrorReporter) {
        var source = node
        name = node.entries?.first?.key ?? element
        if let entries = node.entries {
            guard entries.count == 1 else {
                reporter.report(
                    .wrongType(expected: "one name with a path, such as { tag: item.tags }", found: node.found),
                    at: node)
                return nil
            }
            source = entries[0].value
        }
        switch source.scalar {
        case .number(let value, let text):
            guard let count = Int(exactly: value), (0...Self.limit).contains(count) else {
                reporter.report(.outOfRange(value: text, allowed: "a whole number from 0 to \(Self.limit)"), at: source)
                return nil
            }
            self.source = .count(count)
        case .string(let text):
            let inner = text.trimmingInterpolation()
            do throws(ExpressionParser.Invalid) {
                self.source = .expression(try Self.expression(of: inner), inner, source)
            } catch {
                reporter.report(
                    TemplateError(
                        .invalidInterpolation(inner, reason: error.reason),
                        at: source.location(ofCharacter: error.offset), path: source.path))
                return nil
            }
        default:
            reporter.report(.wrongType(expected: "a path to a list, or a number", found: source.found), at: source)
            return nil
        }
    }

    private static func expression(of text: String) throws(ExpressionParser.Invalid) -> Expression {
        // The error of a plain path is shown at its start.
        if let path = ValuePath(text) { return .path(path, offset: 0) }
        return try ExpressionParser.parse(text)
    }

    /// The elements for the names in scope.
    func elements(in evaluation: Evaluation) -> [TemplateValue] {
        switch source {
        case .count(let count): return (0..<count).map(TemplateValue.integer)
        case .expression(let expression, let text, let node):
            guard let value = expression.value(in: evaluation, node: node, text: text) else { return [] }
            switch value.isMissing ? .null : value.typed {
            case .list(let elements): return elements
            case .null: return []
            case .number(let number, _) where (0...Double(Self.limit)).contains(number) && number == number.rounded():
                return (0..<Int(clamping: number)).map(TemplateValue.integer)
            default:
                evaluation.reporter.report(.notAList(path: text, found: value.found), at: node)
                return []
            }
        }
    }

    /// The context for each element, with the element and its index as `elementIndex`.
    func evaluations(in evaluation: Evaluation) -> [Evaluation] {
        elements(in: evaluation).enumerated().map { index, element in
            evaluation.adding([name: element, "\(name)Index": .integer(index)])
        }
    }
}

extension ValueType where Value == Repetition {
    /// A repetition whose elements are called `element` unless it names them.
    static func repetition(of element: String) -> ValueType {
        ValueType("a path to a list, or a number", schema: repetitionSchema) { node, context in
            Repetition(node, element: element, reporter: context.reporter)
        }
    }

    private static var repetitionSchema: SchemaNode {
        .any(of: [
            .object([("type", .list([.text("string"), .text("integer")]))]),
            .object([
                ("type", .text("object")), ("additionalProperties", .type("string")), ("minProperties", .number(1)),
                ("maxProperties", .number(1)),
            ]),
        ])
    }
}

extension String {
    /// The path without `{{` and `}}`, if it has them.
    func trimmingInterpolation() -> String {
        guard hasPrefix("{{"), hasSuffix("}}"), count > 4 else { return trimmingSpaces() }
        return dropFirst(2).dropLast(2).trimmingSpaces()
    }
}
