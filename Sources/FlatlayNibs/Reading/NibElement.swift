/// An element of a xib file or a storyboard, with its place in the file.
package final class NibElement: Sendable {
    /// The name of the element.
    package let name: String
    /// The attributes.
    package let attributes: [String: String]
    /// The elements inside, in their order.
    package let children: [NibElement]
    /// The text inside, without that of the elements inside.
    package let text: String
    /// The line at which the element begins, from 1.
    package let line: Int
    /// The name of the file.
    package let file: String

    init(
        name: String, attributes: [String: String], children: [NibElement], text: String, line: Int, file: String
    ) {
        (self.name, self.attributes, self.children) = (name, attributes, children)
        (self.text, self.line, self.file) = (text, line, file)
    }

    /// The identifier of the object.
    package var id: String? { attributes["id"] }
    /// The name of the property of the parent that the element is the value of.
    package var key: String? { attributes["key"] }

    /// The first element inside of a name, with a key if one is given.
    package func child(_ name: String, key: String? = nil) -> NibElement? {
        children.first { $0.name == name && (key == nil || $0.key == key) }
    }
    /// The elements inside an element inside; none if there is none.
    package func children(of name: String) -> [NibElement] { child(name)?.children ?? [] }

    /// The element and all inside it, in their order.
    package func forEachInTree(_ body: (NibElement) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEachInTree(body) }
    }

    /// The element as messages name it.
    package var title: String { id.map { "<\(name) id=\"\($0)\">" } ?? "<\(name)>" }

    /// Returns an error about the element.
    package func error(_ problem: NibError.Problem) -> NibError {
        NibError(file: file, line: line, element: title, problem: problem)
    }
}

extension NibElement: CustomStringConvertible {
    /// The tree as text, one element a line.
    package var description: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        let values = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
        let text = text.isEmpty ? "" : " \"\(text)\""
        return ["\(indent)\(line) \(name)\(values)\(text)"] + children.flatMap { $0.lines(indent: indent + "  ") }
    }
}
