/// Parses JSON (RFC 8259) and JSON lines into template values.
///
/// Foundation's parsers lose information that templates need: the order of keys, the original text of numbers, and the
/// line and column of errors.
package struct JSONReader {
    /// The maximum nesting depth of values.
    package static let depthLimit = 200

    private let file: SourceFile
    private let bytes: [UInt8]
    private let firstLine: Int
    /// Whether a name that the outermost object has twice is an error. In data, the last one counts.
    private var refusesRepetition = false
    private var position = 0

    /// Parses a whole file.
    static func value(of file: SourceFile) throws(TemplateError) -> TemplateValue {
        var reader = JSONReader(file: file, bytes: Array(file.text.utf8), firstLine: file.firstLine)
        return try reader.document()
    }

    /// Parses one line of a file; errors contain the file name and the line number.
    ///
    /// - Parameter refusesRepetition: whether a name that the object itself has twice is an error.
    package static func value(
        ofLine number: Int, _ text: String, in name: String, refusesRepetition: Bool = false
    ) throws(TemplateError) -> TemplateValue {
        let file = SourceFile(name: name, text: text)
        var reader = JSONReader(file: file, bytes: Array(text.utf8), firstLine: number)
        reader.refusesRepetition = refusesRepetition
        return try reader.document()
    }

    /// Parses the lines of a file to a list, skipping empty lines.
    static func lines(of file: SourceFile) throws(TemplateError) -> TemplateValue {
        var values: [TemplateValue] = []
        let lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy(isSpace) {
            var reader = JSONReader(file: file, bytes: Array(line), firstLine: index + 1)
            values.append(try reader.document())
        }
        return .list(values)
    }

    private init(file: SourceFile, bytes: [UInt8], firstLine: Int) {
        self.file = file
        self.bytes = bytes
        self.firstLine = firstLine
    }

    private mutating func document() throws(TemplateError) -> TemplateValue {
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw error("something follows the end of the value") }
        return value
    }

    private mutating func value(depth: Int) throws(TemplateError) -> TemplateValue {
        guard depth < Self.depthLimit else { throw error(.nestedTooDeep(limit: Self.depthLimit)) }
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw error("the text ends where a value should be")
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(TemplateError) -> TemplateValue {
        position += 1
        var pairs: [(String, TemplateValue)] = []
        var names: Set<String> = []
        skipSpace()
        if take("}") { return .mapping(TemplateMapping(pairs)) }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
            let start = position
            let key = try string()
            if refusesRepetition, depth == 0, !names.insert(key).inserted {
                position = start
                throw error("the name '\(key.shortened(to: 40))' is given twice; give it once")
            }
            skipSpace()
            guard take(":") else { throw error("expected ':' after the name '\(key.shortened(to: 40))'") }
            pairs.append((key, try value(depth: depth + 1)))
            skipSpace()
            if take("}") { return .mapping(TemplateMapping(pairs)) }
            guard take(",") else { throw error("expected ',' or '}'") }
        }
    }

    private mutating func array(depth: Int) throws(TemplateError) -> TemplateValue {
        position += 1
        var elements: [TemplateValue] = []
        skipSpace()
        if take("]") { return .list(elements) }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take("]") { return .list(elements) }
            guard take(",") else { throw error("expected ',' or ']'") }
        }
    }

    private mutating func word(_ word: String, _ value: TemplateValue) throws(TemplateError) -> TemplateValue {
        guard bytes[position...].starts(with: word.utf8) else { throw error("expected a value") }
        position += word.utf8.count
        return value
    }

    private mutating func number() throws(TemplateError) -> TemplateValue {
        let end = bytes[position...].firstIndex { !Self.isPartOfNumber($0) } ?? bytes.count
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard let first = digits.utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9"),
            !(digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true), let value = Double(text)
        else { throw error("expected a value") }
        position = end
        return .number(value, text: text)
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func string() throws(TemplateError) -> String {
        let start = position
        position += 1
        // Fast path: most strings have no escapes.
        if let end = bytes[position...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 < 32 || $0 == 0x5C }),
            bytes[end] == UInt8(ascii: "\"")
        {
            defer { position = end + 1 }
            return String(decoding: bytes[position..<end], as: UTF8.self)
        }
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                position += 1
                text += Array(String(try escape()).utf8)
            case 0..<32: throw error("a text can't contain a control character; write it as an escape such as \\n")
            default:
                text.append(byte)
                position += 1
            }
        }
        position = start
        throw error("the text has no closing quote")
    }

    private mutating func escape() throws(TemplateError) -> Character {
        defer { position += 1 }
        switch peek {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw error("unknown escape")
        }
    }

    /// Reads the digits after `\u`, and those of the second half of a surrogate pair. Unpaired surrogates become
    /// U+FFFD.
    private mutating func unicodeEscape() throws(TemplateError) -> Character {
        let first = try hexadecimal(at: position + 1)
        position += 4
        guard UTF16.isLeadSurrogate(first) else { return Character(Unicode.Scalar(first) ?? "\u{FFFD}") }
        guard bytes[(position + 1)...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
        let second = try hexadecimal(at: position + 3)
        guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
        position += 6
        let scalar = UTF16.decode(UTF16.EncodedScalar([first, second]))
        return Character(scalar)
    }

    private func hexadecimal(at start: Int) throws(TemplateError) -> UInt16 {
        guard start + 4 <= bytes.count,
            bytes[start..<(start + 4)].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt16(String(decoding: bytes[start..<(start + 4)], as: UTF8.self), radix: 16)
        else { throw error("\\u needs four hexadecimal digits") }
        return value
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, Self.isSpace(byte) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\t")
    }

    private func error(_ reason: String) -> TemplateError {
        error(.dataSyntax(format: "JSON", reason: reason))
    }

    private func error(_ problem: TemplateProblem) -> TemplateError {
        let before = bytes[..<min(position, bytes.count)]
        let line = before.reduce(firstLine) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
        return TemplateError(problem, at: SourceLocation(file: file, line: line, column: column))
    }
}
