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
}
