import Flatlay

extension TemplateValue {
    /// The value as JSON on one line, with keys in order and numbers as written.
    package var json: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(_, let written): text += written
        case .string(let string), .cell(let string): Self.write(string, to: &text)
        case .list(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .mapping(let mapping):
            text += "{"
            for (index, entry) in mapping.entries.enumerated() {
                if index > 0 { text += "," }
                Self.write(entry.key, to: &text)
                text += ":"
                entry.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// Writes a quoted string (RFC 8259, 7). Escapes quotes, backslashes and control characters, and everything else
    /// that some programs treat as a line break, or terminals as a command.
    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.steersTerminal:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
