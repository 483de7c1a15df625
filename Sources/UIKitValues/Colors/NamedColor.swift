/// A colour that a renderer looks up by name.
package final class NamedColor: Hashable, Sendable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    package static func == (left: NamedColor, right: NamedColor) -> Bool { left === right || left.name == right.name }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
