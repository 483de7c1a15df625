/// A value of a document, with its source location.
struct DocumentNode: Sendable {
    /// The content of a node.
    enum Content: Sendable {
        /// A scalar.
        case scalar(Scalar)
        /// A list.
        case sequence([DocumentNode])
        /// A mapping, in the order in which it was written.
        case mapping([Entry])
    }

    /// A scalar and how it was written.
    struct Scalar: Sendable {
        /// The style of a scalar, as far as it determines the location of its characters in the file.
        enum Style: Sendable {
            case plain
            case quoted
            case block
        }

        let value: TemplateValue
        let style: Style
    }

    /// A key and its value.
    struct Entry: Sendable {
        let key: String
        let keyLocation: SourceLocation
        let value: DocumentNode
    }

    let content: Content
    let location: SourceLocation
    let path: NodePath

    /// The value, if the node is a scalar.
    var scalar: TemplateValue? {
        if case .scalar(let scalar) = content { scalar.value } else { nil }
    }

    /// The string, if the node is one.
    var string: String? {
        scalar?.string
    }

    /// The elements, if the node is a list.
    var elements: [DocumentNode]? {
        if case .sequence(let elements) = content { elements } else { nil }
    }

    /// The entries, if the node is a mapping.
    var entries: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// Whether the node is empty, `~` or `null`.
    var isNull: Bool { scalar == .null }

    /// The value of a key; nil if the node has no such key.
    subscript(key: String) -> DocumentNode? {
        entries?.last { $0.key == key }?.value
    }

    /// The location of a character of the string, as far as its style determines it.
    func location(ofCharacter offset: Int) -> SourceLocation {
        guard case .scalar(let scalar) = content else { return location }
        return switch scalar.style {
        case .plain: location.advanced(by: offset)
        case .quoted: location.advanced(by: offset + 1)
        case .block: location
        }
    }

    /// Returns the node with another path.
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

    /// Returns the node without some of its keys.
    func removing(_ keys: Set<String>) -> DocumentNode {
        guard let entries else { return self }
        return DocumentNode(
            content: .mapping(entries.filter { !keys.contains($0.key) }), location: location, path: path)
    }
}

extension DocumentNode.Entry {
    /// Returns the entry with another value.
    func replacing(_ value: DocumentNode) -> DocumentNode.Entry {
        DocumentNode.Entry(key: key, keyLocation: keyLocation, value: value)
    }
}
