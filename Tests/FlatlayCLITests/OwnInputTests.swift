import Foundation
import Testing

/// An image never overwrites one of its input files, whatever the name or link.
@Suite("Outputs that are inputs") struct OwnInputTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        let files = FileManager.default
        for folder in ["icons", "sub"] {
            try files.createDirectory(atPath: runner.folder.path + "/" + folder, withIntermediateDirectories: true)
        }
        try runner.write(
            """
            canvas: { width: 60, height: 60, background: white }
            fonts: [own.otf]
            symbols: [icons]
            data: { items: items.json }
            animation: { changes: [{ data: { items: [{ photo: photo.png, symbol: mark }, { photo: photo.png, symbol: mark }] } }] }

            """, to: "base.yaml")
        try runner.write(
            """
            extends: base.yaml
            sections:
              - items: items
                cell: { vstack: [{ image: "{{ item.photo }}" }, { systemImage: "{{ item.symbol }}" }] }
                layout: { grid: { columns: 2, itemHeight: 30 } }

            """, to: "card.yaml")
        try runner.write(#"[{"photo": "photo.png", "symbol": "mark"}]"#, to: "items.json")
        try runner.write(#"{"items": [{"photo": "photo.png", "symbol": "mark"}]}"#, to: "other.json")
        try runner.write("<svg viewBox='0 0 4 4'><path d='M0 0h4v4z'/></svg>", to: "icons/mark.svg")
        try runner.write("<svg viewBox='0 0 4 4'><path d='M0 0h4v4z'/></svg>", to: "icons/unused.svg")
        let inter = "/usr/share/fonts/opentype/inter/"
        try files.copyItem(atPath: inter + "Inter-Regular.otf", toPath: runner.folder.path + "/own.otf")
        try files.copyItem(atPath: inter + "Inter-Bold.otf", toPath: runner.folder.path + "/extra.otf")
        try files.copyItem(
            at: CommandRunner.root.appendingPathComponent("Output/tags.png"),
            to: runner.folder.appendingPathComponent("photo.png"))
    }

    static let inputs: [(file: String, role: String)] = [
        ("card.yaml", "the template"), ("base.yaml", "an input"), ("other.json", "the data"), ("photo.png", "an image"),
        ("icons/mark.svg", "a symbol"), ("own.otf", "an input"), ("extra.otf", "a font"),
    ]

    private func run(_ command: String, to name: String) throws -> CommandRunner.Outcome {
        let options = ["--data", "other.json", "--font", "extra.otf"]
        if command == "batch" {
            return try runner.run(
                ["batch", "--template", "card.yaml", "--font", "extra.otf"],
                input: Data(#"{"output": "\#(name)", "data": "other.json", "format": "png"}"#.utf8))
        }
        return try runner.run([command, "card.yaml", "--format", "png", "-o", name] + options)
    }

    @Test("by name, symbolic link and hard link", arguments: ["render", "animate", "batch"])
    func refused(command: String) throws {
        for (file, role) in Self.inputs {
            let before = try runner.data(of: file)
            let place = runner.folder.path + "/"
            let (soft, hard) = ("sub/soft-\(role.dropFirst(2)).png", "sub/hard-\(role.dropFirst(2)).png")
            try? FileManager.default.removeItem(atPath: place + soft)
            try? FileManager.default.removeItem(atPath: place + hard)
            try FileManager.default.createSymbolicLink(atPath: place + soft, withDestinationPath: "../" + file)
            try FileManager.default.linkItem(atPath: place + file, toPath: place + hard)
            for name in [file, "./sub/../" + file, soft, hard] {
                let outcome = try run(command, to: name)
                let text = outcome.text + outcome.standardError
                #expect(outcome.exitCode == 1, "\(name)")
                #expect(
                    text.contains("can't write \(name): it is the same file as ") && text.contains(file + ", " + role),
                    "\(text)")
                #expect(try runner.data(of: file) == before, "\(file) is as it was")
            }
        }
    }

    @Test("other files may be replaced", arguments: ["render", "animate", "batch"])
    func others(command: String) throws {
        try runner.write("old", to: "old.png")
        // The data file of a command replaces the template's, which is then not read. That of a job is put into a
        // template that was read with its own data file.
        for name in ["old.png", "icons/unused.svg", "new.png"] + (command == "batch" ? [] : ["items.json"]) {
            let outcome = try run(command, to: name)
            #expect(outcome.exitCode == 0, "\(name): \(outcome.text)\(outcome.standardError)")
            #expect(try runner.data(of: name).starts(with: [0x89, 0x50]))
        }
    }

    @Test("a template from standard input, and the jobs of a batch")
    func streams() throws {
        let hello = try runner.write(RenderCommandTests.hello, to: "hello.yaml")
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c", "'\(CommandRunner.program.path)' render - --format png -o hello.yaml < hello.yaml 2> err",
        ]
        shell.currentDirectoryURL = runner.folder
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 1)
        #expect(try String(decoding: runner.data(of: "err"), as: UTF8.self).contains("same file as standard input"))
        #expect(try runner.data(of: hello) == Data(RenderCommandTests.hello.utf8))

        let job = #"{"template": "hello.yaml", "output": "jobs.jsonl", "format": "png"}"#
        try runner.write(job, to: "jobs.jsonl")
        let outcome = try runner.run(["batch", "jobs.jsonl"])
        #expect(outcome.text.contains("it is the same file as jobs.jsonl, which contains the jobs; name another file"))
        #expect(try runner.data(of: "jobs.jsonl") == Data(job.utf8))
    }
}
