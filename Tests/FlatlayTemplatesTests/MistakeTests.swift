import Foundation
import Testing

@testable import FlatlayTemplates

/// The typical mistakes with their messages, and the page that lists them.
///
/// With `FLATLAY_RECORD=1` in the environment the page is written again.
@Suite struct MistakeTests {
    /// Files that the mistakes name.
    private static let files = ["bad.csv": "a,b\n1,2\n3\n", "films.txt": "Metropolis\n"]

    @Test func eachMistakeGivesItsMessage() throws {
        for mistake in Mistake.groups.flatMap(\.mistakes) {
            #expect(try firstMessage(Data(mistake.source.utf8), file: mistake.file) == mistake.message)
        }
    }

    @Test func thereAreSixtyAndEachIsListedOnce() {
        let all = Mistake.groups.flatMap(\.mistakes)
        #expect(all.count >= 60)
        #expect(Set(all.map(\.title)).count == all.count)
        #expect(Set(all.map(\.source)).count == all.count)
    }

    @Test func filesInOtherEncodingsSayHowToSaveThem() throws {
        let source = "sections: []\n"
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
            let data = try #require(source.data(using: encoding))
            #expect(try firstMessage(data) == "t.yaml:1:1: the file is UTF-16; save it as UTF-8")
        }
        let latin = try #require("sections: []\ntitle: café\n".data(using: .isoLatin1))
        #expect(try firstMessage(latin) == "t.yaml:2:1: the line is not UTF-8 text; save the file as UTF-8")
        #expect(try firstMessage(Data([0xEF, 0xBB, 0xBF] + source.utf8)) == nil)
    }

    @Test func aSpaceThatLooksLikeOneIsNamed() throws {
        let source = "sections:\n  - items: 1\n    cell:\n      text: a\n\u{A0} title: b\n"
        #expect(try firstMessage(Data(source.utf8))?.contains("no-break space") == true)
    }

    @Test func thePageIsCurrent() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/troubleshooting.md")
        if ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1" {
            try page().write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == page(),
            "docs/troubleshooting.md is out of date; FLATLAY_RECORD=1 swift test --filter MistakeTests writes it")
    }

    /// The first message about a file and its data; nil if there is none.
    private func firstMessage(_ data: Data, file: String = "t.yaml") throws -> String? {
        let fixture = try TemplateFixture(Self.files)
        let url = fixture.folder.appendingPathComponent(file)
        try data.write(to: url)
        do throws(TemplateErrors) {
            try withinWorkLimit { () throws(TemplateErrors) in
                _ = try Template(contentsOf: url).content(knownFontFamilies: nil)
            }
            return nil
        } catch {
            return error.errors.first?.description
        }
    }

    private func page() -> String {
        var lines = [
            "# Troubleshooting", "",
            "Every message about a template has the file, the line and the column, says what is wrong and, where it can, "
                + "what to write instead. `flatlay check FILE` finds them all without drawing. This page lists typical "
                + "mistakes; each is tried by a test. At its end are the warnings, which do not stop a render.",
        ]
        for group in Mistake.groups {
            lines += ["", "## \(group.title)", "", "| Mistake | The line | Message |", "|---|---|---|"]
            for mistake in group.mistakes {
                let cells = [mistake.title, code(line(of: mistake)), code(mistake.message)]
                lines.append("| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |")
            }
        }
        lines += ["", "## Rows of `--each`", "", "| Mistake | The command | Message |", "|---|---|---|"]
        lines += Mistake.commands.map { "| \($0.title) | `\($0.command)` | \(code($0.message)) |" }
        lines += warnings()
        return lines.joined(separator: "\n") + "\n"
    }

    private func warnings() -> [String] {
        var lines = [
            "", "## Warnings", "",
            "A warning says that the image was made, and that something in it is not as it was asked for. It goes to standard "
                + "error after `warning:`, and begins with the file, the line and the column of the view in the template; one "
                + "about a view in Swift begins with the path of its node. Each is printed once, for the first place. "
                + "`--strict` makes warnings errors, `--quiet` hides them. Where a message has …, a name or a number is.",
        ]
        for group in PrintedWarning.groups {
            lines += ["", "### \(group.title)", "", "| Warning | What it means | What to do |", "|---|---|---|"]
            for warning in group.warnings {
                let cells = [code(warning.message), warning.meaning, warning.advice]
                lines.append("| " + cells.joined(separator: " | ") + " |")
            }
        }
        return lines
    }

    private func code(_ text: String) -> String { text.isEmpty ? "" : "`` \(text) ``" }

    /// The line that the message is about, with visible tabs.
    private func line(of mistake: Mistake) -> String {
        let numbers = mistake.message.split(separator: ":").compactMap { Int($0) }
        // A message about another file, such as data, is shown with the first line.
        let number = mistake.message.hasPrefix(mistake.file) ? numbers.first ?? 1 : 1
        let lines = mistake.source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
        return line.trimmingCharacters(in: .whitespaces).isEmpty
            ? "" : line.replacing("\t", with: "→").trimmingCharacters(in: .whitespaces)
    }
}
