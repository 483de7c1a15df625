extension String {
    /// The string on one line. Characters that would control a terminal, break the line or change the reading direction
    /// are escaped as `\u{1B}`, `\n` and the like. For messages with names and data from outside.
    package var visible: String { escaped(keepingLines: false) }

    /// As ``visible``, but line feeds and tabs stay: for messages of several lines.
    package var visibleLines: String { escaped(keepingLines: true) }

    private func escaped(keepingLines: Bool) -> String {
        func isKept(_ scalar: Unicode.Scalar) -> Bool {
            !scalar.steersTerminal || (keepingLines && (scalar == "\n" || scalar == "\t"))
        }
        guard !unicodeScalars.allSatisfy(isKept) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if isKept(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                text += scalar.escape
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the character controls a terminal or the text around it instead of being visible: control characters of
    /// both sets, line separators, direction marks and the byte order mark.
    package var steersTerminal: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    fileprivate var escape: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }
}
