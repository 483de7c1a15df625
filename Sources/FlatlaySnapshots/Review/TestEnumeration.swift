/// All tests of a package, as `swift test list` prints them.
package struct TestEnumeration: Sendable {
    /// The names of the test functions as parts of file names.
    private var stems: Set<String> = []
    /// The number of tests.
    package private(set) var count = 0

    /// Reads the output of `swift test list`; lines of the build are skipped. Nil if it has no test.
    package init?(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            guard let function = Self.function(line) else { continue }
            stems.insert(ReferencePath.sanitized(String(function)))
            count += 1
        }
        guard count > 0 else { return nil }
    }

    /// Whether there is a test whose references begin with a name.
    package func has(_ stem: String) -> Bool { stems.contains(stem) }

    /// The name of the function in `Module.Suite/Nested/card(theme:)` or `Module.Case/testCard`.
    private static func function(_ line: Substring) -> Substring? {
        let line = line.drop { $0 == " " }
        // The module comes first, up to a dot, without spaces: other lines are those of the build.
        guard let dot = line.firstIndex(of: "."), dot > line.startIndex,
            line[..<dot].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        let rest = line[line.index(after: dot)...]
        // A name in backticks may contain a slash.
        if rest.hasSuffix("`()") || rest.hasSuffix("`") {
            let name = rest.dropLast(rest.hasSuffix(")") ? 3 : 1)
            return name.lastIndex(of: "`").map { name[name.index(after: $0)...] }
        }
        let name = rest.split(separator: "/").last ?? rest
        guard !name.contains(" "), rest.contains("/") || name.hasSuffix(")") else { return nil }
        return name
    }
}
