/// The value of `if:`: a boolean, a condition, or an interpolation.
enum ConditionNode {
    case constant(Bool)
    case condition(Condition, DocumentNode)
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
                self = .condition(try ConditionParser.parse(text), node)
            }
        } catch let error as TemplateError {
            reporter.report(error)
            return nil
        } catch {
            let invalid = error as? ConditionParser.Invalid
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
        case .condition(let condition, let node): condition.holds(in: evaluation, node: node)
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
