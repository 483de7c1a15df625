import Foundation
import Yams

/// Turns a YAML text, and so JSON as well, into located nodes.
///
/// Yams reads the text; what it leaves to its caller is done here: the types of plain values, merge keys (`<<`), the
/// limits that keep a small text from becoming a huge tree, and the places of errors.
struct DocumentParser {
    /// How deep values may be nested.
    static let depthLimit = 100
    /// How many values a document may have once its aliases are expanded.
    static let valueLimit = 1_000_000
    /// How large a text may be, in megabytes.
    static let megabyteLimit = 64

    private let file: SourceFile
    private var valueCount = 0

    /// Parses a text; nil where there is no value in it.
    static func parse(_ file: SourceFile) throws(TemplateError) -> DocumentNode? {
        let start = SourceLocation(file: file, line: 1, column: 1)
        guard file.text.utf8.count <= megabyteLimit << 20 else {
            throw TemplateError(.fileTooLarge(limit: megabyteLimit), at: start)
        }
        guard AliasBudget.isWithinLimit(file.text, limit: valueLimit) else {
            throw TemplateError(.tooManyValues(limit: valueLimit), at: start)
        }
        let root: Node?
        do {
            root = try Yams.Parser(yaml: file.text, resolver: .basic, encoding: .utf8).singleRoot()
        } catch {
            throw YAMLErrorTranslation(file: file).translate(error)
        }
        guard let root else { return nil }
        var parser = DocumentParser(file: file)
        return try parser.convert(root, path: .root, depth: 0)
    }

    private init(file: SourceFile) {
        self.file = file
    }

    private mutating func convert(_ node: Node, path: NodePath, depth: Int) throws(TemplateError) -> DocumentNode {
        let location = location(of: node)
        valueCount += 1
        guard valueCount <= Self.valueLimit else {
            throw TemplateError(.tooManyValues(limit: Self.valueLimit), at: location, path: path)
        }
        guard depth < Self.depthLimit else {
            throw TemplateError(.nestedTooDeep(limit: Self.depthLimit), at: location, path: path)
        }
        let content: DocumentNode.Content
        switch node {
        case .scalar(let scalar): content = .scalar(Self.scalar(scalar))
        case .sequence(let sequence):
            var elements: [DocumentNode] = []
            for (index, element) in sequence.enumerated() {
                elements.append(try convert(element, path: path.appending(index), depth: depth + 1))
            }
            content = .sequence(elements)
        case .mapping(let mapping):
            content = .mapping(try entries(of: mapping, path: path, depth: depth))
        case .alias:
            // Yams puts the value in the place of each alias while it reads.
            throw TemplateError(.yamlSyntax("an alias without its value"), at: location, path: path)
        }
        return DocumentNode(content: content, location: location, path: path)
    }

    private mutating func entries(
        of mapping: Node.Mapping, path: NodePath, depth: Int
    ) throws(TemplateError) -> [DocumentNode.Entry] {
        var entries: [DocumentNode.Entry] = []
        var keys: Set<String> = []
        var merged: [DocumentNode] = []
        for (keyNode, valueNode) in mapping {
            let keyLocation = location(of: keyNode)
            guard case .scalar(let scalar) = keyNode else {
                throw unreadableKey(keyNode, at: keyLocation, path: path)
            }
            let key = scalar.string
            let value = try convert(valueNode, path: path.appending(key), depth: depth + 1)
            if key == "<<", scalar.style == .plain {
                merged += value.elements ?? [value]
                continue
            }
            guard keys.insert(key).inserted else {
                throw TemplateError(.duplicateKey(key), at: keyLocation, path: path)
            }
            entries.append(DocumentNode.Entry(key: key, keyLocation: keyLocation, value: value))
        }
        for source in merged {
            for entry in source.entries ?? [] where keys.insert(entry.key).inserted {
                entries.append(entry.replacing(entry.value.moved(to: path.appending(entry.key))))
            }
        }
        return entries
    }

    /// A mapping as a key is nearly always a placeholder that should stand in quotes: YAML reads `{{ item }}` as a mapping
    /// with a mapping as its key.
    private func unreadableKey(_ key: Node, at location: SourceLocation, path: NodePath) -> TemplateError {
        guard case .mapping(let mapping) = key, mapping.count == 1, let entry = mapping.first,
            case .scalar(let name) = entry.key, case .scalar(let value) = entry.value, value.string.isEmpty
        else {
            return TemplateError(
                .wrongType(expected: "a mapping with names as keys", found: "one with a list or mapping as a key"),
                at: location, path: path)
        }
        return TemplateError(.unquotedPlaceholder(name.string), at: location, path: path)
    }

    private func location(of node: Node) -> SourceLocation {
        SourceLocation(file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    private static func scalar(_ scalar: Node.Scalar) -> DocumentNode.Scalar {
        let isText = scalar.tag.description == Tag.Name.str.rawValue
        switch scalar.style {
        case .any, .plain:
            let value = isText ? TemplateValue.string(scalar.string) : PlainScalar.value(of: scalar.string)
            return DocumentNode.Scalar(value: value, style: .plain)
        case .singleQuoted, .doubleQuoted:
            return DocumentNode.Scalar(value: .string(scalar.string), style: .quoted)
        case .literal, .folded:
            return DocumentNode.Scalar(value: .string(scalar.string), style: .block)
        }
    }
}
