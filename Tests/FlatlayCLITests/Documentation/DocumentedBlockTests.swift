import Foundation
import Testing

/// Runs or compiles every code block of README and the pages of `docs/`.
@Suite("Code blocks of the documentation") struct DocumentedBlockTests {
    /// The number of blocks with a note to skip them. A block that needs something should say so with
    /// `<!-- test: before`; this number should fall, not rise. The one left is JSX for satori, a program that is not here.
    private static let skipLimit = 1

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

    @Test("no block of any page escapes: each is tried, compared, held by another test, or skipped for a reason")
    func nothingEscapes() throws {
        let pages = try DocumentedBlock.allPages()
        #expect(pages.count > 40)
        for page in pages {
            for block in try DocumentedBlock.blocks(of: page) where block.check == nil {
                Issue.record(
                    "\(block.place): no test tries this block '\(block.language)'; add a note, see DocumentedBlock")
            }
            let text = try String(contentsOf: CommandRunner.root.appendingPathComponent(page), encoding: .utf8)
            #expect(DocumentedBlock.unreadBlocks(in: text).isEmpty, "\(page): code that is no block between ``` lines")
        }
    }

    @Test("blocks that escape are found")
    func escapes() {
        let blocks = DocumentedBlock.blocks(
            in: """
                ```
                plain
                ```
                ```ruby
                puts 1
                ```
                <!-- test: output -->
                ```
                what is printed
                ```
                <!-- test: exit 3 -->
                ```yaml
                canvas: 1
                ```
                <!-- test: file wrong.yaml -->
                <!-- test: exit 3 -->
                ```yaml
                canvas: 1
                ```
                <!-- test: file posts.csv -->
                ```
                a,b
                ```
                <!-- test: skip it is a drawing -->
                ```
                ->
                ```
                """, page: "docs/p.md")
        #expect(blocks.map(\.check) == [nil, nil, .compared, nil, .used, .used, .skipped])
        #expect(DocumentedBlock.blocks(in: "```\na\n```", page: "docs/views/a.md").map(\.check) == [nil])
        #expect(DocumentedBlock.blocks(in: "```swift\na\n```", page: "docs/views/a.md").map(\.check) == [.held])
        #expect(DocumentedBlock.unreadBlocks(in: "```\na\n```\n- a\n  ```\n  b\n~~~\n<pre>") == [5, 7, 8])
    }

    @Test("tests that hold blocks of a page name the page")
    func holders() throws {
        for block in try DocumentedBlock.pages().flatMap(DocumentedBlock.blocks) {
            for case .heldBy(let path) in block.notes {
                let file = CommandRunner.root.appendingPathComponent(path)
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                #expect(text.contains(block.page), "\(block.place): \(path) does not name \(block.page)")
            }
        }
    }

    @Test("the options of commands are those that --help lists")
    func synopses() throws {
        var count = 0
        for block in try DocumentedBlock.pages().flatMap(DocumentedBlock.blocks) where block.notes.contains(.synopsis) {
            count += 1
            for command in DocumentedCommand.synopses(in: block.text) {
                let help = try DocumentedCommand(words: command.words)
                #expect(
                    command.options == help.options,
                    "\(block.place): flatlay \(command.words.joined(separator: " ")) lacks \(help.options.subtracting(command.options).sorted()), and has no \(command.options.subtracting(help.options).sorted())"
                )
            }
        }
        #expect(count == 1)
    }

    @Test("commands in running text have options that exist")
    func inlineCommands() throws {
        var count = 0
        for page in try DocumentedBlock.pages() where page != "CHANGELOG.md" {
            let text = try String(contentsOf: CommandRunner.root.appendingPathComponent(page), encoding: .utf8)
            for command in DocumentedCommand.inline(in: text) {
                count += 1
                let help = try DocumentedCommand(words: command.words)
                #expect(help.exists, "\(page): there is no 'flatlay \(command.words.joined(separator: " "))'")
                let unknown = command.options.subtracting(help.options)
                #expect(
                    unknown.isEmpty,
                    "\(page): flatlay \(command.words.joined(separator: " ")) has no \(unknown.sorted())")
            }
        }
        #expect(count > 25)
    }

    @Test("manifests are read by SwiftPM, and name products that exist")
    func manifests() throws {
        let own = try DocumentedManifest(folder: CommandRunner.root)
        var count = 0
        for block in try DocumentedBlock.pages().flatMap(DocumentedBlock.blocks) where block.notes.contains(.manifest) {
            count += 1
            let runner = try CommandRunner()
            try runner.write(block.text, to: "Package.swift")
            let manifest = try DocumentedManifest(folder: runner.folder)
            #expect(!manifest.usedProducts.isEmpty, "\(block.place): \(manifest)")
            #expect(manifest.usedProducts.isSubset(of: own.products), "\(block.place): \(manifest.usedProducts)")
        }
        #expect(count >= 1)
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
        for block in try Self.blocks("json") where block.check != .held {
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

    @Test("commands that are not run stand in a list, each with a reason")
    func leftOut() {
        #expect(DocumentedPage.notRun.count <= 10)
        #expect(DocumentedPage.notRun.allSatisfy { !$0.reason.isEmpty })
    }

    @Test("Swift compiles")
    func swift() throws {
        // The blocks of this page are parts of examples, which LayoutPageTests compares with it.
        let blocks = try (Self.blocks("swift") + Self.blocks("diff"))
            .filter { $0.page != "docs/layouts.md" && $0.check == .tried }.compactMap(\.swift)
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
