/// Expressions and texts of other languages, with their counterparts here.
enum ForeignExpression {
    /// Advice about a call such as `item.title.toUpperCase()`; nil if it is no method.
    ///
    /// - Parameter name: the name of the function, with all before it.
    static func methodAdvice(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let (owner, method) = (name[..<dot], String(name[name.index(after: dot)...]))
        let function = methods[method] ?? (ExpressionFunction.named(method) == nil ? nil : method)
        return function.map { "write \($0)(\(owner))" }
            ?? "a function stands before its value, as in uppercased(\(owner))"
    }

    /// Advice about a name that a value does not have, such as `length`; nil for other names.
    static func propertyAdvice(_ path: String, owner: String) -> String? {
        ["length", "size", "count"].contains { path == "\(owner).\($0)" } ? "write count(\(owner))" : nil
    }

    /// Advice about a tag of a template language, such as `#each item.tags`; nil for other tags.
    ///
    /// - Parameter text: the content of the tag, with its sign.
    static func tagAdvice(_ text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let first = words.first.map(String.init) else { return nil }
        let rest = words.dropFirst().joined(separator: " ")
        switch first {
        case "#each", "#for", "each", "for":
            // `for tag in item.tags` names the element first.
            let list = words.firstIndex(of: "in").map { words[($0 + 1)...].joined(separator: " ") } ?? rest
            return "a view is repeated by a key beside it: repeat: \(list.isEmpty ? "item.tags" : list)"
        case "#if", "if", "#unless", "unless", "else", "#else", "elif", "endif":
            let condition = first.hasSuffix("unless") ? "not \(rest)" : rest
            return "a view is shown by a key beside it: if: \(rest.isEmpty ? "item.isNew" : condition)"
        case "this", "@index", "@key":
            return "the element of a list is item, or element beside repeat:"
        default: return nil
        }
    }

    /// Advice about a literal text that is not what its author meant; nil for other texts. The text is drawn as it is
    /// written.
    static func textAdvice(_ text: String) -> (found: String, advice: String)? {
        if let match = text.firstMatch(of: /{%-?\s*(.*?)\s*-?%}/) {
            return (String(match.0), tagAdvice(String(match.1)) ?? "values stand in {{ }}")
        }
        if let match = text.firstMatch(of: /\${\s*([A-Za-z_][^{}]*?)\s*}/) {
            return (String(match.0), "values stand in {{ }}: {{ \(match.1) }}")
        }
        if let match = text.firstMatch(of: /<(\/?)(b|strong|i|em|u|s|a|br|p|div|span|h[1-6]|ul|li)(\s[^<>]*)?\/?>/) {
            return (String(match.0), markup[String(match.2)] ?? "each part is a view of its own")
        }
        return nil
    }

    /// Methods of JavaScript and Python, and filters, with the functions that do the same.
    private static let methods = [
        "toUpperCase": "uppercased", "upper": "uppercased", "toLowerCase": "lowercased", "lower": "lowercased",
        "trim": "trim", "strip": "trim", "includes": "contains", "startsWith": "startsWith", "endsWith": "endsWith",
        "toFixed": "decimal", "toLocaleString": "decimal", "toString": "text", "length": "count", "size": "count",
        "reverse": "reversed", "padStart": "pad", "repeat": "repeated", "substring": "slice", "substr": "slice",
        "title": "capitalized", "format": "date", "replaceAll": "replace", "at": "slice",
    ]

    /// Elements of HTML, with what does the same.
    private static let markup = [
        "b": "bold text is text: { markdown: \"**…**\" }", "strong": "bold text is text: { markdown: \"**…**\" }",
        "i": "slanted text is text: { markdown: \"_…_\" }", "em": "slanted text is text: { markdown: \"_…_\" }",
        "a": "a link is text: { markdown: \"[…](…)\" }", "u": "a line below text is underline: true",
        "s": "a line through text is text: { markdown: \"~~…~~\" }",
        "br": "a new line is \\n in a text in double quotes",
    ]
}
