import Foundation
import Testing

/// Pipes, devices, sockets and folders instead of files, as outputs and as inputs.
@Suite("Special files") struct SpecialFileTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
    }

    private func path(_ name: String) -> String { runner.folder.appendingPathComponent(name).path }

    private func mode(_ name: String) -> mode_t {
        var status = stat()
        return lstat(path(name), &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    @Test("anything but a file is never replaced", arguments: ["render", "animate", "batch"])
    func outputs(command: String) throws {
        try #require(mknod(path("socket"), S_IFSOCK | 0o600, 0) == 0)
        mkfifo(path("pipe"), 0o600)
        // A device like /dev/null, if we may create one: the superuser could lose the real one.
        let hasDevice = mknod(path("null"), S_IFCHR | 0o600, 0x103) == 0
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "pipe")
        try runner.write(
            RenderCommandTests.hello + "animation: { changes: [{ data: { words: [three] } }] }\n", to: "animation.yaml")
        func run(_ name: String) throws -> CommandRunner.Outcome {
            switch command {
            case "batch":
                try runner.run(
                    ["batch", "--template", "hello.yaml"],
                    input: Data(#"{"output": "\#(name)", "format": "png"}"#.utf8), limit: 60)
            default: try runner.run([command, "animation.yaml", "--format", "png", "-o", name], limit: 60)
            }
        }
        let socket = try run("socket")
        #expect(
            (socket.text + socket.standardError).contains(
                "can't write socket: it is a socket; name a file, a pipe or a device such as /dev/null"))
        #expect(socket.exitCode == 1)
        #expect(mode("socket") == S_IFSOCK)
        if hasDevice {
            #expect(try run("null").exitCode == 0)
            #expect(mode("null") == S_IFCHR)
        }
        for name in ["pipe", "link"] {
            // A reader that already exists, and does not wait for its writer.
            let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
            defer { close(reader) }
            let outcome = try run(name)
            #expect(outcome.exitCode == 0, "\(outcome.standardError)")
            var start = [UInt8](repeating: 0, count: 4)
            #expect(read(reader, &start, 4) == 4)
            #expect(start == [0x89, 0x50, 0x4E, 0x47])
        }
        #expect(mode("pipe") == S_IFIFO)
        #expect(mode("link") == S_IFLNK)
    }

    @Test("a pipe without a reader is an error, after a while")
    func noReader() throws {
        mkfifo(path("pipe"), 0o600)
        let outcome = try runner.run(["render", "hello.yaml", "--format", "png", "-o", "pipe"], limit: 120)
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.standardError
                == "flatlay: hello: can't write pipe: the pipe was not opened for reading within 10 seconds; "
                + "start its reader first\n")
    }

    @Test("/dev/stdout is standard output, and a full device is an error")
    func standardOutput() throws {
        let outcome = try runner.run(["render", "hello.yaml", "-o", "/dev/stdout", "--format", "svg", "-q"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(outcome.text.hasPrefix("<svg"))
        let full = try runner.run(["render", "hello.yaml", "-o", "/dev/full", "--format", "svg"])
        #expect(full.standardError == "flatlay: hello: can't write /dev/full: No space left on device\n")
    }

    static let badInputs: [(arguments: [String], message: String)] = [
        (["pipe.yaml"], "file 'pipe.yaml' can't be read: it is a pipe; write what it gives into a file, and name that"),
        (["socket"], "file 'socket' can't be read: it is a socket; write what it gives into a file, and name that"),
        (["/dev/zero"], "file 'zero' can't be read: it is a device; write what it gives into a file, and name that"),
        (["."], "can't be read: it is a folder; name a file in it"),
        (
            ["hello.yaml", "--data", "pipe.json"],
            "file 'pipe.json' can't be read: it is a pipe; write what it gives into a file, and name that"
        ),
        (["hello.yaml", "--font", "pipe.ttf"], "font 'pipe.ttf' is a pipe, not a file"),
        (["hello.yaml", "--font", "/dev/zero"], "font '/dev/zero' is a device, not a file"),
        (["hello.yaml", "--font", "fonts"], "folder 'fonts' contains no font files"),
        (["font.yaml"], "/pipe.ttf' is a pipe, not a file"),
        (["data.yaml"], "file 'pipe.json' can't be read: it is a pipe"),
        (["extends.yaml"], "file 'pipe.yaml' can't be read: it is a pipe"),
        (["image.yaml", "--strict"], "image 'pipe.png'"),
        (["symbol.yaml", "--symbols", "icons", "--strict"], "there is no symbol 'pipe'"),
    ]

    private func makeInputs() throws {
        for folder in ["fonts", "icons"] {
            try FileManager.default.createDirectory(atPath: path(folder), withIntermediateDirectories: true)
        }
        for name in ["pipe.yaml", "pipe.json", "pipe.ttf", "pipe.png", "fonts/pipe.ttf", "icons/pipe.svg"] {
            mkfifo(path(name), 0o600)
        }
        mknod(path("socket"), S_IFSOCK | 0o600, 0)
        let hello = RenderCommandTests.hello
        try runner.write("fonts: [pipe.ttf]\n" + hello, to: "font.yaml")
        try runner.write(hello.replacingOccurrences(of: "{ words: [one, two] }", with: "pipe.json"), to: "data.yaml")
        try runner.write("extends: pipe.yaml\n", to: "extends.yaml")
        try runner.write(
            hello.replacingOccurrences(of: #"text: "{{ item }}""#, with: "image: pipe.png"), to: "image.yaml")
        try runner.write(
            hello.replacingOccurrences(of: #"text: "{{ item }}""#, with: "systemImage: pipe"), to: "symbol.yaml")
    }

    @Test("inputs that are not files are errors, without waiting for them", arguments: badInputs.indices)
    func inputs(row: Int) throws {
        let (arguments, message) = Self.badInputs[row]
        try makeInputs()
        let outcome = try runner.run(["render"] + arguments, limit: 60)
        #expect(outcome.exitCode == 1 || outcome.exitCode == 3)
        #expect(outcome.standardError.contains(message), "\(outcome.standardError)")
    }

    @Test("a batch answers jobs with pipes as inputs, and continues")
    func batch() throws {
        try makeInputs()
        let jobs = [
            #"{"template": "pipe.yaml"}"#, #"{"template": "font.yaml"}"#, #"{"template": "data.yaml"}"#,
            #"{"template": "extends.yaml"}"#, #"{"template": "hello.yaml", "data": "pipe.json"}"#,
            #"{"template": "/dev/stdin"}"#, #"{"template": "hello.yaml"}"#,
        ]
        // Standard input is a file here, because a pipe would be read by the batch.
        try runner.write(jobs.joined(separator: "\n"), to: "jobs.jsonl")
        mkfifo(path("input"), 0o600)
        let outcome = try runner.run(["batch", "jobs.jsonl"], limit: 60)
        let statuses = outcome.text.split(separator: "\n").map { $0.contains(#""status":"ok""#) }
        #expect(statuses == [false, false, false, false, false, false, true, false], "\(outcome.text)")
    }

    @Test("a batch that reads its jobs from a pipe without a writer stops at the first signal")
    func jobsFromAPipe() throws {
        mkfifo(path("jobs"), 0o600)
        let process = try BatchProcess(runner, ["jobs", "--template", "hello.yaml"])
        // Its first answer shows that it handles signals; then it continues without a writer.
        let writer = open(path("jobs"), O_WRONLY)
        #expect(write(writer, "{}\n", 3) == 3)
        #expect(try process.line()?.contains(#""status":"ok""#) == true)
        kill(process.process.processIdentifier, SIGTERM)
        process.process.waitUntilExit()
        close(writer)
        #expect(process.process.terminationStatus == 143)
    }

    @Test(
        "a template can be read from a pipe that a shell has opened",
        arguments: ["cat hello.yaml | $F render /dev/stdin", "$F render <(cat hello.yaml) --variant all"])
    func substitution(command: String) throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/bash")
        shell.arguments = [
            "-c", command.replacingOccurrences(of: "$F", with: "'\(CommandRunner.program.path)'") + " -o out.svg",
        ]
        shell.currentDirectoryURL = runner.folder
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
        #expect(try runner.data(of: "out.svg").starts(with: Data("<svg".utf8)))
    }
}
