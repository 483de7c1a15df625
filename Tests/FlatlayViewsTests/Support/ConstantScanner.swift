import Foundation

/// Reads the constants of public value types from sources, to find constants that are equal.
struct ConstantScanner {
    /// A constant, or a function that returns a value of its own type.
    struct Constant: Equatable {
        var name: String
        /// The names of its parameters.
        var parameters: [String]
        /// Its definition, without spaces.
        var expression: String
    }

    /// A type that can be compared.
    struct ValueType {
        var name: String
        var isOptionSet: Bool
        var constants: [Constant]
    }

    /// The types in a source text.
    static func types(in text: String) -> [ValueType] {
        let declaration = #/(?m)^( *)public struct (\w+)(?:<[^{\n]*>)?: ([^{]*)\{\n/#
        return text.matches(of: declaration).compactMap { match in
            guard match.3.contains(#/\b(Hashable|Equatable|OptionSet)\b/#),
                let end = text[match.range.upperBound...].range(of: "\n\(match.1)}\n")?.lowerBound
            else { return nil }
            let name = String(match.2)
            // Constants may also be in top-level extensions in the same file.
            var body = String(text[match.range.upperBound..<end]) + "\n"
            for part in text.matches(of: #/(?ms)^extension (\w+) \{\n(.*?)\n\}\n/#) where part.1 == name {
                body += part.2 + "\n"
            }
            return ValueType(
                name: name, isOptionSet: match.3.contains("OptionSet"), constants: constants(of: name, in: body))
        }
    }

    private static func constants(of type: String, in body: String) -> [Constant] {
        var found: [Constant] = []
        for match in body.matches(of: #/public static let (`?\w+`?)(?:: \w+)? = ([^\n]+(?:\n {8,}[^\n]+)*)/#) {
            found.append(Constant(name: "\(match.1)", parameters: [], expression: plain("\(match.2)", type)))
        }
        let computed = #/public static (?:var (`?\w+`?): (\w+)|func (`?\w+`?)(?:<[^(]*>)?\(([^{]*)\) -> (\w+)) \{/#
        for match in body.matches(of: computed) {
            guard ["Self", type].contains("\(match.2 ?? match.5 ?? "")"),
                let end = closingBrace(in: body[match.range.upperBound...])
            else { continue }
            let parameters = "\(match.4 ?? "")".matches(of: #/(\w+): (?=[A-Z@(\[]|some |any )/#).map { "\($0.1)" }
            found.append(
                Constant(
                    name: "\(match.1 ?? match.3 ?? "")", parameters: parameters,
                    expression: plain("\(body[match.range.upperBound..<end])", type)))
        }
        return found
    }

    private static func closingBrace(in text: Substring) -> Substring.Index? {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func plain(_ expression: String, _ type: String) -> String {
        expression.filter { !$0.isWhitespace }
            .replacing("\(type)(", with: "(").replacing("Self(", with: "(").replacing(".init(", with: "(")
    }

    /// The errors in the constants of a type: `T.a is T.b`, `T.f drops b`.
    static func faults(of type: ValueType) -> [String] {
        var faults: [String] = []
        var names: [String: String] = [:]
        for constant in type.constants {
            let identity = type.isOptionSet ? bits(constant.expression) : constant.expression
            guard let identity else { continue }
            if let other = names[identity] {
                faults.append("\(type.name).\(constant.name) is \(type.name).\(other)")
            }
            names[identity] = names[identity] ?? constant.name
            let words = words(of: constant.expression)
            for parameter in constant.parameters where !words.contains(parameter) {
                faults.append("\(type.name).\(constant.name) drops \(parameter)")
            }
        }
        return faults
    }

    /// The words of an expression that are neither labels nor members.
    private static func words(of expression: String) -> Set<String> {
        let text = Array(expression)
        var words: Set<String> = []
        var word = ""
        for (index, character) in (text + [" "]).enumerated() {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                let start = index - word.count
                if character != ":", start == 0 || text[start - 1] != "." { words.insert(word) }
                word = ""
            }
        }
        return words
    }

    /// The bits of an option as a number; nil if it combines others.
    private static func bits(_ expression: String) -> String? {
        guard let value = expression.firstMatch(of: #/rawValue:([^)]+)\)/#)?.1 else { return nil }
        let parts = value.replacing("_", with: "").split(separator: "<<").compactMap { Int($0) }
        switch parts.count {
        case 1: return "\(parts[0])"
        case 2: return "\(parts[0] << parts[1])"
        default: return "\(value)"
        }
    }
}
