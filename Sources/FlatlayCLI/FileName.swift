import Flatlay

/// Names of files, as the bytes that the system sees in them.
enum FileName {
    /// What stands behind the last dot of a path's last name, in small letters; empty where there is none.
    static func ending(of path: String) -> String {
        let name = last(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
        return String(name[name.utf8.index(after: dot)...]).lowercased()
    }

    /// Whether a file is called as pictures and films are, which no text should be.
    static func isPicture(_ path: String) -> Bool {
        ["apng", "gif"].contains(ending(of: path)) || ImageFormat(endingOf: path) != nil
    }

    /// The last name of a path.
    static func last(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The path of a file in a folder.
    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The name with a part added: `card` and `dark` is `card-dark`. The mark of a scale stays at the end, where images
    /// are looked for: `card@2x` becomes `card-dark@2x`.
    ///
    /// - Parameter name: a name without its ending.
    static func adding(_ part: String, to name: String) -> String {
        let end = name.suffix(3)
        guard end.hasPrefix("@"), end.hasSuffix("x"), let digit = end.dropFirst().first, ("1"..."9").contains(digit)
        else { return name + "-" + part }
        return name.dropLast(3) + "-" + part + end
    }

    /// The path with a part added to its last name, before the ending.
    static func adding(_ part: String, toPath path: String) -> String {
        let end = ending(of: path)
        let stem = end.isEmpty ? path : String(path.dropLast(end.count + 1))
        return adding(part, to: stem) + path.dropFirst(stem.count)
    }
}
