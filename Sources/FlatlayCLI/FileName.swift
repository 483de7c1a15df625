import Flatlay

/// File name functions that work on bytes, as the system does.
enum FileName {
    /// The extension of a path in lower case; empty if there is none.
    static func ending(of path: String) -> String {
        let name = last(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
        return String(name[name.utf8.index(after: dot)...]).lowercased()
    }

    /// Returns true if a file has the extension of an image or animation; text must not be written to it.
    static func isPicture(_ path: String) -> Bool {
        let ending = ending(of: path)
        return ImageFormat(ending: ending) != nil || AnimationFormat(ending: ending) != nil || ending == "gif"
    }

    /// The last component of a path.
    static func last(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The path of a file in a folder.
    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Appends a suffix to a name: `card` and `dark` give `card-dark`. The scale stays at the end, where image lookup
    /// expects it: `card@2x` becomes `card-dark@2x`.
    ///
    /// - Parameter name: a name without its extension.
    static func adding(_ part: String, to name: String) -> String {
        let end = name.suffix(3)
        guard end.hasPrefix("@"), end.hasSuffix("x"), let digit = end.dropFirst().first, ("1"..."9").contains(digit)
        else { return name + "-" + part }
        return name.dropLast(3) + "-" + part + end
    }

    /// The path with a suffix added to its last component, before the extension.
    static func adding(_ part: String, toPath path: String) -> String {
        let end = ending(of: path)
        let stem = end.isEmpty ? path : String(path.dropLast(end.count + 1))
        return adding(part, to: stem) + path.dropFirst(stem.count)
    }
}
