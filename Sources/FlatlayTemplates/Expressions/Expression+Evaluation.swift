import Foundation

extension Expression {
    /// The meaning of a missing value.
    enum Missing {
        /// An error.
        case error
        /// Null, except that an unknown first name of a path is an error: in conditions.
        case nullWithin
        /// Null: on the left of `??`.
        case null
    }

    /// The value for the names in scope; nil after an error, which is reported at `node`.
    ///
    /// - Parameter text: the expression as written, for errors.
    func value(
        in evaluation: Evaluation, node: DocumentNode, text: String, missing: Missing = .error
    ) -> TemplateValue? {
        do throws(EvaluationFailure) {
            return try value(in: ExpressionContext(evaluation: evaluation, node: node), missing: missing)
        } catch {
            if case .failed(let reason, let offset) = error {
                evaluation.reporter.report(
                    TemplateError(
                        .expressionFailed(text, reason: reason), at: node.location(ofCharacter: offset),
                        path: node.path))
            }
            return nil
        }
    }

    fileprivate func value(
        in context: ExpressionContext, missing: Missing
    ) throws(EvaluationFailure) -> TemplateValue {
        switch self {
        case .literal(let value): return value
        case .path(let path, let offset): return try context.value(of: path, offset: offset, missing: missing)
        case .member(let owner, let name, let offset):
            let owner = try owner.value(in: context, missing: missing)
            return try context.member(of: owner, name, offset: offset, missing: missing)
        case .element(let owner, let key, let offset):
            let owner = try owner.value(in: context, missing: missing)
            let key = try key.value(in: context, missing: missing)
            guard let name = context.name(of: key, in: owner) else {
                throw .failed(reason: "\(key.found) is no position or name within \(owner.found)", offset: offset)
            }
            return try context.member(of: owner, name, offset: offset, missing: missing)
        case .list(let elements):
            var values: [TemplateValue] = []
            for element in elements { values.append(try element.value(in: context, missing: missing)) }
            return .list(values)
        case .not(let operand): return .bool(try !operand.value(in: context, missing: missing).isTruthy)
        case .negative(let operand, let offset):
            guard case .number(let value, _) = try operand.value(in: context, missing: missing).typed else {
                throw .failed(reason: "'-' needs a number", offset: offset)
            }
            return .computed(-value)
        case .all(let operands):
            for operand in operands where try !operand.value(in: context, missing: missing).isTruthy {
                return .bool(false)
            }
            return .bool(true)
        case .any(let operands):
            for operand in operands where try operand.value(in: context, missing: missing).isTruthy {
                return .bool(true)
            }
            return .bool(false)
        case .comparison(let left, let comparison, let right, let offset):
            let left = try left.value(in: context, missing: missing)
            let right = try right.value(in: context, missing: missing)
            try context.takeWork(left.workOfComparing(right), offset: offset)
            return .bool(comparison.holds(left, right))
        case .containment(let value, let owner, let offset):
            let value = try value.value(in: context, missing: missing)
            let owner = try owner.value(in: context, missing: missing)
            try context.takeWork(owner.workOfFinding(value), offset: offset)
            guard let contains = owner.contains(value) else {
                throw .failed(
                    reason: "'in' needs a list, a text or a mapping on its right, but found \(owner.found)",
                    offset: offset)
            }
            return .bool(contains)
        case .arithmetic(let left, let sign, let right, let offset):
            let left = try left.value(in: context, missing: missing)
            let right = try right.value(in: context, missing: missing)
            return try context.compute(left, sign, right, offset: offset)
        case .choice(let condition, let first, let second):
            let isFirst = try condition.value(in: context, missing: missing == .error ? .nullWithin : missing).isTruthy
            return try (isFirst ? first : second).value(in: context, missing: missing)
        case .fallback(let first, let second):
            let value = try first.value(in: context, missing: .null)
            return value.isMissing ? try second.value(in: context, missing: missing) : value
        case .call(let function, let arguments, let offset):
            var values: [TemplateValue?] = []
            var computed: [TemplateValue]?
            for (index, argument) in arguments.enumerated() {
                if index == function.elementwise, let argument, let elements = values.first??.elements,
                    !argument.isLiteral
                {
                    computed = try context.values(of: argument, for: elements, offset: offset, missing: missing)
                    values.append(nil)
                } else {
                    values.append(try argument?.value(in: context, missing: missing))
                }
            }
            return try context.call(function, values, computed, offset: offset)
        }
    }

