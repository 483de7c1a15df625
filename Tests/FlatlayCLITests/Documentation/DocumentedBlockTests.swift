import Foundation
import Testing

/// Runs or compiles every code block of README and the pages of `docs/`.
@Suite("Code blocks of the documentation") struct DocumentedBlockTests {
    /// The number of blocks with a note to skip them. A block that needs something should say so with
    /// `<!-- test: before`; this number should fall, not rise.
    private static let skipLimit = 2

    private static func blocks(_ language: String) throws -> [DocumentedBlock] {
        try DocumentedBlock.pages().flatMap(DocumentedBlock.blocks).filter {
            $0.language == language && $0.skipReason == nil
        }
    }

    @Test("notes are known, few blocks are skipped, and each has a reason")
    func notes() throws {
        let blocks = try DocumentedBlock.pages().flatMap(DocumentedBlock.blocks)
        for block in blocks {
            for case .unknown(let text) in block.notes { Issue.record("\(block.place): unknown note '\(text)'") }
        }
        #expect(blocks.filter { DocumentedBlock.testedLanguages.contains($0.language) }.count > 50)
        #expect(blocks.count { $0.skipReason != nil } <= Self.skipLimit)
    }

    @Test("notes, files and languages of blocks are read")
    func parsing() {
        let blocks = DocumentedBlock.blocks(
            in: """
                Text.

                <!-- test: file a.yaml -->
                <!-- test: before
                canvas: {}
                -->

                ```yaml
                sections: []
                ```

                <!-- test: skip of other text -->
                Text.

                ```sh
                true
                ```
                <!-- test: nonsense -->
                ```
                plain
                ```
                """, page: "p.md")
        #expect(blocks.map(\.language) == ["yaml", "sh", ""])
        #expect(blocks.map(\.line) == [8, 15, 19])
        #expect(blocks[0].notes == [.file("a.yaml"), .before("canvas: {}\n")])
        #expect(blocks[0].complete == "canvas: {}\nsections: []\n")
        #expect(blocks[1].notes.isEmpty && blocks[1].skipReason == nil)
        #expect(blocks[2].notes == [.unknown("nonsense ")])
    }

    @Test("templates are drawn")
    func templates() throws {
        let count = try DocumentedBlock.pages().reduce(0) { try $0 + DocumentedPage($1).drawTemplates() }
        #expect(count >= 4)
    }

    @Test("JSON is JSON, whole or by line")
    func json() throws {
        for block in try Self.blocks("json") {
            func isJSON(_ text: String) -> Bool {
                (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
            }
            let isValid = isJSON(block.text) || block.text.split(separator: "\n").allSatisfy { isJSON(String($0)) }
            #expect(isValid, "\(block.place)")
        }
    }

    @Test("commands run, and print what the page shows")
    func commands() throws {
        for page in try DocumentedBlock.pages() {
            var commands = try DocumentedPage(page)
            try commands.run()
        }
    }

    @Test("Swift compiles")
    func swift() throws {
        // The blocks of this page are parts of examples, which LayoutPageTests compares with it.
        let blocks = try Self.blocks("swift").filter { $0.page != "docs/layouts.md" }
        #expect(blocks.count >= 12)
        let runner = try CommandRunner()
        let files = try blocks.enumerated().map { index, block in
            try runner.write(DocumentedSwift.source(of: block, number: index), to: "Block\(index).swift")
        }
        let outcome = try runner.run(
            DocumentedSwift.arguments() + files, limit: 300, program: URL(fileURLWithPath: "/usr/bin/env"))
        let errors = outcome.standardError.split(separator: "\n").filter { $0.contains("error:") }
        #expect(outcome.exitCode == 0, "\(errors.joined(separator: "\n"))")
    }

    @Test("Swift that doesn't compile is found, with its page and line")
    func wrongSwift() throws {
        let runner = try CommandRunner()
        let block = DocumentedBlock(page: "p.md", line: 7, language: "swift", text: "let a = 1\nText(b)\n", notes: [])
        let file = try runner.write(DocumentedSwift.source(of: block, number: 0), to: "Block0.swift")
        let outcome = try runner.run(
            DocumentedSwift.arguments() + [file], limit: 300, program: URL(fileURLWithPath: "/usr/bin/env"))
        #expect(outcome.exitCode != 0)
        #expect(outcome.standardError.contains("p.md:9:6: error: cannot find 'b' in scope"), "\(outcome.standardError)")
    }
}
