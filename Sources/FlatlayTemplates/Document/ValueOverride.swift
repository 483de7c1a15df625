/// A value that replaces one of the document or of its data.
struct ValueOverride {
    /// The path of the value.
    let keyPath: String
    /// The value as YAML.
    let value: String

    /// Whether it replaces a value of the data, which are known later than the document.
    var concernsData: Bool { components.first == "data" }

    /// The document with the value in its place. Names that are missing at the end of the path are added, so that
    /// whoever reads the document says whether they make sense.
    func apply(to document: DocumentNode) throws(TemplateError) -> DocumentNode {
        try Self.replace(components[...], in: document, with: node())
    }

    /// The data with the value in its place.
    func apply(to data: TemplateValue) throws(TemplateError) -> TemplateValue {
        let location = SourceLocation(file: file, line: 1, column: 1)
        let node = DocumentNode(data, location: location, path: NodePath.root.appending("data"))
        return try Self.replace(components.dropFirst(), in: node, with: self.node()).value
    }

    private var file: SourceFile { SourceFile(name: "--set \(keyPath)", text: value) }

    private func node() throws(TemplateError) -> DocumentNode {
        let empty = DocumentNode(
            .null, location: SourceLocation(file: file, line: 1, column: 1), path: .root)
        return try DocumentParser.parse(file) ?? empty
    }

    /// `sections[0].layout` and `sections.0.layout` are the same.
    private var components: [String] {
        keyPath.split { ".[]".contains($0) }.map(String.init)
    }

    private static func replace(
        _ path: ArraySlice<String>, in node: DocumentNode, with value: DocumentNode
    ) throws(TemplateError) -> DocumentNode {
        guard let key = path.first else { return value.moved(to: node.path) }
        let rest = path.dropFirst()
        switch node.content {
        case .sequence(var elements):
            guard let index = Int(key), elements.indices.contains(index) else {
                throw TemplateError(
                    .unknownKey(key, suggestion: nil, known: elements.indices.map(String.init)), at: value.location,
                    path: node.path)
            }
            elements[index] = try replace(rest, in: elements[index], with: value)
            return DocumentNode(content: .sequence(elements), location: node.location, path: node.path)
        case .mapping(var entries):
            if let index = entries.firstIndex(where: { $0.key == key }) {
                entries[index] = entries[index].replacing(try replace(rest, in: entries[index].value, with: value))
            } else {
                guard rest.isEmpty || node.path.isRoot else {
                    let known = entries.map(\.key)
                    throw TemplateError(
                        .unknownKey(key, suggestion: Suggestion.nearest(to: key, in: known), known: known),
                        at: value.location, path: node.path)
                }
                let below = DocumentNode(
                    content: .mapping([]), location: value.location, path: node.path.appending(key))
                let added = try replace(rest, in: below, with: value)
                entries.append(DocumentNode.Entry(key: key, keyLocation: value.location, value: added))
            }
            return DocumentNode(content: .mapping(entries), location: node.location, path: node.path)
        case .scalar:
            throw TemplateError(
                .wrongType(expected: "a mapping with the key '\(key)'", found: node.found), at: value.location,
                path: node.path)
        }
    }
}
