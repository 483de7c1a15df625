/// The value of `if:`: a boolean, an expression, or an interpolation.
///
/// ```yaml
/// if: item.isNew                      # present, and not false, zero or empty
/// if: "!item.isNew"                   # the opposite
/// if: item.kind == 'film'             # ==, !=, <, <=, > and >= compare texts and numbers
/// if: item.isNew and index < 3        # and, or, not; parentheses group
/// if: "'new' in item.tags"
/// ```
/// A missing value counts as null, but it is an error if the first name of its path is unknown.
enum ConditionNode {
    case constant(Bool)
    case expression(Expression, String, DocumentNode)
    case template(TextTemplate)

    /// Reads the value; returns nil if it is invalid, which has been reported.
    init?(_ node: DocumentNode, reporter: ErrorReporter) {
        if case .bool(let value)? = node.scalar {
            self = .constant(value)
            return
        }
        guard let text = node.string else {
            reporter.report(.wrongType(expected: "a condition such as item.isNew", found: node.found), at: node)
            return nil
        }
        do {
            if TextTemplate.isNeeded(for: text) {
                self = .template(try TextTemplate(text, node: node))
            } else {
                self = .expression(try ExpressionParser.parse(text), text, node)
            }
        } catch let error as TemplateError {
            reporter.report(error)
            return nil
        } catch {
            let invalid = error as? ExpressionParser.Invalid
            reporter.report(
                TemplateError(
                    .invalidCondition(text, reason: invalid?.reason ?? ""),
                    at: node.location(ofCharacter: invalid?.offset ?? 0), path: node.path))
            return nil
        }
    }

    /// Returns true if the condition holds for the names in scope.
    func holds(in evaluation: Evaluation) -> Bool {
        switch self {
        case .constant(let value): value
        case .expression(let expression, let text, let node):
            expression.value(in: evaluation, node: node, text: text, missing: .nullWithin)?.isTruthy ?? false
        case .template(let template): template.value(in: evaluation)?.isTruthy ?? false
        }
    }
}

extension ValueType where Value == ConditionNode {
    /// A condition.
    static var condition: ValueType {
        ValueType(
            "a condition such as item.isNew", schema: .object([("type", .list([.text("string"), .text("boolean")]))])
        ) { node, context in ConditionNode(node, reporter: context.reporter) }
    }
}
