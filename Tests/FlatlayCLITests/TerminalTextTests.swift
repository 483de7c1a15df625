import Foundation
import Testing

/// Control characters in names and data are shown escaped in messages, and never sent to the terminal.
@Suite("Control characters in messages") struct TerminalTextTests {
    /// Escape, bell, backspace, a control sequence of one character, line endings, tab, direction marks, separators.
    static let hostile = "a\u{1B}[31m\u{7}\u{8}\u{9B}31m\n\r\t\u{202E}\u{2066}\u{200F}\u{2028}\u{85}\u{7F}\u{FEFF}z"
    static let shown = #"a\u{1B}[31m\u{7}\u{8}\u{9B}31m\n\r\t\u{202E}\u{2066}\u{200F}\u{2028}\u{85}\u{7F}\u{FEFF}z"#

    /// Invisible characters that a message may contain: its own line endings.
    private func expectCalm(_ text: String) {
        let steering = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x0A: false
            case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
            default: false
            }
        }
        #expect(steering.isEmpty, "\(steering.map { String($0.value, radix: 16) })")
    }

    private func runner() throws -> CommandRunner {
        let runner = try CommandRunner()
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
        return runner
    }

    static let lines: [[String]] = [
        ["render", hostile], ["render", hostile + ".yaml"], ["render", "hello.yaml", "-o", hostile],
        ["render", "hello.yaml", "-o", hostile + "/x.png"], ["render", "hello.yaml", "-o", hostile + "/"],
        ["render", "hello.yaml", "--data", hostile + ".json"], ["render", "hello.yaml", "--font", hostile],
        ["render", "hello.yaml", "--symbols", hostile], ["render", "hello.yaml", "--variant", hostile],
        ["render", "hello.yaml", "--set", hostile + "=1"],
        ["render", "hello.yaml", "--set", "canvas.width=" + hostile],
        ["render", "hello.yaml", "--scale", hostile], ["render", "hello.yaml", "--scale=" + hostile],
        ["render", "hello.yaml", "--device", hostile], ["render", "hello.yaml", "--format", hostile],
        ["render", "hello.yaml", "--keys", hostile], ["render", "hello.yaml", "--" + hostile], [hostile],
        ["animate", hostile], ["animate", "hello.yaml", "-o", hostile], ["batch", hostile],
        ["batch", "-o", hostile], ["batch", "--template", hostile, "-o", "{" + hostile + "}"],
        ["fonts", "--font", hostile], ["help", hostile], ["snapshots", hostile], ["snapshots", "list", hostile],
        ["snapshots", "list", "--runs", hostile], ["snapshots", "list", "--tests", hostile],
        ["snapshots", "accept", "--cause", hostile], ["snapshots", "diff", "--images", hostile],
        ["snapshots", "verify", "hello.yaml", "--against", hostile],
        ["snapshots", "verify", hostile, "--against", "."],
        ["snapshots", "report", "--package", hostile, "--github"],
    ]

    @Test("in arguments", arguments: lines.indices)
    func inArguments(row: Int) throws {
        let runner = try runner()
        let outcome = try runner.run(Self.lines[row], input: Data("{}\n".utf8))
        expectCalm(outcome.text + outcome.standardError)
        // JSON doubles backslashes; excerpts of files keep the columns.
        let isShown = [#"\u{1B}[31m\u{7}"#, #"\\u{1B}[31m\\u{7}"#, "a\u{FFFD}[31m\u{FFFD}"].contains {
            (outcome.text + outcome.standardError).contains($0)
        }
        #expect(isShown, "\(outcome.standardError)")
    }

    @Test("the message of a file is one line, with every character visible")
    func oneLine() throws {
        let outcome = try runner().run(["render", Self.hostile])
        #expect(outcome.standardError == "file '\(Self.shown)' not found; check its name and its folder\n")
    }

    @Test("an image with such a name is named in readable form")
    func path() throws {
        let runner = try runner()
        let outcome = try runner.run(["render", "hello.yaml", "-o", Self.hostile, "--format", "png"])
        let size = try runner.data(of: Self.hostile).count
        #expect(outcome.text == "\(Self.shown)  \(size) bytes\n")
    }

    @Test("in data: warnings, errors, excerpts and answers")
    func data() throws {
        let runner = try runner()
        let text = #"\u001b[31m\u0007\u009b31m\n\u202e"#
        try runner.write(#"{"words": ["\#(text)"]}"#, to: "hostile.json")
        for cell in [
            "image: \"{{ item }}\"", "systemImage: \"{{ item }}\"", "text: a, foregroundStyle: \"{{ item }}\"",
        ] {
            try runner.write(
                RenderCommandTests.hello.replacingOccurrences(
                    of: #"text: "{{ item }}", font: { size: 12 }"#, with: cell),
                to: "t.yaml")
            let outcome = try runner.run(["render", "t.yaml", "--data", "hostile.json"])
            #expect(!outcome.standardError.isEmpty)
            expectCalm(outcome.text + outcome.standardError)
            let json = try runner.run(["render", "t.yaml", "--data", "hostile.json", "--json"])
            expectCalm(json.text + json.standardError)
            let batch = try runner.run(
                ["batch", "--template", "t.yaml"],
                input: Data(#"{"id": "\#(text)", "data": {"words": ["\#(text)"]}}"#.utf8))
            expectCalm(batch.text + batch.standardError)
            let answer = try JSONSerialization.jsonObject(with: Data(batch.text.prefix { $0 != "\n" }.utf8))
            #expect((answer as? [String: Any])?["id"] as? String == "\u{1B}[31m\u{7}\u{9B}31m\n\u{202E}")
        }
        try runner.write("sections: \"\(text)\"\n\u{9B}31m: \u{202E}x\n", to: "bad.yaml")
        expectCalm(try runner.run(["render", "bad.yaml"]).standardError)
    }
}
