/// A tag of an SVG file.
struct SVGTag: Equatable {
    enum Kind { case opening, closing, empty }

    var kind: Kind
    var name: String
    var attributes: [String: String] = [:]

    /// The value of an attribute, which `style` may override.
    subscript(name: String) -> String? {
        styles[name] ?? attributes[name]
    }

    private var styles: [String: String] {
        guard let style = attributes["style"] else { return [:] }
        var result: [String: String] = [:]
        for declaration in style.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map(SVGTag.trimmed)
            if parts.count == 2 { result[parts[0]] = parts[1] }
        }
        return result
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

/// Reads the tags of an SVG file in order. It skips text between tags, comments and declarations.
struct SVGTagReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The next tag; nil at the end, or if the text ends inside a tag.
    mutating func next() -> SVGTag? {
        while skip(past: "<") {
            if starts(with: "!--") {
                guard skip(past: "-->") else { return nil }
            } else if starts(with: "?") || starts(with: "!") {
                guard skip(past: ">") else { return nil }
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> SVGTag? {
        let isClosing = starts(with: "/")
        if isClosing { index += 1 }
        var tag = SVGTag(kind: isClosing ? .closing : .opening, name: word())
        while true {
            skipSpaces()
            guard index < bytes.count else { return nil }
            if starts(with: "/>") {
                index += 2
                tag.kind = .empty
                return tag
            }
            if bytes[index] == UInt8(ascii: ">") {
                index += 1
                return tag
            }
            let name = word()
            skipSpaces()
            guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
            index += 1
            skipSpaces()
            guard let value = quoted() else { return nil }
            tag.attributes[name] = value
        }
    }

    private mutating func word() -> String {
        let start = index
        while index < bytes.count, !" \t\r\n=/><\"'".utf8.contains(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted() -> String? {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            return nil
        }
        let quote = bytes[index]
        guard let end = bytes[(index + 1)...].firstIndex(of: quote) else { return nil }
        let value = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        index = end + 1
        return value
    }

    private mutating func skipSpaces() {
        while index < bytes.count, bytes[index] == 0x20 || (bytes[index] >= 9 && bytes[index] <= 13) { index += 1 }
    }

    private func starts(with text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }

    private mutating func skip(past text: String) -> Bool {
        while index < bytes.count {
            if starts(with: text) {
                index += text.utf8.count
                return true
            }
            index += 1
        }
        return false
    }
}
