/// The path of a node in its document: `sections[0].layout`.
struct NodePath: Hashable, Sendable, CustomStringConvertible {
    private enum Component: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    private var components: [Component] = []

    /// The path of the document itself.
    static let root = NodePath()

    /// Whether this is the path of the document itself.
    var isRoot: Bool { components.isEmpty }

    /// The key at the end of the path; nil for the document itself, and for an element of a list.
    var lastKey: String? {
        if case .key(let key)? = components.last { key } else { nil }
    }

    /// The path of a value in a mapping.
    func appending(_ key: String) -> NodePath {
        var path = self
        path.components.append(.key(key))
        return path
    }

    /// The path of an element in a list.
    func appending(_ index: Int) -> NodePath {
        var path = self
        path.components.append(.index(index))
        return path
    }

    var description: String {
        var text = ""
        for component in components {
            switch component {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
        return text
    }
}
