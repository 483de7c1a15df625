/// A condition: the value of `if:`.
///
/// ```yaml
/// if: item.isNew                  # present, and not false, zero or empty
/// if: "!item.isNew"               # the opposite
/// if: item.kind == 'film'         # ==, !=, <, <=, > and >= compare strings and numbers
/// if: item.isNew && index < 3     # && and || combine, parentheses group
/// ```
/// A missing value counts as null, but it is an error if the first name of its path is unknown.
indirect enum Condition {
    case value(Operand)
    case not(Condition)
    case compare(Operand, Comparison, Operand)
    case all([Condition])
    case any([Condition])

    /// One side of a comparison.
    enum Operand {
        case literal(TemplateValue)
        case path(ValuePath, offset: Int)
    }

    /// A comparison operator.
    enum Comparison: String, CaseIterable {
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
    }

    /// Returns true if the condition holds. Unknown names are reported at `node`.
    func holds(in evaluation: Evaluation, node: DocumentNode) -> Bool {
        switch self {
        case .value(let operand): operand.value(in: evaluation, node: node).isTruthy
        case .not(let condition): !condition.holds(in: evaluation, node: node)
        case .all(let conditions): conditions.allSatisfy { $0.holds(in: evaluation, node: node) }
        case .any(let conditions): conditions.contains { $0.holds(in: evaluation, node: node) }
        case .compare(let left, let comparison, let right):
            comparison.holds(left.value(in: evaluation, node: node), right.value(in: evaluation, node: node))
        }
    }
}

extension Condition.Operand {
    fileprivate func value(in evaluation: Evaluation, node: DocumentNode) -> TemplateValue {
        switch self {
        case .literal(let value): return value
        case .path(let path, let offset):
            switch evaluation.scope.resolve(path) {
            case .found(let value): return value
            case .missing(position: 0, _):
                _ = evaluation.value(of: path, at: node.location(ofCharacter: offset), keyPath: node.path)
                return .null
            case .missing: return .null
            }
        }
    }
}

extension Condition.Comparison {
    /// Compares numbers as numbers and everything else as strings. Null is neither less nor greater than anything.
    fileprivate func holds(_ left: TemplateValue, _ right: TemplateValue) -> Bool {
        switch self {
        case .equal: return left == right
        case .notEqual: return left != right
        default: break
        }
        if case .number(let left, _) = left, case .number(let right, _) = right { return ordered(left, right) }
        guard left != .null, right != .null, let left = left.text, let right = right.text else { return false }
        return ordered(left, right)
    }

    private func ordered<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
        switch self {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        case .equal: left == right
        case .notEqual: left != right
        }
    }
}
