import Foundation
import Yams

/// Parses YAML, and therefore JSON, into nodes with locations.
///
/// Yams parses the text. This type adds what Yams leaves to its caller: the types of plain scalars, merge keys (`<<`),
/// limits against small texts that expand to huge trees, and the locations of errors.
struct DocumentParser {
    /// The maximum nesting depth of values.
    static let depthLimit = 100
    /// The maximum number of values of a document with expanded aliases.
    static let valueLimit = 1_000_000
    /// The maximum size of a text, in megabytes.
    static let megabyteLimit = 64

    private let file: SourceFile
    private var valueCount = 0

    /// Parses a file; returns nil if it contains no value.
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
            // Yams replaces aliases with their values during parsing.
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

    /// The error for a key that is a mapping. This is nearly always an unquoted placeholder: YAML reads `{{ item }}` as
    /// a mapping with a mapping as its key.
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
