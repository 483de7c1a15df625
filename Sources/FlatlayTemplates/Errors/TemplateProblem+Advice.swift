import Foundation

extension TemplateProblem {
    /// Advice about a value of the wrong type, with the separator before it; empty if the type says it.
    static func advice(expected: String, found: String) -> String {
        if expected == "a mapping with 'sections'", found.hasPrefix("the text '<") {
            return "; this is HTML, and a template is YAML: 'flatlay new' writes one to begin with"
        }
        if found == "a list", expected == "a view" { return "; put several views into a stack: vstack: [ … ]" }
        if found == "nothing", expected == "a view" { return "; write one, such as { text: Hello }" }
        if found == "a mapping", expected == "a list of sections" { return "; write '- ' before each section" }
        guard found.hasPrefix("the text '"), found.hasSuffix("'") else { return "" }
        let text = found.dropFirst("the text '".count).dropLast()
        if expected == "true or false" {
            switch text.lowercased() {
            case "true", "yes", "on": return "; write true, without quotes"
            case "false", "no", "off": return "; write false, without quotes"
            default: return ""
            }
        }
        if expected.hasPrefix("a layout"), ["flow", "list", "grid", "waterfall"].contains(text) {
            return "; write { \(text): {} }"
        }
        if ["number", "length", "in points"].contains(where: expected.contains) { return numberAdvice(text) }
        return ""
    }

    /// Advice about a text in the place of a number.
    private static func numberAdvice(_ text: Substring) -> String {
        let number = text.prefix { $0.isASCII && $0.isNumber || "+-.".contains($0) }
        guard Double(number) != nil else { return "" }
        let rest = text.dropFirst(number.count)
        if rest.isEmpty { return "; write \(number), without quotes" }
        if rest.first == "%" { return "; only the sizes in a layout's group can be percentages" }
        if rest.allSatisfy(\.isLetter) { return "; write \(number), since numbers have no unit" }
        return "; write one number"
    }

    /// Advice about a key with a character that looks like another one; nil if there is none.
    static func characterAdvice(_ key: String) -> String? {
        if key.contains(where: { "\u{A0}\u{2007}\u{202F}\u{3000}".contains($0) }) {
            return "; it has a no-break space, write an ordinary one"
        }
        if key.contains(where: { "“”‘’„«»".contains($0) }) { return "; quotes in YAML are straight: \"…\" or '…'" }
        return nil
    }

    /// Advice about a view in the place of a list of children; nil if it is another mistake.
    static func childAdvice(_ key: String, _ known: [String]) -> String? {
        guard known.contains("children"), ["text", "image", "hstack", "vstack", "zstack", "spacer"].contains(key) else {
            return nil
        }
        return "; children stand in a list: [{ \(key): … }]"
    }

    /// Advice about a key without a space after its colon; nil if it is another mistake.
    static func colonAdvice(_ name: String) -> String? {
        guard let colon = name.firstIndex(of: ":"), colon > name.startIndex else { return nil }
        let rest = name[name.index(after: colon)...]
        guard let first = rest.first, first != " ", !rest.hasPrefix("//") else { return nil }
        return "; write a space after the colon: \(name[..<colon]): \(String(rest).shortened(to: 40))"
    }

    /// Advice about an unknown colour; nil for a misspelt name.
    static func colorAdvice(_ text: String, _ suggestion: String?) -> String? {
        if suggestion == nil || text.contains("("), let advice = ForeignColor.advice(text) { return advice }
        let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
        let isHexadecimal = !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
        if text.hasPrefix("#") {
            return "; after # stand 3, 4, 6 or 8 digits from 0 to f, as in \"#ff3b30\""
        }
        if isHexadecimal, [3, 4, 6, 8].contains(digits.count) { return "; did you mean \"#\(digits)\"?" }
        if text.contains("gradient(") { return "; a gradient is { linearGradient: { colors: [red, blue] } }" }
        let isFile = ["png", "jpg", "jpeg", "svg"].contains { text.lowercased().hasSuffix("." + $0) }
        if isFile { return "; an image is { image: \(text.shortened(to: 40)) }" }
        return text.contains("(") ? "; write its digits instead, as in \"#ff3b30\"" : nil
    }

    /// How to use a font that is not there.
    static let fontAdvice = "; add its file under fonts or with --font; 'flatlay fonts' lists those that are there"
}
