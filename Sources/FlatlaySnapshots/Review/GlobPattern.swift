/// A pattern of names: `*` matches any characters, `?` matches one.
///
/// Matching takes at most as many steps as the product of both lengths.
package struct GlobPattern: Sendable {
    private let pattern: [Unicode.Scalar]

    package init(_ pattern: String) {
        self.pattern = Array(pattern.unicodeScalars)
    }

    /// Whether the pattern matches the whole name.
    package func matches(_ name: String) -> Bool {
        let name = Array(name.unicodeScalars)
        var (position, index) = (0, 0)
        // The last star, and where what it stands for ends.
        var star: (index: Int, end: Int)?
        while position < name.count {
            if index < pattern.count, pattern[index] == "*" {
                star = (index, position)
                index += 1
            } else if index < pattern.count, pattern[index] == "?" || pattern[index] == name[position] {
                index += 1
                position += 1
            } else if let last = star {
                star = (last.index, last.end + 1)
                (index, position) = (last.index + 1, last.end + 1)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == "*" }
    }
}
