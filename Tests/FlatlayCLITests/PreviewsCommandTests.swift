import Foundation
import Testing

/// `flatlay previews`: what it says when there is nothing to build. Building takes minutes.
@Suite("flatlay previews") struct PreviewsCommandTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner()
    }

    @Test("folders and packages without previews are errors with what to do")
    func errors() throws {
        let missing = try runner.run(["previews", "--package-path", "nowhere"])
        #expect(missing.exitCode == 2)
        #expect(missing.standardError.contains("has no Package.swift; name the folder of a package"))
        try runner.write(
            "// swift-tools-version: 6.1\nimport PackageDescription\nlet package = Package(name: \"Other\")\n",
            to: "Package.swift")
        let foreign = try runner.run(["previews"])
        #expect(foreign.exitCode == 2)
        #expect(foreign.standardError.contains("'Other' does not depend on Flatlay by the path of its folder"))
        #expect(try runner.run(["previews", "--fit", "--device", "iphone-16"]).exitCode == 2)
    }

    @Test("a mistake in the manifest is said in the words of the compiler")
    func brokenManifest() throws {
        try runner.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Tea", targets: [.shelf(name: "Tea")])

            """, to: "Package.swift")
        let outcome = try runner.run(["previews"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.standardError.contains("Package.swift:3:47: error: type 'Target' has no member 'shelf'"))
        let last = outcome.standardError.split(separator: "\n").last ?? ""
        #expect(last.hasPrefix("flatlay: 'swift package --package-path ") && last.hasSuffix("ended with code 1"))
    }

    @Test("the command of docs/app-files.md has options that exist")
    func documentedCommand() throws {
        let page = try String(
            contentsOf: CommandRunner.root.appendingPathComponent("docs/app-files.md"), encoding: .utf8)
        let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("flatlay previews ") })
        // Its package is not there, which is found after the options are read.
        let outcome = try runner.run(line.split(separator: " ").dropFirst().map(String.init))
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.contains("'ShopPreviews' has no Package.swift"))
    }

    @Test("a preview that ends the program is named with its cause, and the others are rendered")
    func trap() throws {
        // A package, and a 'swift' that has built its program: it ends at one preview, and goes on with the next.
        try runner.write("// swift-tools-version: 6.1\n", to: "Package.swift")
        try runner.write("", to: "Flatlay/Sources/FlatlayPreviews/Preview.swift")
        try runner.write(
            """
            {"name": "Tea", "products": [{"name": "Tea", "targets": ["Tea"]}], "dependencies": [
              {"fileSystem": [{"identity": "flatlay", "path": "\(runner.folder.path)/Flatlay"}]}]}
            """, to: "fake/manifest.json")
        try script(
            """
            #!/bin/sh
            cd "$(dirname "$0")"
            case "$*" in
            *dump-package) cat manifest.json ;;
            *--show-bin-path) pwd ;;
            esac
            """, to: "fake/swift")
        try script(
            #"""
            #!/bin/sh
            while [ "$1" != --journal ]; do shift; done
            case "$(cat "$2" 2>/dev/null)" in
            '')
              echo first.png
              echo '{"making":{"declaration":0,"location":"Tea/Tea.swift:4","name":"Cup"}}' >> "$2"
              echo "Tea/Tea.swift:5: Fatal error: no tea" >&2
              kill -ILL $$ ;;
            *) echo second.png ;;
            esac
            """#, to: "fake/RenderPreviews")
        let path = runner.folder.appendingPathComponent("fake").path + ":/usr/bin:/bin"
        let outcome = try runner.run(["previews"], environment: ["PATH": path])
        #expect(outcome.exitCode == 1)
        #expect(outcome.text == "first.png\nsecond.png\n")
        #expect(
            outcome.standardError.contains(
                "flatlay: Tea/Tea.swift:4: the preview 'Cup': Tea/Tea.swift:5: Fatal error: no tea\n"),
            "\(outcome.standardError)")
        // A program that does not get further ends the command.
        try script("#!/bin/sh\necho 'Fatal error: none' >&2\nkill -ILL $$\n", to: "fake/RenderPreviews")
        let stuck = try runner.run(["previews"], environment: ["PATH": path])
        #expect(stuck.exitCode == 1)
        #expect(stuck.standardError.hasSuffix("flatlay: the program crashed (signal 4): Fatal error: none\n"))
    }

    private func script(_ text: String, to name: String) throws {
        try runner.write(text + "\n", to: name)
        let file = runner.folder.appendingPathComponent(name).path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
}
