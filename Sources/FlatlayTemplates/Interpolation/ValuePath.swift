/// A path to a value: `item.title`, `shelves.0.name`, or `.` for the value itself.
struct ValuePath: Hashable, Sendable, CustomStringConvertible {
    /// The names from the outermost; none for the value itself.
    let names: [String]

    /// Reads a path; nil where the text is none.
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

    /// Whether a character can stand in a name. Spaces and the signs of conditions and tags can't.
    static func isNameCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_-$@".contains(character)
    }

    /// The path with another name in one position, up to that position.
    func suggesting(_ name: String, at position: Int) -> String {
        (names.prefix(position) + [name]).joined(separator: ".")
    }
}
