import Foundation

extension ExpressionFunction {
    /// Functions of texts.
    static let textFunctions: [ExpressionFunction] = [
        ExpressionFunction(
            "capitalized", "text", "Each word with a capital letter.", "capitalized('blue sky')", "Blue Sky"
        ) { call throws(FunctionCall.Failure) in .string(try call.text(0).capitalized(with: call.locale)) },
        ExpressionFunction("lowercased", "text", "Small letters.", "lowercased('Blue')", "blue") {
            call throws(FunctionCall.Failure) in .string(try call.text(0).lowercased(with: call.locale))
        },
        ExpressionFunction("uppercased", "text", "Capital letters.", "uppercased('Blue')", "BLUE") {
            call throws(FunctionCall.Failure) in .string(try call.text(0).uppercased(with: call.locale))
        },
        ExpressionFunction("trim", "text", "Without spaces at both ends.", "trim('  sky ')", "sky") {
            call throws(FunctionCall.Failure) in .string(try call.text(0).trimmingSpaces())
        },
        ExpressionFunction(
            "replace", "text old new", "With each `old` replaced by `new`.", "replace('a-b-c', '-', ' ')", "a b c"
        ) { call throws(FunctionCall.Failure) in
            let (text, old, new) = (try call.text(0), try call.text(1), try call.text(2))
            guard !old.isEmpty else { return .string(text) }
            let places = TextSearch(old, in: text)
            guard places.count > 0 else { return .string(text) }
            try FunctionCall.checkLength(text.utf8.count + places.count * (new.utf8.count - old.utf8.count))
            return .string(places.parts.joined(separator: new))
        },
        ExpressionFunction(
            "split", "text separator", "The parts between separators, as a list; a list stays as it is.",
            "split('a,b', ',') | last", "b"
        ) { call throws(FunctionCall.Failure) in
            if case .list = call.value(0) { return call.value(0) }
            let (text, separator) = (try call.text(0), try call.text(1))
            let parts = separator.isEmpty ? text.map(String.init) : TextSearch(separator, in: text).parts
            guard parts.count <= FunctionCall.limit else {
                throw FunctionCall.Failure(reason: "there are more than \(FunctionCall.limit) parts")
            }
            return .list(parts.map(TemplateValue.string))
        },
        ExpressionFunction(
            "startsWith", "text part", "Whether a text begins with another.", "startsWith('blue', 'b')", "true"
        ) { call throws(FunctionCall.Failure) in .bool(try call.text(0).hasPrefix(try call.text(1))) },
        ExpressionFunction(
            "endsWith", "text part", "Whether a text ends with another.", "endsWith('a.png', '.png')", "true"
        ) { call throws(FunctionCall.Failure) in .bool(try call.text(0).hasSuffix(try call.text(1))) },
        ExpressionFunction(
            "truncate", "text count ending?",
            "The first characters, with an ellipsis or another ending if something is cut off.",
            "truncate('Metropolis', 6)", "Metro…"
        ) { call throws(FunctionCall.Failure) in
            let (text, ending) = (try call.text(0), try call.optionalText(2) ?? "…")
            let count = try call.whole(1, in: 0...FunctionCall.limit)
            guard text.count > count else { return .string(text) }
            return .string(text.prefix(max(0, count - ending.count)).trimmingSpaces() + ending)
        },
        ExpressionFunction(
            "pad", "text count with?", "At least so many characters, filled at the start with zeros or another text.",
            "pad(7, 3)", "007"
        ) { call throws(FunctionCall.Failure) in
            let (text, filling) = (try call.text(0), try call.optionalText(2) ?? "0")
            let missing = try call.whole(1, in: 0...1_000) - text.count
            guard missing > 0, !filling.isEmpty else { return .string(text) }
            // Only as much of the filling as is needed, however long it is.
            let unit = String(filling.prefix(missing))
            let count = (missing - 1) / unit.count + 1
            try FunctionCall.checkLength(unit.utf8.count * count + text.utf8.count)
            return .string(String(String(repeating: unit, count: count).prefix(missing)) + text)
        },
        ExpressionFunction("repeated", "text count", "A text several times.", "repeated('★', 3)", "★★★") {
            call throws(FunctionCall.Failure) in
            let (text, count) = (try call.text(0), try call.whole(1, in: 0...FunctionCall.limit))
            try FunctionCall.checkLength(text.utf8.count * count)
            return .string(String(repeating: text, count: count))
        },
        ExpressionFunction(
            "initials", "name", "The first letters of the first and the last word.", "initials('Ada King Lovelace')",
            "AL"
        ) { call throws(FunctionCall.Failure) in
            let words = try call.text(0).split(whereSeparator: \.isWhitespace)
            let letters = (words.count > 1 ? [words.first, words.last] : [words.first]).compactMap { $0?.first }
            return .string(String(letters).uppercased(with: call.locale))
        },
        ExpressionFunction("text", "value", "A number, a truth value or null as a text.", "text(1.50) + '!'", "1.50!") {
            call throws(FunctionCall.Failure) in .string(try call.text(0))
        },
    ]
}
