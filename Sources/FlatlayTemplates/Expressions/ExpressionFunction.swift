import Foundation

/// A function of expressions, with its documentation.
///
/// All functions are in the tables of ``ExpressionFunction/groups``: the parser, the errors and the reference in the
/// documentation use them.
package struct ExpressionFunction: Sendable {
    /// A parameter.
    package struct Parameter: Sendable {
        let name: String
        package var isOptional = false
        /// Whether the last parameter takes all remaining arguments.
        var isVariadic = false
    }

    /// The reason that a call does not fit the parameters.
    struct Misuse: Error {
        let reason: String
    }

    package let name: String
    package let parameters: [Parameter]
    /// A sentence for the reference.
    let summary: String
    /// A call and its result, in the locale en_US.
    let example: (call: String, result: String)
    private let additionalWork: @Sendable (FunctionCall) -> Int
    /// The position of the parameter that is computed for each element of the list before it, with the names of the
    /// element in scope; nil if there is none. A literal text there is a path within the elements.
    let elementwise: Int?
    let body: @Sendable (FunctionCall) throws(FunctionCall.Failure) -> TemplateValue

    /// - Parameters:
    ///   - parameters: the names with spaces between them: `list by?` has an optional `by`, `numbers…` takes all
    ///     remaining arguments.
    ///   - work: the additional cost of a call in the budget of the image, for a function that does more than read its
    ///     arguments and write its result once.
    init(
        _ name: String, _ parameters: String, _ summary: String, _ call: String, _ result: String,
        work: @escaping @Sendable (FunctionCall) -> Int = { _ in 0 }, elementwise: Int? = nil,
        _ body: @escaping @Sendable (FunctionCall) throws(FunctionCall.Failure) -> TemplateValue
    ) {
        self.name = name
        self.parameters = parameters.split(separator: " ").map { word in
            Parameter(
                name: String(word.filter { $0 != "?" && $0 != "…" }), isOptional: word.hasSuffix("?"),
                isVariadic: word.hasSuffix("…"))
        }
        self.summary = summary
        example = (call, result)
        additionalWork = work
        self.elementwise = elementwise
        self.body = body
    }

    /// The cost of a call in the image's budget, before it runs.
    func work(_ call: FunctionCall) -> Int {
        call.arguments.reduce(1 + additionalWork(call)) { $0 + ($1?.size ?? 0) }
    }

    /// The functions in groups, as the reference lists them.
    package static let groups: [(title: String, functions: [ExpressionFunction])] = [
        ("Text", textFunctions), ("Lists", listFunctions), ("Numbers", numberFunctions),
        ("Formats", formatFunctions), ("Dates", dateFunctions),
    ]

    private static let all = Dictionary(
        groups.flatMap(\.functions).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The names of all functions, in alphabetical order.
    static let names = all.keys.sorted()

    /// The function of a name; nil if there is none.
    static func named(_ name: String) -> ExpressionFunction? { all[name] }

    /// The call with its parameters, such as `slice(value, from, to?)`.
    var signature: String {
        let list = parameters.map { "\($0.name)\($0.isOptional ? "?" : $0.isVariadic ? "…" : "")" }
        return "\(name)(\(list.joined(separator: ", ")))"
    }

    /// Returns the arguments in the order of the parameters, nil where one is omitted.
    func ordered<Value>(_ arguments: [(name: String?, value: Value)]) throws(Misuse) -> [Value?] {
        var result: [Value?] = Array(repeating: nil, count: parameters.count)
        var rest: [Value?] = []
        var next = 0
        for argument in arguments {
            if let name = argument.name {
                guard let index = parameters.firstIndex(where: { $0.name == name && !$0.isVariadic }) else {
                    let hint = Suggestion.nearest(to: name, in: parameters.map(\.name))
                    throw Misuse(
                        reason: "\(self.name) has no parameter '\(name)'"
                            + (hint.map { "; did you mean '\($0)'?" } ?? "; it is \(signature)"))
                }
                guard result[index] == nil else { throw Misuse(reason: "'\(name)' of \(self.name) is given twice") }
                result[index] = argument.value
            } else if next < parameters.count, !parameters[next].isVariadic {
                guard result[next] == nil else {
                    throw Misuse(reason: "'\(parameters[next].name)' of \(name) is given twice")
                }
                result[next] = argument.value
                next += 1
            } else {
                guard parameters.last?.isVariadic == true else {
                    throw Misuse(reason: "\(name) has fewer parameters; it is \(signature)")
                }
                rest.append(argument.value)
            }
        }
        if parameters.last?.isVariadic == true { result = result.dropLast() + rest }
        for (parameter, value) in zip(parameters, result) where value == nil && !parameter.isOptional {
            throw Misuse(reason: "\(name) lacks '\(parameter.name)'; it is \(signature)")
        }
        return result
    }
}

/// A call of a function with its values.
struct FunctionCall {
    /// The reason that a call has no result.
    struct Failure: Error {
        let reason: String
    }

    let function: ExpressionFunction
    let arguments: [TemplateValue?]
    /// The values of the elementwise argument for the elements of the list; nil if it is omitted or a path.
    var computed: [TemplateValue]?
    let locale: Locale

    /// The largest number of elements or characters that a function makes.
    static let limit = 100_000
    /// The largest number of bytes of a text that a function makes.
    static let byteLimit = 1_000_000
    /// The work of a formatter of Foundation.
    static let formatterWork = 50

    /// The work of a call that asks a formatter once.
    static let formatting: @Sendable (FunctionCall) -> Int = { _ in formatterWork }

    /// The work of comparing the values at the path `by` within the elements of a list.
    static let comparing: @Sendable (FunctionCall) -> Int = { call in
        guard case .list(let elements) = call.value(0), let path = try? call.path(1) else { return 0 }
        return elements.reduce(0) { $0 + ($1.value(at: path)?.deepSize ?? 1) }
    }

    /// Checks the size of a text before it is made, in bytes.
    static func checkLength(_ byteCount: Int) throws(Failure) {
        guard byteCount <= byteLimit else { throw Failure(reason: "the result is too long") }
    }

    /// An argument; nil if it is omitted.
    func optional(_ index: Int) -> TemplateValue? { index < arguments.count ? arguments[index] : nil }

    /// An argument, null if it is omitted.
    func value(_ index: Int) -> TemplateValue { optional(index) ?? .null }

    func number(_ index: Int) throws(Failure) -> Double {
        let value = value(index)
        if let number = value.numeric, number.isFinite { return number }
        throw wrong(index, "a number", value)
    }

    func whole(_ index: Int, in range: ClosedRange<Int>, default standard: Int? = nil) throws(Failure) -> Int {
        if optional(index) == nil, let standard { return standard }
        guard let value = Int(exactly: try number(index)), range.contains(value) else {
            throw wrong(index, "a whole number from \(range.lowerBound) to \(range.upperBound)", self.value(index))
        }
        return value
    }

    func text(_ index: Int) throws(Failure) -> String {
        guard let text = value(index).text else { throw wrong(index, "a text", value(index)) }
        return text
    }

    func optionalText(_ index: Int) throws(Failure) -> String? {
        optional(index) == nil ? nil : try text(index)
    }

    func list(_ index: Int) throws(Failure) -> [TemplateValue] {
        let value = value(index)
        if case .list(let elements) = value { return elements }
        guard value.isMissing else { throw wrong(index, "a list", value) }
        return []
    }

    /// A path within the elements of a list, such as 'author.name'; the elements themselves if it is omitted.
    func path(_ index: Int) throws(Failure) -> ValuePath {
        let text = try optionalText(index) ?? "."
        guard let path = ValuePath(text) else { throw wrong(index, "a path such as 'author.name'", value(index)) }
        return path
    }

    /// For each element of the first argument, the value of the elementwise one: what it computes, or what stands at
    /// its path; the elements themselves if it is omitted.
    func elements() throws(Failure) -> [TemplateValue] {
        guard let computed else {
            let path = try path(1)
            return try list(0).map { $0.value(at: path) ?? .null }
        }
        // A text that is computed names a path, as a literal one does, if the element has it.
        return zip(try list(0), computed).map { element, value in
            guard case .string(let text) = value, let path = ValuePath(text) else { return value }
            return element.value(at: path) ?? value
        }
    }

    func isTrue(_ index: Int) -> Bool { value(index).isTruthy }

    /// An argument of the wrong type.
    func wrong(_ index: Int, _ expected: String, _ found: TemplateValue) -> Failure {
        Failure(reason: "\(name(of: index)) should be \(expected), but is \(found.found)")
    }

    /// The failure of an argument that is a list with an element of the wrong kind.
    func wrongElement(_ index: Int, _ expected: String, _ found: TemplateValue) -> Failure {
        Failure(reason: "\(name(of: index)) should be \(expected), but contains \(found.found)")
    }

    private func name(of index: Int) -> String {
        let parameter = index < function.parameters.count ? function.parameters[index] : function.parameters.last
        return "'\(parameter?.name ?? "")' of \(function.name)"
    }
}

extension TemplateValue {
    /// The value as a number: a number, or a text that is one.
    var numeric: Double? {
        switch self {
        case .number(let value, _): return value
        case .string(let text), .cell(let text):
            if case .number(let value, _) = PlainScalar.value(of: text.trimmingSpaces()) { return value }
            return nil
        default: return nil
        }
    }

    /// The value at a path; nil if it is missing.
    func value(at path: ValuePath) -> TemplateValue? {
        var value = self
        for name in path.names {
            guard let next = value[name] else { return nil }
            value = next
        }
        return value
    }
}
