/// Parses expressions by recursive descent; see ``Expression`` for the grammar.
struct ExpressionParser {
    /// The reason that an expression is invalid, and the place of the error in Unicode scalars from its start.
    struct Invalid: Error {
        let reason: String
        let offset: Int
    }

    private static let lengthLimit = 2_000
    private static let depthLimit = 50

    private let characters: [Character]
    /// The place of the expression in its text, in Unicode scalars.
    private let start: Int
    private var position = 0
    private var depth = 0

    /// Parses a whole text.
    ///
    /// - Parameter start: the number of Unicode scalars before the expression in its text.
    static func parse(_ text: String, at start: Int = 0) throws(Invalid) -> Expression {
        guard text.utf8.count <= lengthLimit else {
            throw Invalid(reason: "it is longer than \(lengthLimit) characters", offset: 0)
        }
        var parser = ExpressionParser(text, start)
        let expression = try parser.expression()
        parser.skipSpace()
        guard parser.position == parser.characters.count else {
            throw parser.invalid(parser.hintAtRest)
        }
        return expression
    }

    private init(_ text: String, _ start: Int) {
        characters = Array(text)
        self.start = start
    }

    private mutating func expression() throws(Invalid) -> Expression {
        var value = try choice()
        while takePipe() {
            skipSpace()
            let offset = offset
            let name = word()
            guard !name.isEmpty else { throw invalid("expected a function after '|', such as | uppercased") }
            value = try call(name, at: offset, first: value, hasArguments: take("("))
        }
        return value
    }

    private mutating func choice() throws(Invalid) -> Expression {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else { throw invalid("brackets are nested too deep") }
        let condition = try fallback()
        guard !matches("??"), take("?") else { return condition }
        skipSpace()
        guard position < characters.count else {
            throw invalid("nothing follows the '?'; leave it out, or write both values, as in a ? b : c")
        }
        let first = try choice()
        guard take(":") else { throw invalid("expected ':' and the value for the other case") }
        return .choice(condition, first, try choice())
    }

    private mutating func fallback() throws(Invalid) -> Expression {
        var value = try anyOf()
        while take("??") { value = .fallback(value, try anyOf()) }
        return value
    }

    private mutating func anyOf() throws(Invalid) -> Expression {
        var values = [try allOf()]
        while take("||") || takeWord("or") { values.append(try allOf()) }
        return values.count == 1 ? values[0] : .any(values)
    }

    private mutating func allOf() throws(Invalid) -> Expression {
        var values = [try comparison()]
        while take("&&") || takeWord("and") { values.append(try comparison()) }
        return values.count == 1 ? values[0] : .all(values)
    }

    private mutating func comparison() throws(Invalid) -> Expression {
        let left = try sum()
        skipSpace()
        let offset = offset
        for comparison in Expression.Comparison.allCases where take(comparison.rawValue) {
            return .comparison(left, comparison, try sum(), offset: offset)
        }
        if takeWord("in") { return .containment(left, try sum(), offset: offset) }
        return left
    }

    private mutating func sum() throws(Invalid) -> Expression {
        var value = try product()
        while let (sign, offset) = takeArithmetic([.plus, .minus]) {
            value = .arithmetic(value, sign, try product(), offset: offset)
        }
        return value
    }

    private mutating func product() throws(Invalid) -> Expression {
        var value = try prefix()
        while let (sign, offset) = takeArithmetic([.times, .divided, .remainder]) {
            value = .arithmetic(value, sign, try prefix(), offset: offset)
        }
        return value
    }

    private mutating func prefix() throws(Invalid) -> Expression {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else { throw invalid("brackets are nested too deep") }
        if !matches("!="), take("!") { return .not(try prefix()) }
        if takeWord("not") { return .not(try prefix()) }
        skipSpace()
        let offset = offset
        if let next = peek(1), !next.isNumber, take("-") { return .negative(try prefix(), offset: offset) }
        return try postfix()
    }

    private mutating func postfix() throws(Invalid) -> Expression {
        var value = try primary()
        while position < characters.count {
            let offset = offset
            if characters[position] == "[" {
                position += 1
                value = .element(value, try expression(), offset: offset)
                guard take("]") else { throw invalid("expected ']'") }
            } else if characters[position] == ".", let next = peek(1), ValuePath.isNameCharacter(next) {
                position += 1
                value = .member(value, name: name(), offset: offset)
            } else {
                break
            }
        }
        return value
    }

    private mutating func primary() throws(Invalid) -> Expression {
        skipSpace()
        guard position < characters.count else { throw invalid("a value is missing at the end") }
        let offset = offset
        switch characters[position] {
        case "'", "\"": return .literal(.string(try quoted()))
        case "(":
            position += 1
            let value = try expression()
            guard take(")") else { throw invalid("expected ')'") }
            return value
        case "[":
            position += 1
            return .list(try elements())
        default: break
        }
        let begin = position
        let word = word()
        if position < characters.count, characters[position] == "(", !word.isEmpty {
            position += 1
            return try call(word, at: offset, first: nil, hasArguments: true)
        }
        switch PlainScalar.value(of: word) {
        case .string where word.first?.isNumber == true:
            // In `2-1`, the sign does not belong to the number.
            if let sign = word.firstIndex(of: "-"),
                case .number(let value, let text) = PlainScalar.value(of: String(word[..<sign]))
            {
                position = begin + word.distance(from: word.startIndex, to: sign)
                return .literal(.number(value, text: text))
            }
        case .number(let value, let text): return .literal(.number(value, text: text))
        case .bool(let value): return .literal(.bool(value))
        case .null where !word.isEmpty: return .literal(.null)
        default: break
        }
        guard let path = ValuePath(word) else {
            position = begin
            guard characters[begin] != "`" else {
                throw invalid("texts stand in quotes, and + joins them, as in 'by ' + item.author")
            }
            throw invalid("expected a path such as item.title, a number or a text in quotes")
        }
        return .path(path, offset: offset)
    }

