import Foundation
import Testing

/// The version stands in the command, in the changelog, in the Python package and in the pages on installing.
@Suite struct VersionTests {
    private let version: String

    init() throws {
        version = try CommandRunner().run(["--version"]).text.trimmingCharacters(in: .newlines)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: CommandRunner.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func isThatOfTheChangelog() throws {
        #expect(version.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
        let changelog = try text("CHANGELOG.md")
        #expect(changelog.firstMatch(of: #/(?m)^## (\S+)/#)?.output.1 == version[...])
        #expect(changelog.utf8.count <= 15_000, "the changelog is for users: shorten older releases")
    }

    @Test func hasNotesOnOnePage() throws {
        let notes = try text("docs/releases/\(version).md")
        #expect(notes.hasPrefix("# Flatlay \(version)\n"))
        #expect(notes.utf8.count <= 5_000)
    }

    @Test func isThatOfThePackages() throws {
        #expect(try text("Integrations/python/src/flatlay/_version.py").contains("__version__ = \"\(version)\"\n"))
        let files = try text("docs/install.md").matches(of: #/flatlay[_-](\d+\.\d+\.\d+)/#).map(\.output.1)
        #expect(files.count >= 3 && files.allSatisfy { $0 == version })
    }
}
