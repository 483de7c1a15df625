import Foundation
import Testing

/// `flatlay snapshots verify`.
@Suite struct SnapshotsVerifyTests {
    /// Two templates with their images, of which one has three files.
    private func package() throws -> SnapshotPackage {
        let package = try SnapshotPackage()
        try package.write(RenderCommandTests.hello, to: "Templates/hello.yaml")
        try package.write(RenderCommandTests.hello, to: "Templates/other.yaml")
        try package.write("{}", to: "Templates/data.json")
        try package.write("", to: "Output/notes.txt")
        let hello = ["render", "Templates/hello.yaml", "--format", "png,svg"]
        #expect(try package.runner.run(hello).exitCode == 0)
        #expect(try package.runner.run(["render", "Templates/other.yaml", "--color-scheme", "both"]).exitCode == 0)
        return package
    }

    @Test("the templates of the repository render its pictures") func repository() throws {
        let root = CommandRunner.root.path
        let outcome = try CommandRunner().run(
            ["snapshots", "verify", root + "/Templates/", "--against", root + "/Output/"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.count >= 16)
        #expect(lines.allSatisfy { $0.hasPrefix("same ") }, "\(outcome.text)")
    }

    @Test("changed, new and missing are told apart, and accepted") func differences() throws {
        let package = try package()
        #expect(try package.run("verify", "Templates", "--against", "Output").exitCode == 0)
        try package.write(RenderCommandTests.hello, to: "Templates/added.yaml")
        try package.write(try SnapshotPackage.image(0), to: "Output/removed.png")
        try package.write(try SnapshotPackage.image(0), to: "Output/hello.png")
        try package.write("<svg/>", to: "Output/hello.svg")
        try package.write("broken", to: "Output/other-dark.png")
        let outcome = try package.run("verify", "Templates", "--against", "Output", "--record")
        #expect(outcome.exitCode == 1)
        let lines = outcome.text.split(separator: "\n").map(String.init)
        try #require(lines.count == 6, "\(lines)")
        #expect(lines[0] == "new      Output/added.png")
        #expect(lines[1].hasPrefix("changed  Output/hello.png  the sizes differ; it is "))
        #expect(lines[2].hasPrefix("changed  Output/hello.svg  the bytes differ: 6 became "))
        #expect(lines[3].hasPrefix("changed  Output/other-dark.png  "))
        #expect(lines[4] == "same     Output/other-light.png")
        #expect(lines[5] == "missing  Output/removed.png  no template renders it")
        #expect(outcome.standardError == "accept the results with 'flatlay snapshots accept --all --folder Output'\n")
        #expect(try package.runner.data(of: "Output/hello.svg") == Data("<svg/>".utf8), "nothing is overwritten")
        #expect(try package.run("accept", "--all", "--folder", "Output").exitCode == 0)
        try FileManager.default.removeItem(atPath: package.root + "/Output/removed.png")
        #expect(try package.run("verify", "Templates", "--against", "Output").exitCode == 0)
        #expect(!package.runner.exists("Output/hello.pending.svg"))
    }

    @Test("without --record nothing is written") func nothingWritten() throws {
        let package = try package()
        try package.write(try SnapshotPackage.image(0), to: "Output/hello.png")
        let before = try FileManager.default.contentsOfDirectory(atPath: package.root + "/Output").sorted()
        #expect(try package.run("verify", "Templates", "--against", "Output").exitCode == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: package.root + "/Output").sorted() == before)
    }

    @Test("another compression of the same pixels passes") func otherBytes() throws {
        let package = try package()
        let before = try package.runner.data(of: "Output/hello.png")
        #expect(try package.runner.run(["render", "Templates/hello.yaml", "--png", "smallest"]).exitCode == 0)
        #expect(try package.runner.data(of: "Output/hello.png") != before)
        #expect(try package.run("verify", "Templates", "--against", "Output").exitCode == 0)
    }

    @Test("a template that is invalid does not make its files missing") func invalid() throws {
        let package = try package()
        try package.write("sectoins: []\n", to: "Templates/hello.yaml")
        let outcome = try package.run("verify", "Templates", "--against", "Output")
        #expect(outcome.exitCode == 3)
        #expect(outcome.text == "same     Output/other-dark.png\nsame     Output/other-light.png\n")
        #expect(outcome.standardError.contains("did you mean 'sections'?"))
        #expect(try package.run("verify", "Templates", "--against", "None").exitCode == 2)
        #expect(try package.run("verify", "Output", "--against", "Output").exitCode == 2)
    }

    @Test("files of another scale, and of templates with longer names") func names() throws {
        let package = try package()
        try package.write(RenderCommandTests.hello, to: "Templates/hello-dark.yaml")
        for output in ["hello@2x.png", "other-dark@3x.png", "hello-dark.png"] {
            let stem = output.prefix { $0 != "@" && $0 != "." }
            let template = stem == "other-dark" ? "other" : String(stem)
            let scale = output.contains("@2x") ? "2" : output.contains("@3x") ? "3" : "1"
            let line = ["render", "Templates/\(template).yaml", "-o", "Output/\(output)", "--scale", scale]
            let scheme = stem == "other-dark" ? ["--color-scheme", "dark"] : []
            #expect(try package.runner.run(line + scheme).exitCode == 0)
        }
        let outcome = try package.run("verify", "Templates", "--against", "Output")
        #expect(outcome.exitCode == 0, "\(outcome.text)\(outcome.standardError)")
        #expect(outcome.text.split(separator: "\n").count == 7)
    }

    @Test("the answer as JSON") func json() throws {
        let package = try package()
        try package.write(try SnapshotPackage.image(0), to: "Output/hello.png")
        let outcome = try package.run("verify", "Templates", "--against", "Output", "--json", "--record")
        let object = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
        let files = try #require(object?["files"] as? [[String: Any]])
        #expect(files.map { $0["state"] as? String } == ["changed", "same", "same", "same"])
        #expect(files[0]["pending"] as? String == package.root + "/Output/hello.pending.png")
        #expect(files[0]["template"] as? String == "Templates/hello.yaml")
    }

    @Test("a full disk is an error that loses nothing", .enabled(if: Mounts.arePermitted, "needs mounts"))
    func fullDisk() throws {
        let package = try package()
        try package.write(try SnapshotPackage.image(0), to: "Output/hello.png")
        let script = """
            mount -t tmpfs -o size=16k none full && cp Output/* full/ && (cat /dev/zero > full/fill 2>/dev/null; true)
            """
        try FileManager.default.createDirectory(atPath: package.root + "/full", withIntermediateDirectories: true)
        let outcome = try Mounts.run(
            script, package, ["snapshots", "verify", "Templates", "--against", "full", "--record"])
        #expect(outcome.exitCode == 4, "\(outcome.text)")
        #expect(outcome.standardError.contains("No space left on device"))
    }
}
