import Foundation

/// A format string of `os_log`, with the conversions of `printf` and `%@`.
struct LogFormat {
    private enum Part {
        case text(String)
        /// The flags, the width and the precision; the conversion; whether the argument is hidden.
        case argument(String, Character, isHidden: Bool)
    }

    private var parts: [Part] = []

    init(_ format: String) {
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            parts.append(.text(String(rest[..<percent])))
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                parts.append(.text("%"))
                rest = rest.dropFirst()
                continue
            }
            var isHidden = false
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                isHidden = rest[..<end].contains("private") || rest[..<end].contains("sensitive")
                rest = rest[rest.index(after: end)...]
            }
            let flags = rest.prefix { "-+ #0123456789.*".contains($0) }
            rest = rest.dropFirst(flags.count)
            rest = rest.drop { "hlqLztj".contains($0) }
            guard let conversion = rest.first else { break }
            parts.append(.argument(String(flags), conversion, isHidden: isHidden))
            rest = rest.dropFirst()
        }
        parts.append(.text(String(rest)))
    }

    func text(_ arguments: [Any]) -> String {
        var left = arguments[...]
        return parts.map { part in
            switch part {
            case .text(let text): return text
            case .argument(let flags, let conversion, let isHidden):
                guard let argument = left.popFirst() else { return "%\(flags)\(conversion)" }
                return isHidden ? "<private>" : Self.text(of: argument, flags, conversion)
            }
        }.joined()
    }

    private static func text(of argument: Any, _ flags: String, _ conversion: Character) -> String {
        // A width of thousands of characters, or one that is itself an argument, is no use in a log.
        guard !flags.contains("*"), flags.filter(\.isNumber).count <= 4 else { return "\(argument)" }
        switch (conversion, argument) {
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
            return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
        case ("u", let number as any BinaryInteger):
            return String(format: "%\(flags)llu", UInt64(truncatingIfNeeded: number))
        case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger),
            ("o", let number as any BinaryInteger):
            return String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: number))
        case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint),
            ("g", let number as any BinaryFloatingPoint):
            return String(format: "%\(flags)\(conversion)", Double(number))
        default: return "\(argument)"
        }
    }
}
