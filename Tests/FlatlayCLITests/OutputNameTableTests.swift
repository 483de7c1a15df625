import Foundation
import Testing

/// Every kind of output name, for both commands: no name crashes the process, and each gives a complete
/// file with that name or an error that names it.
@Suite("Output names") struct OutputNameTableTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        /// The name of the file in the folder; nil if the name is an error.
        let file: String?
        /// The same for `render -o`, which treats some names as folders.
        let rendered: String?

        init(_ name: String, file: String?, rendered: String? = nil) {
            (self.name, self.file, self.rendered) = (name, file, rendered ?? file)
        }

        var testDescription: String { name.count > 20 ? "\(name.utf8.count) bytes" : "'\(name)'" }
    }

    static let long = String(repeating: "a", count: 255)
    static let rows: [Row] = [
        Row("x", file: "x"), Row("é", file: "é"), Row("e\u{301}", file: "e\u{301}"), Row("~", file: "~"),
        Row(" ", file: " "), Row("%", file: "%"), Row("a.b", file: "a.b"), Row(".a", file: ".a"),
        Row("...", file: "..."), Row("\u{1B}[31m", file: "\u{1B}[31m"), Row("a\nb", file: "a\nb"),
        Row("", file: nil), Row(".", file: nil, rendered: "./hello.png"),
        Row("sub", file: nil, rendered: "sub/hello.png"),
        Row("sub/..", file: nil, rendered: "./hello.png"), Row("new/", file: nil, rendered: "new/hello.png"),
        Row("x/y", file: "x/y"), Row("./x", file: "x"), Row(".//x", file: "x"), Row("sub/x", file: "sub/x"),
        Row("sub/../x", file: "x"), Row("hello.yaml/", file: nil), Row("hello.yaml/x", file: nil),
        Row("none/../x", file: "x"), Row("link", file: "target"), Row("hanging", file: "later"), Row("loop", file: nil),
        Row(long, file: long), Row("sub/" + long, file: "sub/" + long), Row(long + "a", file: nil),
        Row(String(repeating: "é", count: 127), file: String(repeating: "é", count: 127)),
        Row(String(repeating: "é", count: 128), file: nil),
        Row(String(repeating: "d/", count: 2100) + "x", file: nil),
    ]

    private func runner() throws -> CommandRunner {
        let runner = try CommandRunner()
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
        try runner.write("old", to: "target")
        let files = FileManager.default
        try files.createDirectory(at: runner.folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
        for (name, path) in [("link", "target"), ("hanging", "sub/../later"), ("loop", "loop")] {
            try files.createSymbolicLink(
                atPath: runner.folder.path + "/" + name, withDestinationPath: path)
        }
        return runner
    }

    /// The bytes of a file; nil if there is none.
    private func bytes(_ name: String, in runner: CommandRunner) -> Data? {
        FileManager.default.contents(atPath: runner.folder.path + "/" + name)
    }

    /// No temporary file is left, whatever the result.
    private func expectNothingLeft(in runner: CommandRunner) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: runner.folder.path)
        #expect(!names.contains { $0.hasSuffix(".tmp") })
    }

    @Test(arguments: rows) func rendered(_ row: Row) throws {
        let runner = try runner()
        let outcome = try runner.run(["render", "hello.yaml", "--format", "png", "-o", row.name], limit: 60)
        // Parent folders are created for jobs, but not for a single file.
        let needsFolder = ["x/y", "none/../x"].contains(row.name)
        if let file = row.rendered, !needsFolder {
            #expect(outcome.exitCode == 0, "\(outcome.standardError)")
            #expect(bytes(file, in: runner)?.starts(with: [0x89, 0x50]) == true)
            #expect(outcome.standardError.isEmpty)
        } else {
            #expect(outcome.exitCode == 1)
            #expect(outcome.standardError.hasPrefix("flatlay: hello: can't write "), "\(outcome.standardError)")
            #expect(outcome.standardError.count { $0 == "\n" } == 1)
        }
        #expect(!(outcome.text + outcome.standardError).contains("\u{1B}"))
        try expectNothingLeft(in: runner)
    }

    @Test(arguments: rows) func inABatch(_ row: Row) throws {
        let runner = try runner()
        let job = try JSONSerialization.data(withJSONObject: ["template": "hello.yaml", "output": row.name])
        let next = Data(#"{"template": "hello.yaml", "output": "next.png", "id": "next"}"#.utf8)
        let outcome = try runner.run(["batch", "--format", "png"], input: job + Data("\n".utf8) + next, limit: 60)
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.count == 3, "\(outcome.standardError)")
        #expect(lines.dropFirst().first?.hasPrefix(#"{"id":"next","status":"ok""#) == true)
        if let file = row.file {
            #expect(lines.first?.contains(#""status":"ok""#) == true, "\(outcome.text)")
            #expect(bytes(file, in: runner) == bytes("next.png", in: runner))
        } else {
            #expect(lines.first?.contains(#""status":"failed""#) == true, "\(outcome.text)")
        }
        try expectNothingLeft(in: runner)
    }

    @Test("in a batch, '-' is a file name, and jobs do not write to standard output")
    func dash() throws {
        let batch = try BatchRunner()
        let outcome = try batch.run([#"{"template": "card.yaml", "output": "-", "format": "png"}"#])
        #expect(outcome.messages == ["ok"])
        #expect(batch.runner.exists("-"))
        for name in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
            let outcome = try batch.run([#"{"template": "card.yaml", "output": "\#(name)", "format": "png"}"#])
            let message =
                "file: can't write \(name): it is the same file as standard output, which contains the answers; name another file"
            #expect(outcome.messages == [message])
        }
    }

    @Test("a NUL character is an error of the job", arguments: ["output", "template", "data"])
    func nul(field: String) throws {
        let batch = try BatchRunner()
        try batch.runner.write("{}", to: "x.json")
        let outcome = try batch.run(
            ["--template", "card.yaml"], [#"{"\#(field)": "x.json\u0000y"}"#, #"{"id": "card.yaml\u0000x"}"#])
        #expect(
            outcome.messages == [
                "job: '\(field)' contains the character NUL, which a file name can't have; remove it", "ok",
            ])
        #expect(batch.runner.exists("Output/card.yaml%00x.png"))
        #expect(!batch.runner.exists("x.json\u{0}y") || field != "output")
    }

    @Test("names are bytes: composed and decomposed letters are two files, and two templates")
    func normalForms() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        let batch = try BatchRunner()
        for (name, word) in [(composed, "composed"), (decomposed, "decomposed")] {
            try batch.runner.write(
                BatchRunner.card.replacingOccurrences(of: "name: nobody", with: "name: \(word)"), to: name + ".yaml")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: batch.runner.folder.path)
        // A file system that considers both equal can't distinguish them.
        guard files.count(where: { $0 == composed + ".yaml" }) == 2 else { return }
        let outcome = try batch.run(
            ["--threads", "1"],
            [composed, decomposed].map { #"{"id": "\#($0)", "template": "\#($0).yaml"}"# })
        #expect(outcome.messages == ["ok", "ok"])
        let hashes = outcome.answers.compactMap { $0["hash"] as? String }
        #expect(Set(hashes).count == 2, "each job drew its own template")
        let rendered = try batch.runner.run(["render", composed + ".yaml", decomposed + ".yaml"])
        #expect(rendered.exitCode == 0, "\(rendered.standardError)")
        let made = try FileManager.default.contentsOfDirectory(atPath: batch.runner.folder.path + "/Output")
        #expect(made.count == 2)
    }

    @Test("names of folders are bytes, too, and a folder is followed again behind another")
    func foldersInTurn() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        let batch = try BatchRunner()
        let outputs = ["\(composed)/a.png", "\(decomposed)/a.png", "\(composed)/b.png", "./\(composed)/a.png", "a.png"]
        let outcome = try batch.run(
            ["--template", "card.yaml", "--threads", "1"], outputs.map { #"{"output": "\#($0)"}"# })
        #expect(outcome.messages.map { $0.hasPrefix("file: ") } == [false, false, false, true, false])
    }

    @Test("two jobs whose names lead to one file through a link are detected")
    func links() throws {
        let batch = try BatchRunner()
        let folder = batch.runner.folder.path
        try FileManager.default.createDirectory(atPath: folder + "/real", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder + "/linked", withDestinationPath: "real")
        try FileManager.default.createSymbolicLink(atPath: folder + "/real/b.png", withDestinationPath: "a.png")
        let outcome = try batch.run(
            ["--template", "card.yaml"],
            ["real/a.png", "linked/a.png", "linked/b.png", "linked/../c.png", "c.png"].map { #"{"output": "\#($0)"}"# })
        #expect(outcome.messages.map { $0.hasPrefix("file: ") } == [false, true, true, false, true])
    }
}
