import Foundation
import TestSupport
import Testing

@testable import FlatlayTesting

/// Snapshots in the source of a test.
@Suite struct InlineSnapshotTests {
    private func rewritten(_ source: String, line: Int = 1, column: Int = 1, _ text: String = "a") throws -> String {
        try InlineSnapshotSource.rewritten(source, line: line, column: column, text: text)
    }

    private static let closure = " {\n    \"\"\"\n    a\n    \"\"\"\n}"

    @Test(
        "the closure is added or replaced, whatever the arguments are",
        arguments: [
            ("assertInlineSnapshot(of: x, as: .dump)\nnext()", "assertInlineSnapshot(of: x, as: .dump)", "\nnext()"),
            (
                "assertInlineSnapshot(of: f(\")\"), as: .dump) { \"\" }",
                "assertInlineSnapshot(of: f(\")\"), as: .dump)", ""
            ),
            (
                "assertInlineSnapshot(of: \"\\(g(\")\"))}\", as: .lines /* ) */) /* { */\n{ \"}\" } // }",
                "assertInlineSnapshot(of: \"\\(g(\")\"))}\", as: .lines /* ) */) /* { */\n", " // }"
            ),
            (
                "assertInlineSnapshot(of: #\"\"\"\n\\(\"\n\"\"\"#, as: .lines)",
                "assertInlineSnapshot(of: #\"\"\"\n\\(\"\n\"\"\"#, as: .lines)", ""
            ),
        ])
    func places(source: String, before: String, after: String) throws {
        let closure = before.hasSuffix("\n") ? String(Self.closure.dropFirst()) : Self.closure
        let separator = source.contains(") {") ? Self.closure : closure
        #expect(try rewritten(source) == before + separator + after)
    }

    @Test("an argument 'matches' is replaced, and the nearest assertion of a line is meant")
    func otherPlaces() throws {
        let labelled = "assertInlineSnapshot(of: matches(1), as: .dump, matches: { \"b\" }, line: 3)"
        #expect(
            try rewritten(labelled)
                == "assertInlineSnapshot(of: matches(1), as: .dump, matches:\(Self.closure), line: 3)")
        let two = "assertInlineSnapshot(of: 1, as: .dump); assertInlineSnapshot(of: 2, as: .dump)"
        #expect(try rewritten(two, column: 41).hasSuffix("(of: 2, as: .dump)\(Self.closure)"))
        #expect(try rewritten(two, column: 1).hasSuffix("\(Self.closure); assertInlineSnapshot(of: 2, as: .dump)"))
        for source in [
            "", "other()", "assertInlineSnapshot", "assertInlineSnapshot(of: \"", "assertInlineSnapshot((((",
        ] {
            #expect(throws: InlineSnapshotSource.Failure.self) { try rewritten(source) }
        }
        #expect(throws: InlineSnapshotSource.Failure.self) { try rewritten("assertInlineSnapshot(of: x)", "\u{7}") }
    }

    @Test("random texts are literals that have them, and a second writing changes nothing else")
    func randomTexts() throws {
        var state: UInt64 = 5
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        let parts = ["a", "\"", "\"\"\"", "\\", "\\#", "#", "\"\"\"#", "\n", "  ", "\\(x)", "é", "}", "{", "//", "/*"]
        let source = "func f() {\n    assertInlineSnapshot(of: x, as: .lines)\n    g()\n}\n"
        for _ in 0..<2000 {
            let text = (0..<next(8)).map { _ in parts[next(parts.count)] }.joined()
            let first = try rewritten(source, line: 2, column: 5, text)
            #expect(try decoded(first) == text, "\(first)")
            #expect(first.hasPrefix("func f() {\n    assertInlineSnapshot(of: x, as: .lines) {\n"))
            #expect(first.hasSuffix("\n    }\n    g()\n}\n"))
            let other = (0..<next(8)).map { _ in parts[next(parts.count)] }.joined()
            #expect(try rewritten(first, line: 2, column: 5, other) == rewritten(source, line: 2, column: 5, other))
        }
    }

    /// The text of the literal, read line by line as the language defines it.
    private func decoded(_ source: String) throws -> String {
        let lines = source.components(separatedBy: "\n")
        let marks = lines[2].trimmingCharacters(in: .whitespaces).prefix { $0 == "#" }
        let end = try #require(lines.lastIndex { $0 == "        \"\"\"" + marks })
        let content = lines[3..<end].map { $0.isEmpty ? "" : String($0.dropFirst(8)) }
        #expect(lines[3..<end].allSatisfy { $0.isEmpty || $0.hasPrefix("        ") })
        #expect(content.allSatisfy { !$0.contains("\"\"\"" + marks) && !$0.contains("\\" + marks) })
        return content.joined(separator: "\n")
    }

    @Test("several assertions of a file are written in any order, and then pass")
    func file() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("T.swift")
        let source = "f {\n    assertInlineSnapshot(of: 1, as: .dump)\n    assertInlineSnapshot(of: 2, as: .dump)\n}\n"
        try Data(source.utf8).write(to: file)
        func check(_ line: Int, _ record: SnapshotTestingConfiguration.Record = .missing) -> InlineSnapshotCheck {
            InlineSnapshotCheck(path: file.path, line: line, column: 5, record: record)
        }
        #expect(check(3, .never).failure(expected: nil) { "b" }?.contains("record mode is 'never'") == true)
        for (line, text) in [(2, "a\nb"), (3, "c"), (3, "c")] {
            #expect(check(line).failure(expected: nil) { text }?.hasPrefix("The snapshot was written into") == true)
        }
        #expect(check(3).failure(expected: nil) { "d" }?.contains("makes two different snapshots") == true)
        #expect(
            try String(contentsOf: file, encoding: .utf8) == """
                f {
                    assertInlineSnapshot(of: 1, as: .dump) {
                        \"""
                        a
                        b
                        \"""
                    }
                    assertInlineSnapshot(of: 2, as: .dump) {
                        \"""
                        c
                        \"""
                    }
                }

                """)
        #expect(check(2).failure(expected: "a\nb") { "a\nb" } == nil)
        #expect(check(2).failure(expected: "a\nb") { "a\nc" }?.contains("− b\n+ c") == true)
    }

    @Test("the text in the closure is compared")
    func assertion() {
        assertInlineSnapshot(of: [1, 2], as: .json) {
            """
            [
              1,
              2
            ]
            """
        }
        withKnownIssue {
            assertInlineSnapshot(of: 12, as: .description, message: "twelve", record: .missing) { "13" }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("twelve\nThe snapshot differs") }
        }
    }
}