    private var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }

    /// The number of parts that are evaluated.
    fileprivate var partCount: Int {
        switch self {
        case .literal, .path: 1
        case .member(let operand, _, _), .not(let operand), .negative(let operand, _): 1 + operand.partCount
        case .element(let left, let right, _), .comparison(let left, _, let right, _),
            .containment(let left, let right, _),
            .arithmetic(let left, _, let right, _), .fallback(let left, let right):
            1 + left.partCount + right.partCount
        case .choice(let condition, let first, let second):
            1 + condition.partCount + first.partCount + second.partCount
        case .list(let parts), .all(let parts), .any(let parts): parts.reduce(1) { $0 + $1.partCount }
        case .call(_, let arguments, _): arguments.reduce(1) { $0 + ($1?.partCount ?? 0) }
        }
    }
}

/// The reason that an expression has no value.
enum EvaluationFailure: Error {
    /// A value is missing, and this has been reported.
    case missing
    case failed(reason: String, offset: Int)
}

/// The context of an evaluation: the names in scope, and the node at which errors are reported.
private struct ExpressionContext {
    let evaluation: Evaluation
    let node: DocumentNode

    func value(
        of path: ValuePath, offset: Int, missing: Expression.Missing
    ) throws(EvaluationFailure) -> TemplateValue {
        switch (evaluation.scope.resolve(path), missing) {
        case (.found(let value), _): return value
        case (.missing, .null): return .null
        case (.missing(position: 1..., _, _), .nullWithin): return .null
        default:
            _ = evaluation.value(of: path, at: node.location(ofCharacter: offset), keyPath: node.path)
            throw .missing
        }
    }

    func member(
        of owner: TemplateValue, _ name: String, offset: Int, missing: Expression.Missing
    ) throws(EvaluationFailure) -> TemplateValue {
        if let value = owner[name] { return value }
        guard missing == .error else { return .null }
        if case .list(let elements) = owner, Int(name) != nil {
            let count = elements.count == 1 ? "1 element" : "\(elements.count) elements"
            throw .failed(
                reason: "there is no [\(name.shortened(to: 40))] in a list with \(count); the first is [0]",
                offset: offset)
        }
        throw .failed(reason: "there is no '\(name.shortened(to: 40))' in \(owner.found)", offset: offset)
    }

    /// The name of a key in a mapping, or of a position in a list. Negative positions count from the end.
    func name(of key: TemplateValue, in owner: TemplateValue) -> String? {
        guard case .number(let value, _) = key.typed, case .list(let elements) = owner else { return key.text }
        guard let position = Int(exactly: value) else { return nil }
        return String(position < 0 ? elements.count + position : position)
    }

    func compute(
        _ left: TemplateValue, _ sign: Expression.Arithmetic, _ right: TemplateValue, offset: Int
    ) throws(EvaluationFailure) -> TemplateValue {
        if case .number(let first, _) = left.typed, case .number(let second, _) = right.typed {
            let result: Double
            switch sign {
            case .plus: result = first + second
            case .minus: result = first - second
            case .times: result = first * second
            case .divided, .remainder:
                guard second != 0 else {
                    let reason = "it divides by zero; test the divisor first, as in b == 0 ? 0 : a / b"
                    throw .failed(reason: reason, offset: offset)
                }
                result = sign == .divided ? first / second : first.truncatingRemainder(dividingBy: second)
            }
            guard result.isFinite else { throw .failed(reason: "the result is too large", offset: offset) }
            return .computed(result)
        }
        if sign == .plus, case .list(let first) = left, case .list(let second) = right {
            try takeWork(first.count + second.count, offset: offset)
            return .list(first + second)
        }
        if sign == .plus, left.string != nil || right.string != nil, let first = left.text, let second = right.text {
            try takeWork((first.utf8.count + second.utf8.count) / 8, offset: offset)
            return .string(first + second)
        }
        let wrong = if case .number = left.typed { right } else { left }
        let hint = wrong.string == nil ? "" : "; number(…) makes one of a text"
        throw .failed(reason: "'\(sign.rawValue)' needs numbers, but found \(wrong.found)\(hint)", offset: offset)
    }

