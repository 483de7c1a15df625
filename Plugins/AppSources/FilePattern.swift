/// A pattern of paths: `**` matches any number of folders, `*` any part of a name, `?` one character.
struct FilePattern {
    private let parts: [[Character]]

    init(_ text: String) { parts = text.split(separator: "/").map(Array.init) }

    func matches(_ path: String) -> Bool {
        Self.matches(parts[...], path.split(separator: "/").map(Array.init)[...])
    }

    private static func matches(_ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>) -> Bool {
        guard let part = parts.first else { return names.isEmpty }
        if part == ["*", "*"] {
            return (0...names.count).contains { matches(parts.dropFirst(), names.dropFirst($0)) }
        }
        guard let name = names.first, matches(part: part[...], name[...]) else { return false }
        return matches(parts.dropFirst(), names.dropFirst())
    }

    private static func matches(part: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        guard let first = part.first else { return name.isEmpty }
        if first == "*" { return (0...name.count).contains { matches(part: part.dropFirst(), name.dropFirst($0)) } }
        guard let character = name.first, first == "?" || first == character else { return false }
        return matches(part: part.dropFirst(), name.dropFirst())
    }
}
