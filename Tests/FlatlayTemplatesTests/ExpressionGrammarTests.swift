import Foundation
import TestSupport
import Testing

@testable import FlatlayTemplates

/// The grammar in `docs/expressions.md` is that of the parser: expressions that are derived from it at random are read,
/// and with a bracket too many they are not.
@Suite struct ExpressionGrammarTests {
    @Test func derivedExpressionsAreRead() throws {
        let grammar = try Grammar(page: "docs/expressions.md")
        #expect(grammar.rules.count == 13)
        var kinds: Set<Character> = []
        for seed in 0..<1_000 {
            var writer = Derivation(grammar: grammar, random: SeededGenerator(seed: UInt64(seed)))
            let text = writer.text(of: "expression")
            guard text.utf8.count < 400 else { continue }
            kinds.formUnion(text)
            do { _ = try ExpressionParser.parse(text) } catch { Issue.record("seed \(seed): \(text): \(error)") }
            #expect(throws: (any Error).self, "\(text) )") { try ExpressionParser.parse(text + " )") }
        }
        // Each sign of the grammar was used.
        #expect(kinds.isSuperset(of: "|?:&=!<>+-*/%.[]()'\","))
    }
}

/// The rules of a page, in the notation of the page: `{ }` repeats, `[ ]` may be left out, `|` separates alternatives.
private struct Grammar {
    indirect enum Part {
        case literal(String)
        case rule(String)
        case sequence([Part])
        case choice([Part])
        case optional(Part)
        case repeated(Part)
    }

    private(set) var rules: [String: Part] = [:]

    init(page: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(page)
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: "```\nexpression ="))
        let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
        // A rule goes on in lines that begin with a space.
        let lines = text[start.lowerBound..<end.lowerBound].dropFirst(4).split(separator: "\n")
        var sources: [String] = []
        for line in lines {
            if line.hasPrefix(" "), let last = sources.indices.last {
                sources[last] += line
            } else {
                sources.append(String(line))
            }
        }
        for source in sources {
            let sides = source.split(separator: "=", maxSplits: 1)
            var tokens = ArraySlice(sides[1].matches(of: #/"[^"]+"|'[^']+'|[a-z]+|[{}\[\]()|]/#).map { String($0.0) })
            rules[sides[0].trimmingCharacters(in: .whitespaces)] = Self.choice(&tokens)
        }
    }

    private static func choice(_ tokens: inout ArraySlice<String>) -> Part {
        var alternatives = [sequence(&tokens)]
        while tokens.first == "|" {
            tokens.removeFirst()
            alternatives.append(sequence(&tokens))
        }
        return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
    }

    private static func sequence(_ tokens: inout ArraySlice<String>) -> Part {
        var parts: [Part] = []
        while let token = tokens.first, !["|", "}", "]", ")"].contains(token) {
            tokens.removeFirst()
            switch token {
            case "{", "[", "(":
                let inner = choice(&tokens)
                tokens.removeFirst()
                parts.append(token == "{" ? .repeated(inner) : token == "[" ? .optional(inner) : inner)
            case _ where token.first == "\"" || token.first == "'":
                parts.append(.literal(String(token.dropFirst().dropLast())))
            default: parts.append(.rule(token))
            }
        }
        return .sequence(parts)
    }
}

/// Writes a random text that a grammar allows.
private struct Derivation {
    let grammar: Grammar
    var random: SeededGenerator
    private var depth = 0

    init(grammar: Grammar, random: SeededGenerator) {
        self.grammar = grammar
        self.random = random
    }

    mutating func text(of rule: String) -> String {
        switch rule {
        case "number": return "1.5"
        case "text": return "a b"
        case "path": return "item.title"
        // The only name of a call; it takes any number of arguments.
        case "name": return "max"
        default: break
        }
        guard let part = grammar.rules[rule] else { return "<\(rule)>" }
        depth += 1
        defer { depth -= 1 }
        return text(of: part)
    }

    private mutating func text(of part: Grammar.Part) -> String {
        let isDeep = depth > 40
        switch part {
        // Points and quotes touch what is beside them.
        case .literal(let text): return [".", "'", "\""].contains(text) ? text : " \(text) "
        case .rule(let name): return text(of: name)
        case .sequence(let parts):
            let text = joined(parts)
            return Self.touchesValue(parts) ? String(text.drop { $0 == " " }) : text
        case .choice(let parts):
            // Deep inside, the first alternative that does not begin the same rule again.
            let short = parts.first { !Self.isPrefixed($0) } ?? parts[0]
            return text(of: isDeep ? short : parts.randomElement(using: &random) ?? short)
        case .optional(.sequence(let parts)) where Self.isLabel(parts):
            // Which names an argument may have depends on the function.
            return ""
        case .optional(.sequence(let parts)) where Self.isArguments(parts): return joined(parts)
        case .optional(let inner): return isDeep || Int.random(in: 0..<4, using: &random) > 0 ? "" : text(of: inner)
        case .repeated(let inner):
            let count = isDeep ? 0 : max(0, Int.random(in: -8...2, using: &random))
            return joined(Array(repeating: inner, count: count))
        }
    }

    /// The texts of parts, without spaces before a `.`, `(` or `[` that belongs to the value before it.
    private mutating func joined(_ parts: [Grammar.Part]) -> String {
        var result = ""
        for part in parts {
            let next = text(of: part)
            if let first = next.first, ".([".contains(first) {
                while result.last == " " { result.removeLast() }
            }
            result += next
        }
        return result
    }

    /// Whether the parts are arguments, or the brackets after a value, and not a list or an expression in brackets.
    private static func touchesValue(_ parts: [Grammar.Part]) -> Bool {
        guard parts.count == 3, case .literal(let bracket) = parts[0] else { return false }
        switch parts[1] {
        case .optional: return bracket == "("
        case .rule: return bracket == "["
        default: return false
        }
    }

    private static func isPrefixed(_ part: Grammar.Part) -> Bool {
        if case .sequence(let parts) = part, case .rule("prefix")? = parts.last { true } else { false }
    }

    private static func isLabel(_ parts: [Grammar.Part]) -> Bool {
        if parts.count == 2, case .rule("name") = parts[0], case .literal(":") = parts[1] { true } else { false }
    }

    private static func isArguments(_ parts: [Grammar.Part]) -> Bool {
        if case .rule("argument")? = parts.first { true } else { false }
    }
}
