/// All tests of a package, as `swift test list` prints them.
package struct TestEnumeration: Sendable {
    /// The names of the test functions as parts of file names.
    private var stems: Set<String> = []
    /// The number of tests.
    package private(set) var count = 0

    /// Reads the output of `swift test list`; lines of the build are skipped. Nil if it has no test.
    package init?(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let names = Self.names(line)
            guard !names.isEmpty else { continue }
            for name in names.map(String.init) {
                stems.insert(SnapshotFileName.test(name))
                if let earlier = SnapshotFileName.earlierPart(name) { stems.insert(earlier) }
            }
            count += 1
        }
        guard count > 0 else { return nil }
    }

    /// Whether there is a test whose references begin with a name.
    package func has(_ stem: String) -> Bool { stems.contains(stem) }

    /// What may be the function in a line such as `Module.Suite/Nested/card(theme:)`, `Module.Case/testCard` or
    /// `Module.Suite/card()/CardTests.swift:7:6`: every name, since a suite that is taken for a function only makes a
    /// reference count as used. Empty for a line of the build.
    private static func names(_ line: Substring) -> [Substring] {
        // The module comes first, up to a dot, without spaces.
        guard let dot = line.firstIndex(of: "."), dot > line.startIndex,
            line[..<dot].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return [] }
        let rest = line[line.index(after: dot)...]
        let names = rest.split(separator: "/")
        // A name in backticks may contain anything.
        let quoted = rest.split(separator: "`", omittingEmptySubsequences: false)
        if quoted.count > 2 { return names + quoted }
        guard !rest.contains(" "), names.count > 1 || rest.hasSuffix(")") else { return [] }
        return names
    }
}
