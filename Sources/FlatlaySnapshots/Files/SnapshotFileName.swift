import FlatlayBytes

/// Escapes the parts of a reference's file name. Different strings give different parts, and no part equals a word that
/// marks results.
///
/// Letters, digits, `_`, `-` and everything outside of ASCII that is visible stay. A space becomes `+` and a full stop
/// `,`; other characters become `=` and two hexadecimal digits for each of their bytes. Swift function names become the
/// same as in swift-snapshot-testing: `card(theme:)` is `card-theme`.
///
/// ```swift
/// SnapshotFileName.part("dark mode")     // dark+mode
/// SnapshotFileName.part("-1.5")          // -1,5
/// SnapshotFileName.part("pending")       // =pending
/// ```
package enum SnapshotFileName {
    /// The words that mark results in file names. `.gitignore` files name them.
    private static let resultWords: Set<String> = ["pending", "difference"]

    /// The name of a snapshot or of a variant.
    package static func part(_ text: String) -> String { marked(escaped(text, hyphen: "-")) }

    /// The name of a test: a function, with or without its parentheses and backticks, or any other text.
    package static func test(_ name: String) -> String {
        let plain = name.filter { $0 != "`" }
        // A hyphen separates the labels, so one of the name itself is escaped.
        func word(_ text: some StringProtocol) -> String { escaped(String(text), hyphen: "=2d") }
        // Without a word, the file would be hidden.
        guard !plain.isEmpty else { return "=" }
        guard plain.hasSuffix(")"), let open = plain.lastIndex(of: "("), open > plain.startIndex else {
            return word(plain)
        }
        let labels = plain[plain.index(after: open)...].dropLast().split(
            separator: ":", omittingEmptySubsequences: false)
        guard labels.last == "", !labels.dropLast().contains("") else { return word(plain) }
        return ([plain[..<open]] + labels.dropLast()).map(word).joined(separator: "-")
    }

    /// The arguments of a case of a parameterised test, with the number of the assertion within it.
    package static func arguments(_ texts: [String], number: Int) -> String {
        let parts = texts.map { text in
            let word = word(ofArgument: text)
            let sign = word.hasPrefix("-") ? "-" : ""
            // A hyphen separates arguments, and the number from them.
            if texts.count > 1 { return sign + escaped(String(word.dropFirst(sign.count)), hyphen: "=2d") }
            let digits = word.reversed().prefix { $0.isASCII && $0.isNumber }.count
            let start = word.dropLast(digits)
            guard digits > 0, start.count > 1, start.last == "-" else { return escaped(word, hyphen: "-") }
            return escaped(String(start.dropLast()), hyphen: "-") + "=2d" + word.suffix(digits)
        }
        return marked(parts.joined(separator: "-")) + (number > 1 ? "-\(number)" : "")
    }

    /// The text without the quotes of a string, and without the full stop before the case of an enumeration.
    private static func word(ofArgument text: String) -> String {
        if text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") { return String(text.dropFirst().dropLast()) }
        let start = text.dropFirst().first
        return text.hasPrefix(".") && (start?.isLetter == true || start == "_") ? String(text.dropFirst()) : text
    }

    /// An extension. It may have several parts, such as `tar.gz`.
    static func pathExtension(_ text: String) -> String {
        text.split(separator: ".", omittingEmptySubsequences: false).map { marked(String($0)) }.joined(separator: ".")
    }

    /// The part as earlier versions wrote it: they replaced everything but letters, digits and `_` with one hyphen. Nil
    /// if another text had the same part, as `-1` and `1` had.
    package static func earlierPart(_ text: String) -> String? {
        let part = text.fileNamePart
        // Hyphens between two words stay.
        let words = text.split(separator: "-", omittingEmptySubsequences: false)
        func isWord(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        }
        let isLost = zip(words, words.dropFirst()).contains { !isWord($0.last) || !isWord($1.first) }
        return part.isEmpty || isLost ? nil : part
    }

    /// Marks the word of a result.
    private static func marked(_ part: String) -> String {
        // Some file systems, and with them `.gitignore` files, take words in another case for the same.
        resultWords.contains(part.lowercased()) ? "=" + part : part
    }

    private static func escaped(_ text: String, hyphen: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": result.unicodeScalars.append(scalar)
            case "-": result += hyphen
            case " ": result += "+"
            case ".": result += ","
            case _ where !scalar.isASCII && isVisible(scalar): result.unicodeScalars.append(scalar)
            default:
                for byte in String(scalar).utf8 { result += "=" + (byte < 16 ? "0" : "") + String(byte, radix: 16) }
            }
        }
        return result
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
            .paragraphSeparator:
            false
        default: true
        }
    }
}
