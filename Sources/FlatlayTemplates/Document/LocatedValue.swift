import Flatlay
import Foundation

/// A value of a YAML or JSON file that is no template, with its place for messages.
package struct LocatedValue: Sendable {
    /// A key of a mapping with its value.
    package struct Entry: Sendable {
        package var key: String
        package var value: LocatedValue
        fileprivate let place: SourceLocation

        /// A message about the key: file, line and column, and the line itself.
        package func message(_ text: String) -> String { LocatedValue.message(text, at: place) }
    }

    private let node: DocumentNode

    /// Reads a file; nil if it holds no value.
    ///
    /// - Parameter name: the name of the file in messages.
    /// - Throws: ``TemplateErrors`` if the file can't be read, or is not YAML.
    package static func read(_ path: String, name: String) throws(TemplateErrors) -> LocatedValue? {
        do throws(TemplateError) {
            let file = try TextFile.read(URL(fileURLWithPath: path), name: name)
            return try DocumentParser.parse(file).map { LocatedValue(node: $0) }
        } catch {
            throw TemplateErrors(errors: [error])
        }
    }

    /// The text; nil for other values.
    package var string: String? { node.string }
    /// Whether there is no value.
    package var isNull: Bool { node.isNull }
    /// The text of a string, a number or a truth value; nil for other values.
    package var text: String? { isNull ? nil : node.scalar?.text }

    /// The number; nil for other values.
    package var number: Double? {
        if case .number(let number, _)? = node.scalar { number } else { nil }
    }

    /// The truth value; nil for other values.
    package var bool: Bool? {
        if case .bool(let value)? = node.scalar { value } else { nil }
    }

    /// The elements of a list; nil for other values.
    package var elements: [LocatedValue]? { node.elements?.map { LocatedValue(node: $0) } }

    /// The entries of a mapping in the order of the file; nil for other values.
    package var entries: [Entry]? {
        node.entries?.map { Entry(key: $0.key, value: LocatedValue(node: $0.value), place: $0.keyLocation) }
    }

    /// The line of the file, from 1.
    package var line: Int { node.location.line }

    /// The place of the value: file, line and column.
    package var place: String { "\(node.location.file.name.visible):\(node.location.line):\(node.location.column)" }

    /// The value in a sentence such as "found the text 'abc'".
    package var found: String { node.found }

    /// A message about the value: file, line and column, and the line itself.
    package func message(_ text: String) -> String { Self.message(text, at: node.location) }

    private static func message(_ text: String, at location: SourceLocation) -> String {
        let head = "\(location.file.name.visible):\(location.line):\(location.column): \(text.visible)"
        return ([head] + SourceExcerpt(around: location).lines).joined(separator: "\n")
    }
}
