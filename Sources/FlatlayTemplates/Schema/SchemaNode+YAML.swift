import Yams

extension SchemaNode {
    /// A value that is written in YAML, as defaults and examples are. Nil if it is no YAML.
    init?(yaml text: String) {
        guard let node = try? Yams.Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot() else {
            return nil
        }
        self.init(node)
    }

    private init(_ node: Node) {
        switch node {
        case .sequence(let elements): self = .list(elements.map(SchemaNode.init))
        case .mapping(let entries):
            self = .object(entries.map { ($0.key.string ?? "", SchemaNode($0.value)) })
        case .scalar(let scalar):
            guard scalar.style == .plain || scalar.style == .any else {
                self = .text(scalar.string)
                return
            }
            switch PlainScalar.value(of: scalar.string) {
            case .null: self = .literal("null")
            case .bool(let value): self = .bool(value)
            case .number(_, let text): self = .literal(text)
            default: self = .text(scalar.string)
            }
        case .alias: self = .literal("null")
        }
    }
}
