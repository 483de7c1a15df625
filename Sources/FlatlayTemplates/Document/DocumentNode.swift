/// A value of a document that knows where it was written.
struct DocumentNode: Sendable {
    /// What a node holds.
    enum Content: Sendable {
        /// A single value.
        case scalar(Scalar)
        /// A list.
        case sequence([DocumentNode])
        /// Names and values in the order in which they were written.
        case mapping([Entry])
    }

    /// A single value with the way in which it was written.
    struct Scalar: Sendable {
        /// How the text was written, as far as it decides where its characters stand in the file.
        enum Style: Sendable {
            case plain
            case quoted
            case block
        }

        let value: TemplateValue
        let style: Style
    }

    /// A name and its value.
    struct Entry: Sendable {
        let key: String
        let keyLocation: SourceLocation
        let value: DocumentNode
    }

    let content: Content
    let location: SourceLocation
    let path: NodePath

    /// The value, if it is a single one.
    var scalar: TemplateValue? {
        if case .scalar(let scalar) = content { scalar.value } else { nil }
    }

    /// The text, if the value is one.
    var string: String? {
        if case .string(let text)? = scalar { text } else { nil }
    }

    /// The elements, if it is a list.
    var elements: [DocumentNode]? {
        if case .sequence(let elements) = content { elements } else { nil }
    }

    /// The names and values, if it is a mapping.
    var entries: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// Whether nothing is written: an empty value, `~` or `null`.
    var isNull: Bool { scalar == .null }

    /// The value of a name.
    subscript(key: String) -> DocumentNode? {
        entries?.last { $0.key == key }?.value
    }

    /// The place of a character of a text, where the way it is written lets it be told.
    func location(ofCharacter offset: Int) -> SourceLocation {
        guard case .scalar(let scalar) = content else { return location }
        return switch scalar.style {
        case .plain: location.advanced(by: offset)
        case .quoted: location.advanced(by: offset + 1)
        case .block: location
        }
    }

    /// The same node under another path.
    func moved(to path: NodePath) -> DocumentNode {
        switch content {
        case .scalar: return DocumentNode(content: content, location: location, path: path)
        case .sequence(let elements):
            let moved = elements.enumerated().map { $1.moved(to: path.appending($0)) }
            return DocumentNode(content: .sequence(moved), location: location, path: path)
        case .mapping(let entries):
            let moved = entries.map { $0.replacing($0.value.moved(to: path.appending($0.key))) }
            return DocumentNode(content: .mapping(moved), location: location, path: path)
        }
    }

    /// The same node without some of its names.
    func removing(_ keys: Set<String>) -> DocumentNode {
        guard let entries else { return self }
        return DocumentNode(
            content: .mapping(entries.filter { !keys.contains($0.key) }), location: location, path: path)
    }
}

extension DocumentNode.Entry {
    /// The same name with another value.
    func replacing(_ value: DocumentNode) -> DocumentNode.Entry {
        DocumentNode.Entry(key: key, keyLocation: keyLocation, value: value)
    }
}
