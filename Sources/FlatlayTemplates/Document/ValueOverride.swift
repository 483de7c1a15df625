/// A value that overrides one of the document or of its data.
package struct ValueOverride: CustomStringConvertible {
    private enum Written {
        case yaml(String)
        case value(TemplateValue)
    }

    /// The path of the overridden value.
    package let keyPath: String
    private let written: Written
    /// The path as it was given.
    private let givenPath: String

    /// Creates an override from a YAML value, as on the command line.
    init(keyPath: String, value: String) {
        self.keyPath = keyPath
        givenPath = keyPath
        written = .yaml(value)
    }

    /// Creates an override from a parsed value.
    package init(keyPath: String, value: TemplateValue) {
        self.keyPath = keyPath
        givenPath = keyPath
        written = .value(value)
    }

    private init(_ other: ValueOverride, keyPath: String) {
        self.keyPath = keyPath
        givenPath = other.givenPath
        written = other.written
    }

    /// Returns the override of a parameter as one of the data; others are unchanged.
    ///
    /// - Parameter parameters: the names of the parameters, which are given alone or after `parameters.`.
    func resolving(parameters: Set<String>) -> ValueOverride {
        let parts = components
        if let first = parts.first, parameters.contains(first) {
            return ValueOverride(self, keyPath: "data." + keyPath)
        }
        if parts.count > 1, parts[0] == "parameters", parameters.contains(parts[1]) {
            return ValueOverride(self, keyPath: "data." + parts.dropFirst().joined(separator: "."))
        }
        return self
    }

    /// Whether it overrides a value of the data with a name, or a part of it.
    func isValue(named name: String) -> Bool { concernsData && components.dropFirst().first == name }

    /// The name of the data whose value it replaces as a whole; nil if it replaces a part, all data or none.
    var replacedName: String? {
        let parts = components
        return parts.count == 2 && parts[0] == "data" ? parts[1] : nil
    }

    /// Whether it was given as a parameter.
    var isParameter: Bool { keyPath != givenPath }

    /// Where its value is, in errors.
    var location: SourceLocation { SourceLocation(file: file, line: 1, column: 1) }

    /// Whether it overrides a value of the data, which is loaded after the document.
    package var concernsData: Bool { components.first == "data" }

    /// Returns the document with the value replaced. Missing keys at the end of the path are added, so that the reader
    /// of the document reports the ones it doesn't know.
    func apply(to document: DocumentNode) throws(TemplateError) -> DocumentNode {
        if let (problem, path) = misspeltParameter(in: document) {
            throw TemplateError(problem, at: location, path: path)
        }
        return try Self.replace(components[...], in: document, with: node())
    }

    /// Returns the data with the value replaced.
    func apply(to data: TemplateValue) throws(TemplateError) -> TemplateValue {
        let location = SourceLocation(file: file, line: 1, column: 1)
        let node = DocumentNode(data, location: location, path: NodePath.root.appending("data"))
        return try Self.replace(components.dropFirst(), in: node, with: self.node()).value
    }

    /// The path and the value, as `path=value`.
    package var description: String {
        switch written {
        case .yaml(let text): "\(keyPath)=\(text)"
        case .value(let value): "\(keyPath)=\(value.json)"
        }
    }

    /// The problem with a name that is neither a parameter of a document nor one of its keys, and where it was looked for.
    ///
    /// A document without parameters has none: its reader reports keys that it doesn't know.
    private func misspeltParameter(in document: DocumentNode) -> (TemplateProblem, NodePath)? {
        let parameters = GivenNames.parameterNames(of: document).sorted()
        guard !parameters.isEmpty, let first = components.first else { return nil }
        if first == "parameters", components.count > 1 {
            let name = components[1]
            guard !parameters.contains(name) else { return nil }
            return (Self.unknownKey(name, known: parameters), document.path.appending(first))
        }
        let table = ValueType<TemplateDocument>.document.table
        // Keys with a new name are reported by the reader, too.
        guard !table.names.contains(first), document[first] == nil, case .unknownKey = table.problem(of: first) else {
            return nil
        }
        return (Self.unknownKey(first, known: parameters + table.names), document.path)
    }

    private static func unknownKey(_ key: String, known: [String]) -> TemplateProblem {
        .unknownKey(key, suggestion: Suggestion.nearest(to: key, in: known), known: known)
    }

    private var file: SourceFile {
        switch written {
        case .yaml(let text): SourceFile(name: "--set \(givenPath)", text: text)
        case .value(let value): SourceFile(name: "set \(givenPath)", text: value.json)
        }
    }

    private func node() throws(TemplateError) -> DocumentNode {
        if case .value(let value) = written {
            return DocumentNode(value, location: SourceLocation(file: file, line: 1, column: 1), path: .root)
        }
        let empty = DocumentNode(
            .null, location: SourceLocation(file: file, line: 1, column: 1), path: .root)
        return try DocumentParser.parse(file) ?? empty
    }

    /// The path's components: `sections[0].layout` and `sections.0.layout` are the same.
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
                    throw TemplateError(unknownKey(key, known: known), at: value.location, path: node.path)
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
