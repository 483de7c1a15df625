/// Where a node stands in its document: `sections[0].layout`.
struct NodePath: Hashable, Sendable, CustomStringConvertible {
    private enum Component: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    private var components: [Component] = []

    /// The document itself.
    static let root = NodePath()

    /// Whether this is the document itself.
    var isRoot: Bool { components.isEmpty }

    /// The path of a mapping's value.
    func appending(_ key: String) -> NodePath {
        var path = self
        path.components.append(.key(key))
        return path
    }

    /// The path of a list's element.
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
