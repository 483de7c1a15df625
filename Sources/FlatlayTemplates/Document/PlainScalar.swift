/// Determines the type of an unquoted scalar by the core schema of YAML 1.2: `null`, `true`, `12`, `1.5`, `.inf`,
/// otherwise a string.
///
/// `yes`, `on` and `12:30` are strings. In YAML 1.1 they were a boolean and a number of seconds.
enum PlainScalar {
    static func value(of text: String) -> TemplateValue {
        // Fast path: most strings start with a letter with which no other value starts.
        if let first = text.utf8.first, !isStart(first) { return .string(text) }
        return switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        case ".inf", ".Inf", ".INF", "+.inf": .number(.infinity, text: text)
        case "-.inf", "-.Inf", "-.INF": .number(-.infinity, text: text)
        case ".nan", ".NaN", ".NAN": .number(.nan, text: text)
        default: number(text).map { .number($0, text: text) } ?? .string(text)
        }
    }

    /// Whether a value other than a string may start with a byte.
    private static func isStart(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "0"..."9", "~", "n", "N", "t", "T", "f", "F", ".", "+", "-": true
        default: false
        }
    }

    private static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first, text.utf8.count < 400 else { return nil }
        if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map(Double.init) }
        if text.hasPrefix("0o") { return UInt64(text.dropFirst(2), radix: 8).map(Double.init) }
        let isStart =
            isDigit(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
            || first == UInt8(ascii: ".")
        guard isStart, text.utf8.contains(where: isDigit) else { return nil }
        let isNumeric = text.utf8.allSatisfy {
            isDigit($0) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")].contains($0)
                || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
        }
        return isNumeric ? Double(text) : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
