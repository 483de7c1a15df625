extension DocumentNode {
    /// The value without source locations, as data.
    var value: TemplateValue {
        switch content {
        case .scalar(let scalar): scalar.value
        case .sequence(let elements): .list(elements.map(\.value))
        case .mapping(let entries): .mapping(TemplateMapping(entries.map { ($0.key, $0.value.value) }))
        }
    }

    /// Creates a node for a value from data that is used at `location`, where its errors are reported.
    init(_ value: TemplateValue, location: SourceLocation, path: NodePath) {
        let content: Content =
            switch value {
            case .null, .bool, .number, .string, .cell:
                .scalar(Scalar(value: value, style: .block))
            case .list(let elements):
                .sequence(
                    elements.enumerated().map { DocumentNode($1, location: location, path: path.appending($0)) })
            case .mapping(let mapping):
                .mapping(
                    mapping.entries.map {
                        Entry(
                            key: $0.key, keyLocation: location,
                            value: DocumentNode($0.value, location: location, path: path.appending($0.key)))
                    })
            }
        self.init(content: content, location: location, path: path)
    }

    /// The node in a sentence such as "found the text 'abc'".
    var found: String {
        switch content {
        case .scalar(let scalar): scalar.value.found
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
