/// Parses conditions by recursive descent: `||` has the lowest precedence, then `&&`, then comparisons.
struct ConditionParser {
    /// The reason that a condition is invalid.
    struct Invalid: Error {
        let reason: String
        let offset: Int
    }

    private let characters: [Character]
    private var position = 0
    private var depth = 0

    static func parse(_ text: String) throws(Invalid) -> Condition {
        guard text.utf8.count <= 1_000 else { throw Invalid(reason: "it is longer than 1000 characters", offset: 0) }
        var parser = ConditionParser(text)
        let condition = try parser.anyOf()
        parser.skipSpace()
        guard parser.position == parser.characters.count else {
            throw parser.invalid("expected ==, !=, <, <=, >, >=, && or ||")
        }
        return condition
    }

    private init(_ text: String) {
        characters = Array(text)
    }

    private mutating func anyOf() throws(Invalid) -> Condition {
        var conditions = [try allOf()]
        while take("||") { conditions.append(try allOf()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func allOf() throws(Invalid) -> Condition {
        var conditions = [try comparison()]
        while take("&&") { conditions.append(try comparison()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func comparison() throws(Invalid) -> Condition {
        depth += 1
        defer { depth -= 1 }
        guard depth < 50 else { throw invalid("brackets are nested too deep") }
        if !matches("!="), take("!") { return .not(try comparison()) }
        if take("(") {
            let condition = try anyOf()
            guard take(")") else { throw invalid("expected ')'") }
            return condition
        }
        let left = try operand()
        for comparison in Condition.Comparison.allCases where take(comparison.rawValue) {
            return .compare(left, comparison, try operand())
        }
        return .value(left)
    }

    private mutating func operand() throws(Invalid) -> Condition.Operand {
        skipSpace()
        guard position < characters.count else { throw invalid("a value is missing at the end") }
        let start = position
        let first = characters[position]
        if first == "'" || first == "\"" {
            guard let end = characters[(position + 1)...].firstIndex(of: first) else {
                throw invalid("the text has no closing quote")
            }
            position = end + 1
            return .literal(.string(String(characters[(start + 1)..<end])))
        }
        let isWord = { (character: Character) in ValuePath.isNameCharacter(character) || character == "." }
        position = characters[position...].firstIndex { !isWord($0) } ?? characters.count
        let word = String(characters[start..<position])
        switch PlainScalar.value(of: word) {
        case .number, .bool: return .literal(PlainScalar.value(of: word))
        case .null where !word.isEmpty: return .literal(.null)
        default: break
        }
        guard let path = ValuePath(word) else {
            position = start
            throw invalid("expected a path such as item.title, a number or a text in quotes")
        }
        return .path(path, offset: start)
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

    private mutating func skipSpace() {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
    }

    private func invalid(_ reason: String) -> Invalid {
        Invalid(reason: reason, offset: position)
    }
}
