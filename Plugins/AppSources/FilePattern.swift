import Foundation

/// A pattern of paths: `**` matches any number of folders; `*`, `?` and `[…]` match within a name, as in a shell.
struct FilePattern {
    private let parts: [String]

    init(_ text: String) {
        // Two `**` in a row match what one matches, but in as many ways as there are folders.
        parts = text.split(separator: "/").map(String.init).reduce(into: []) { parts, part in
            if part != "**" || parts.last != "**" { parts.append(part) }
        }
    }

    func matches(_ path: String) -> Bool {
        // The places in the pattern that the names so far can have led to: the work is bounded by names times parts.
        var places = reached([0])
        for name in path.split(separator: "/") {
            places = reached(
                places.reduce(into: []) { next, place in
                    guard place < parts.count else { return }
                    if parts[place] == "**" {
                        next.insert(place)
                    } else if fnmatch(parts[place], String(name), FNM_NOESCAPE) == 0 {
                        next.insert(place + 1)
                    }
                })
        }
        return places.contains(parts.count)
    }

    /// The places, and those behind a `**`, which may match nothing.
    private func reached(_ places: Set<Int>) -> Set<Int> {
        places.reduce(into: places) { all, place in
            if place < parts.count, parts[place] == "**" { all.insert(place + 1) }
        }
    }
}
