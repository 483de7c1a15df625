/// A path to a value: `item.title`, `shelves.0.name`, or `.` for the value itself.
struct ValuePath: Hashable, Sendable, CustomStringConvertible {
    /// The names, the outermost first; empty for the value itself.
    let names: [String]

    /// Parses a path; returns nil if it is invalid.
    init?(_ text: String) {
        guard text != "." else {
            names = []
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isNameCharacter) }) else { return nil }
        names = parts
    }

    var description: String { names.isEmpty ? "." : names.joined(separator: ".") }

    /// Whether a character is allowed in a name. Spaces and the operators of conditions and tags are not.
    static func isNameCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_-$@".contains(character)
    }

    /// The path up to `position`, with another name there.
    func suggesting(_ name: String, at position: Int) -> String {
        (names.prefix(position) + [name]).joined(separator: ".")
    }
}
