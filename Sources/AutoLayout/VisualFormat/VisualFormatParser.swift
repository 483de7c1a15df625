import Foundation

/// Reads formats, one character after the other.
struct VisualFormatParser {
    private let text: String
    private let characters: [Character]
    private var position = 0

    init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    private var current: Character? { position < characters.count ? characters[position] : nil }

    private func failure(_ reason: String, at index: Int? = nil) -> VisualFormatError {
        VisualFormatError(format: text, index: index ?? position, reason: reason)
    }

    private mutating func take(_ string: String) -> Bool {
        let wanted = Array(string)
        guard position + wanted.count <= characters.count,
            Array(characters[position..<position + wanted.count]) == wanted
        else { return false }
        position += wanted.count
        return true
    }

    mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat(isVertical: false)
        if take("V:") { format.isVertical = true } else { _ = take("H:") }
        if take("|") { format.first = try gap() }
        while true {
            format.views.append(try view())
            if current == nil { return format }
            let gap = try gap()
            if take("|") {
                format.last = gap
                guard current == nil else { throw failure("Nothing may follow the superview's edge; remove the rest") }
                return format
            }
            guard current == "[" else {
                throw failure("Expected a view in brackets or '|' here; write '[name]'")
            }
            format.gaps.append(gap)
        }
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
        guard take("[") else { throw failure("Expected a view in brackets here; write '[name]'") }
        let index = position
        guard let name = name() else { throw failure("Expected the name of a view here") }
        var sizes: [VisualFormat.Predicate] = []
        if take("(") { sizes = try list() }
        guard take("]") else { throw failure("Expected ']' after the view '\(name)'") }
        return VisualFormat.View(name: name, sizes: sizes, index: index)
    }

    private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard take("-") else { return .none }
        if current == "[" || current == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if take("(") { predicates = try list() } else { predicates = [try simplePredicate()] }
        guard take("-") else { throw failure("Expected '-' after the gap") }
        return .predicates(predicates)
    }

    /// A positive number or the name of a metric, alone.
    private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let index = position
        guard let value = value() else {
            throw failure("Expected a number, the name of a metric or a list in parentheses here")
        }
        return VisualFormat.Predicate(
            relation: .equal, value: value, multiplier: 1, constant: 0, priority: .number(1000), index: index)
    }

    private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate()) } while take(",")
        guard take(")") else { throw failure("Expected ',' or ')' here") }
        return result
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = ConstraintRelation.equal
        if take(">=") {
            relation = .greaterThanOrEqual
        } else if take("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let index = position
        let isNegative = take("-")
        guard var value = value() else { throw failure("Expected a number or a name here") }
        if isNegative {
            guard case .number(let number) = value else { throw failure("Only a number can be negative", at: index) }
            value = .number(-number)
        }
        var result = VisualFormat.Predicate(
            relation: relation, value: value, multiplier: 1, constant: 0, priority: .number(1000), index: index)
        if take("*") {
            guard let factor = number() else { throw failure("Expected a number after '*'") }
            result.multiplier = factor
        }
        if current == "+" || current == "-" {
            let sign = current == "-" ? -1.0 : 1
            position += 1
            guard let number = number() else { throw failure("Expected a number after the sign") }
            result.constant = sign * number
        }
        if take("@") {
            guard let priority = self.value() else { throw failure("Expected a priority after '@'") }
            result.priority = priority
        }
        return result
    }

    private mutating func value() -> VisualFormat.Predicate.Value? {
        if let number = number() { return .number(number) }
        return name().map { .name($0) }
    }

    private mutating func number() -> Double? {
        var end = position
        while end < characters.count, characters[end].isASCII, characters[end].isNumber || characters[end] == "." {
            end += 1
        }
        guard end > position, let number = Double(String(characters[position..<end])), number.isFinite else {
            return nil
        }
        position = end
        return number
    }

    /// A letter or underscore, then letters, digits, underscores and dots, as in `self.title`.
    private mutating func name() -> String? {
        guard let first = current, first.isLetter || first == "_" || first == "$" else { return nil }
        var end = position
        while end < characters.count,
            characters[end].isLetter || characters[end].isNumber || characters[end] == "_" || characters[end] == "."
                || characters[end] == "$"
        {
            end += 1
        }
        defer { position = end }
        return String(characters[position..<end])
    }
}
