import Foundation
import Yams

/// Converts errors of Yams to template errors with locations.
struct YAMLErrorTranslation {
    let file: SourceFile

    func translate(_ error: any Error) -> TemplateError {
        guard let error = error as? YamlError else {
            return TemplateError(.yamlSyntax(String(describing: error)), at: location(line: 1, column: 1))
        }
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
            var reason = context.map { "\($0.text), \(problem)" } ?? problem
            var place = (line: mark.line, column: mark.column)
            if let quote = nestedQuote(line: mark.line) {
                place = (mark.line, quote)
                reason =
                    "a quote ends the text inside of {{ }}; write '…' there, as in {{ item.isNew ? 'new' : 'old' }}"
            } else if hasUnquotedPlaceholder(before: mark.line) {
                reason += "; put a text that starts with {{ into quotes"
            } else if let context, problem == "found unexpected end of stream" {
                // The end of the file says nothing; the quote that is open does.
                place = (context.mark.line, context.mark.column)
                reason = "the text that begins here has no closing quote"
            } else {
                reason += advice(problem, context: context, line: mark.line, column: mark.column) ?? ""
            }
            return TemplateError(syntaxProblem(reason), at: location(line: place.line, column: place.column))
        case .composer(let context, let problem, let mark, _):
            // Only the error about several documents has a context, and its text makes no sense without it.
            var reason = context == nil ? problem : "a second document starts here, but a file holds one"
            if problem == "found undefined alias" {
                reason += "; define it in an earlier line with &, or put a text that starts with * into quotes"
            }
            return TemplateError(.yamlSyntax(reason), at: location(line: mark.line, column: mark.column))
        case .reader(let problem, let offset, _, _):
            return TemplateError(.yamlSyntax(problem), at: location(ofCharacter: offset ?? 0))
        case .duplicatedKeysInMapping(let duplicates, let context):
            let key = duplicates.first ?? ""
            if let (text, column) = unquotedColor(line: context.mark.line) {
                return TemplateError(
                    .unquotedColor(text, digits: ForeignColor.function(text)),
                    at: location(line: context.mark.line, column: column))
            }
            let place = secondPlace(of: key, line: context.mark.line, column: context.mark.column)
            return TemplateError(.duplicateKey(key), at: place)
        case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
            return TemplateError(.yamlSyntax(String(describing: error)), at: location(line: 1, column: 1))
        }
    }

    /// JSON is read as YAML, but its authors should not need to know this.
    private func syntaxProblem(_ reason: String) -> TemplateProblem {
        file.name.lowercased().hasSuffix(".json")
            ? .dataSyntax(format: "JSON", reason: reason) : .yamlSyntax(reason)
    }

    /// Advice about an error of the scanner or the parser; nil if it says so itself.
    private func advice(_ problem: String, context: YamlError.Context?, line: Int, column: Int) -> String? {
        let text = file.lines(line...max(1, line)).first?.text ?? ""
        let scalars = Array(text.unicodeScalars)
        let scalar = scalars.indices.contains(column - 1) ? scalars[column - 1] : nil
        switch problem {
        case "found character that cannot start any token":
            if scalar == "\t" || text.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
                return "; indent with spaces, not with a tab"
            }
            return scalar.map { "; put a text that starts with \($0) into quotes" }
        case "mapping values are not allowed in this context":
            return "; put a text with ': ' into quotes, or correct the indentation"
        case "did not find expected alphabetic or numeric character":
            return "; put a text that starts with \(context?.text.contains("alias") == true ? "*" : "&") into quotes"
        case "did not find expected key":
            return "; start the keys of one mapping in the same column"
        case "did not find expected '-' indicator":
            return "; start the '-' of one list in the same column"
        case "did not find expected node content" where scalar == ",":
            return "; leave out the comma, or write a value before it"
        case "did not find expected ',' or '}'":
            return "; look for a missing comma, '}' or quote"
                + (context.map { " after the '{' of line \($0.mark.line)" } ?? "")
        case "did not find expected ',' or ']'":
            return "; look for a missing comma, ']' or quote"
                + (context.map { " after the '[' of line \($0.mark.line)" } ?? "")
        default: return nil
        }
    }

    /// Returns true if the line of an error, or the previous one, to which the error may refer, has a value that starts
    /// with `{{`.
    private func hasUnquotedPlaceholder(before line: Int) -> Bool {
        file.lines(max(1, line - 1)...max(1, line)).contains { _, text in
            guard let range = text.range(of: "{{") else { return false }
            let before = text[..<range.lowerBound].last { $0 != " " }
            return before.map { ":-[,".contains($0) } ?? true
        }
    }

    /// The column of a quote in a line that ends a text in double quotes inside of `{{ }}`; nil if there is none.
    ///
    /// Reads the line once: a pattern would try each quote with each `{{`, which takes minutes for a long line.
    private func nestedQuote(line: Int) -> Int? {
        YAMLErrorTranslation.nestedQuote(in: file.lines(line...max(1, line)).first?.text ?? "")
    }

    /// The same for the text of the line.
    static func nestedQuote(in line: String) -> Int? {
        let text = Array(line.unicodeScalars)
        // After the nested quote, the line needs another quote and then the end of the expression.
        guard let end = text.indices.dropFirst().last(where: { text[$0 - 1] == "}" && text[$0] == "}" }) else {
            return nil
        }
        var (isQuoted, isExpression) = (false, false)
        for (index, scalar) in text.enumerated() {
            let isDoubled = index > 0 && text[index - 1] == scalar
            switch scalar {
            case "\"":
                let isInside = isExpression && text[index - 1] != "}"
                if isInside, index < end, text[(index + 1)..<(end - 1)].contains("\"") { return index + 1 }
                isQuoted.toggle()
                isExpression = false
            case "{" where isQuoted && isDoubled: isExpression = true
            case "}" where isDoubled: isExpression = false
            default: break
            }
        }
        return nil
    }

    /// A colour as a function of CSS in a line, without quotes, and its column; nil if there is none.
    private func unquotedColor(line: Int) -> (text: String, column: Int)? {
        let text = file.lines(line...max(1, line)).first?.text ?? ""
        guard let match = text.firstMatch(of: /[:\[,]\s*((?:rgb|hsl)a?\([^()"']*\))/) else { return nil }
        return (String(match.1), text[..<match.1.startIndex].unicodeScalars.count + 1)
    }

    private func location(line: Int, column: Int) -> SourceLocation {
        SourceLocation(file: file, line: max(1, line), column: max(1, column))
    }

    private func location(ofCharacter offset: Int) -> SourceLocation {
        let before = file.text.prefix(offset)
        let line = before.reduce(1) { $1.isNewline ? $0 + 1 : $0 }
        let column = before.reversed().prefix { !$0.isNewline }.reduce(1) { $0 + $1.unicodeScalars.count }
        return location(line: line, column: column)
    }

    /// Yams reports the first occurrence of a duplicate key, but users look for the second. In block style it is in the
    /// same column of a later line, otherwise further right in the same line. If neither is found, returns the first.
    private func secondPlace(of key: String, line: Int, column: Int) -> SourceLocation {
        let first = location(line: line, column: column)
        // In JSON the place is that of the quote.
        let start = file.lines(line...line).first?.text.unicodeScalars.dropFirst(column - 1).first
        let key = start == "\"" ? "\"\(key)\"" : key
        for (number, text) in file.lines(line...(line + 10_000)) {
            let scalars = text.unicodeScalars
            if number == line {
                let rest = Substring(scalars.dropFirst(column - 1 + key.unicodeScalars.count))
                if let range = rest.range(of: key + ":") {
                    let skipped = rest[..<range.lowerBound].unicodeScalars.count
                    return location(line: line, column: column + key.unicodeScalars.count + skipped)
                }
            } else if Substring(scalars.dropFirst(column - 1)).hasPrefix(key + ":"),
                scalars.prefix(column - 1).allSatisfy({ $0 == " " || $0 == "-" })
            {
                return location(line: number, column: column)
            }
        }
        return first
    }
}
