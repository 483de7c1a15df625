import Mustache

/// Provides values to swift-mustache.
///
/// Mustache renders nothing for an unknown name, and looks it up in several contexts in turn, so that a miss can't be
/// detected. Therefore tags have numbers (`t0`, `t1`, …), and the expression behind a number is evaluated here, once:
/// missing values are detected and reported.
final class MustacheScope: MustacheParent {
    private let evaluation: Evaluation
    private let references: [TagReference]
    private let node: DocumentNode

    init(evaluation: Evaluation, references: [TagReference], node: DocumentNode) {
        self.evaluation = evaluation
        self.references = references
        self.node = node
    }

    func child(named token: String) -> Any? {
        guard let index = Int(token.dropFirst()), references.indices.contains(index) else { return nil }
        let reference = references[index]
        guard let expression = reference.expression, evaluation.takeWork(1, node) else { return nil }
        if reference.isSection { return section(expression, reference) }
        return reference.shownText(in: evaluation, node: node) ?? ""
    }

    /// The value of a section: scopes for the elements of a list, a scope for a single value, or false. A missing value
    /// counts as false, unless the first name of its path is unknown.
    private func section(_ expression: Expression, _ reference: TagReference) -> Any {
        guard
            let value = expression.value(in: evaluation, node: node, text: reference.text, missing: .nullWithin)
        else { return false }
        if case .list(let elements) = value {
            return elements.prefix { _ in evaluation.take(node) }.map(scope)
        }
        guard value.isTruthy else { return false }
        if case .bool = value.typed { return true }
        return scope(value)
    }

    private func scope(_ value: TemplateValue) -> MustacheScope {
        MustacheScope(evaluation: evaluation.adding([:], current: value), references: references, node: node)
    }
}
