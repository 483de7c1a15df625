/// Writes a schema as JSON, with the referenced definitions at the end.
package struct SchemaWriter {
    private var definitions: [(name: String, node: SchemaNode)] = []
    private var known: Set<String> = []

    /// The text of a schema with the top-level members `members`, ending with a newline.
    package static func text(of members: [(String, SchemaNode)]) -> String {
        var writer = SchemaWriter()
        members.forEach { writer.collect($0.1) }
        let definitions = writer.definitions.sorted { $0.name < $1.name }.map { ($0.name, $0.node) }
        return writer.write(.object(members + [("$defs", .object(definitions))]), indent: "") + "\n"
    }

    private mutating func collect(_ node: SchemaNode) {
        switch node {
        case .text, .number, .bool, .literal: break
        case .list(let elements): elements.forEach { collect($0) }
        case .object(let members): members.forEach { collect($0.1) }
        case .definition(let name, let make):
            guard known.insert(name).inserted else { return }
            let node = make()
            definitions.append((name, node))
            collect(node)
        }
    }

    private func write(_ node: SchemaNode, indent: String) -> String {
        let inner = indent + "  "
        switch node {
        case .text(let text): return Self.quoted(text)
        case .number(let number): return String(number)
        case .bool(let bool): return bool ? "true" : "false"
        case .literal(let text): return text
        case .definition(let name, _): return "{ \"$ref\": \"#/$defs/\(name)\" }"
        case .list(let elements):
            let parts = elements.map { write($0, indent: inner) }
            return Self.enclosed(parts, "[", "]", indent: indent)
        case .object(let members):
            let parts = members.map { "\(Self.quoted($0.0)): \(write($0.1, indent: inner))" }
            return Self.enclosed(parts, "{", "}", indent: indent)
        }
    }

    /// Puts short values on one line, and each part of a long one on its own line.
    private static func enclosed(_ parts: [String], _ open: String, _ close: String, indent: String) -> String {
        let space = open == "{" && !parts.isEmpty ? " " : ""
        let line = open + space + parts.joined(separator: ", ") + space + close
        if line.utf8.count + indent.utf8.count <= 100, !line.contains("\n") { return line }
        let inner = indent + "  "
        return open + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + indent + close
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