    /// The values of an expression for each element of a list, whose names are in scope.
    func values(
        of expression: Expression, for elements: [TemplateValue], offset: Int, missing: Expression.Missing
    ) throws(EvaluationFailure) -> [TemplateValue] {
        try takeWork(elements.count * expression.partCount, offset: offset)
        var values: [TemplateValue] = []
        values.reserveCapacity(elements.count)
        for element in elements {
            let inner = ExpressionContext(evaluation: evaluation.adding([:], current: element), node: node)
            values.append(try expression.value(in: inner, missing: missing))
        }
        return values
    }

    func call(
        _ function: ExpressionFunction, _ arguments: [TemplateValue?], _ computed: [TemplateValue]?, offset: Int
    ) throws(EvaluationFailure) -> TemplateValue {
        let call = FunctionCall(
            function: function, arguments: arguments, computed: computed, locale: evaluation.resources.locale)
        try takeWork(function.work(call), offset: offset)
        let result: TemplateValue
        do throws(FunctionCall.Failure) {
            result = try function.body(call)
        } catch {
            throw .failed(reason: error.reason, offset: offset)
        }
        try takeWork(result.size, offset: offset)
        return result
    }

    func takeWork(_ count: Int, offset: Int) throws(EvaluationFailure) {
        guard !evaluation.takeWork(count, node) else { return }
        throw .missing
    }
}

extension TemplateValue {
    /// The elements of a list, none if there is no value; nil for other values.
    fileprivate var elements: [TemplateValue]? {
        if case .list(let elements) = self { elements } else { isMissing ? [] : nil }
    }

    /// The number of values or eights of bytes that a function reads or writes, at least one.
    var size: Int {
        switch self {
        case .null, .bool, .number: 1
        case .string(let text), .cell(let text): 1 + text.utf8.count / 8
        case .list(let elements): 1 + elements.count
        case .mapping(let mapping): 1 + mapping.entries.count
        }
    }

    /// The work of looking for a value among the elements, in the text or among the keys.
    func workOfFinding(_ value: TemplateValue) -> Int {
        // Only a value with parts is compared part by part.
        switch (self, value) {
        case (.list(let elements), .list), (.list(let elements), .mapping):
            elements.reduce(value.deepSize) { $0 + $1.deepSize }
        default: size + value.size
        }
    }

    /// The work of comparing with another value. Only lists, or mappings, of one length are compared part by part.
    fileprivate func workOfComparing(_ other: TemplateValue) -> Int {
        switch (self, other) {
        case (.list(let left), .list(let right)) where left.count == right.count: min(deepSize, other.deepSize)
        case (.mapping(let left), .mapping(let right)) where left.entries.count == right.entries.count:
            min(deepSize, other.deepSize)
        default: min(size, other.size)
        }
    }

    /// The size with all that it contains, which a comparison reads.
    var deepSize: Int {
        switch self {
        case .null, .bool, .number, .string, .cell: size
        case .list(let elements): elements.reduce(1) { $0 + $1.deepSize }
        case .mapping(let mapping): mapping.entries.reduce(1) { $0 + 1 + $1.value.deepSize }
        }
    }

    /// Whether a list has an element, a text a part, or a mapping a key; nil for other values.
    func contains(_ value: TemplateValue) -> Bool? {
        switch self {
        case .list(let elements): return elements.contains { $0.isSame(as: value) }
        case .string(let text), .cell(let text):
            guard let part = value.text else { return nil }
            return TextSearch.contains(part, in: text)
        case .mapping(let mapping):
            guard let key = value.text else { return nil }
            return mapping[key] != nil
        case .null: return false
        case .bool, .number: return nil
        }
    }
}