    private mutating func elements() throws(Invalid) -> [Expression] {
        if take("]") { return [] }
        var values: [Expression] = []
        repeat { values.append(try expression()) } while take(",")
        guard take("]") else { throw invalid("expected ',' or ']'") }
        return values
    }

    /// A call whose name, and whose opening bracket if it has one, have been read.
    private mutating func call(
        _ name: String, at offset: Int, first: Expression?, hasArguments: Bool
    ) throws(Invalid) -> Expression {
        guard let function = ExpressionFunction.named(name) else {
            throw Invalid(reason: Self.unknownFunction(name), offset: offset)
        }
        var arguments: [(name: String?, value: Expression)] = first.map { [(nil, $0)] } ?? []
        if hasArguments, !take(")") {
            repeat {
                let name = takeLabel()
                arguments.append((name, try expression()))
            } while take(",")
            guard take(")") else { throw invalid("expected ',' or ')'") }
        }
        do throws(ExpressionFunction.Misuse) {
            return .call(function, try function.ordered(arguments), offset: offset)
        } catch {
            throw Invalid(reason: error.reason, offset: offset)
        }
    }

    /// The error about an unknown function, with what to write instead.
    static func unknownFunction(_ name: String, others: [String] = []) -> String {
        let hint =
            ForeignExpression.methodAdvice(name)
            ?? Suggestion.nearest(to: name, in: others + ExpressionFunction.names).map { "did you mean '\($0)'?" }
        return "unknown function '\(name)'; \(hint ?? "docs/expressions.md lists the functions")"
    }

    /// A text in quotes. A backslash before a quote or another backslash is left out, and `\n` starts a new line.
    private mutating func quoted() throws(Invalid) -> String {
        let begin = position
        let quote = characters[position]
        var text = ""
        position += 1
        while position < characters.count, characters[position] != quote {
            if characters[position] == "\\", let next = peek(1), "\\'\"n".contains(next) {
                text.append(next == "n" ? "\n" : next)
                position += 2
            } else {
                text.append(characters[position])
                position += 1
            }
        }
        guard position < characters.count else {
            position = begin
            throw invalid("the text has no closing quote")
        }
        position += 1
        return text
    }

    /// A path, a number or a name.
    private mutating func word() -> String {
        let begin = position
        if position < characters.count, "+-".contains(characters[position]) { position += 1 }
        while position < characters.count {
            let character = characters[position]
            guard ValuePath.isNameCharacter(character) || character == "." else { break }
            position += 1
        }
        return String(characters[begin..<position])
    }

    private mutating func name() -> String {
        let begin = position
        while position < characters.count, ValuePath.isNameCharacter(characters[position]) { position += 1 }
        return String(characters[begin..<position])
    }

    /// The name of an argument with its colon, if there is one.
    private mutating func takeLabel() -> String? {
        skipSpace()
        let begin = position
        let name = name()
        skipSpace()
        if !name.isEmpty, position < characters.count, characters[position] == ":" {
            position += 1
            return name
        }
        position = begin
        return nil
    }

    private mutating func takePipe() -> Bool { !matches("||") && take("|") }

    /// An operator; a sign that belongs to a number or a name does not count.
    private mutating func takeArithmetic(_ signs: [Expression.Arithmetic]) -> (Expression.Arithmetic, Int)? {
        skipSpace()
        let offset = offset
        for sign in signs where take(sign.rawValue) { return (sign, offset) }
        return nil
    }

    /// Takes a word if no other name continues it.
    private mutating func takeWord(_ word: String) -> Bool {
        guard matches(word) else { return false }
        let end = position + word.count
        if end < characters.count, ValuePath.isNameCharacter(characters[end]) || ".:".contains(characters[end]) {
            return false
        }
        position = end
        return true
    }

    private mutating func take(_ sign: String) -> Bool {
        guard matches(sign) else { return false }
        position += sign.count
        return true
    }

    private mutating func matches(_ sign: String) -> Bool {
        skipSpace()
        return characters[position...].starts(with: sign)
    }

    private func peek(_ distance: Int) -> Character? {
        position + distance < characters.count ? characters[position + distance] : nil
    }

    private mutating func skipSpace() {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
    }

    /// The place in the text, in Unicode scalars.
    private var offset: Int {
        start + characters[..<position].reduce(0) { $0 + $1.unicodeScalars.count }
    }

    private var hintAtRest: String {
        let next = String(characters[position...].prefix { ValuePath.isNameCharacter($0) })
        guard next.isEmpty else {
            return
                "expected an operator before '\(next.shortened(to: 40))'; names in a path have dots between them, as "
                + "in item.title"
        }
        return switch characters[position] {
        case ")": "there is no '(' for this ')'"
        case "]": "there is no '[' for this ']'"
        case "=": "expected an operator; to compare, write =="
        case "&": "expected an operator; to combine conditions, write && or and"
        default: "expected an operator such as ==, <, +, && or ||"
        }
    }

    private func invalid(_ reason: String) -> Invalid {
        Invalid(reason: reason, offset: offset)
    }
}
