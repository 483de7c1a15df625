import Foundation
import Testing

/// What docs/service.md shows: its commands are run against a service, and its files name options that exist.
@Suite struct ServicePageTests {
    private let blocks: [DocumentedBlock]

    init() throws {
        blocks = try DocumentedBlock.blocks(of: "docs/service.md")
    }

    private func block(_ beginning: String) throws -> String {
        try #require(blocks.first { $0.text.hasPrefix(beginning) }).text
    }

    @Test func itsRequestsAreThoseOfRender() async throws {
        let runner = try DocumentedPage.runner()
        let start = try block("flatlay serve").split(separator: " ").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(start == ["flatlay", "serve", "--template-folder", "Templates"])
        let service = try ServeProcess(runner, ["--template-folder=Templates"], folder: nil)
        let requests = try block("curl").replacingOccurrences(of: "http://127.0.0.1:8080", with: service.address)
        #expect(requests.contains(service.address))
        let asked = try runner.run(
            ["-e", "-c", requests], limit: 60, program: URL(fileURLWithPath: "/bin/bash"))
        #expect(asked.exitCode == 0, "\(asked.standardError)")
        try runner.write("{\"tags\": [\"Ada\", \"Grace\"]}", to: "data.json")
        for (name, arguments) in [
            ("tags.png", ["--width", "640", "--color-scheme", "dark"]), ("tags.webp", ["--data", "data.json"]),
            ("tags.svg", ["--data", "data.json"]),
        ] {
            let answer = try runner.data(of: name)
            #expect(try runner.run(["render", "Templates/tags.yaml", "-o", name] + arguments).exitCode == 0)
            #expect(answer == (try runner.data(of: name)), "\(name)")
        }
        let shown = try block("{\"title\"")
        let error = try await service.get("/tags.png?wdith=640")
        #expect(String(decoding: error.body, as: UTF8.self) == shown)
        #expect(await service.stop() == 0)
    }

    @Test func itsFilesNameOptionsThatExist() throws {
        let unit = try block("[Unit]")
        let line = try #require(unit.split(separator: "\n").first { $0.hasPrefix("ExecStart=") })
        let options = line.split(separator: " ").filter { $0.hasPrefix("--") }.map(String.init)
        #expect(options.count > 2)
        let help = try CommandRunner().run(["serve", "--help"]).text
        for option in options { #expect(help.contains("\n  \(option) "), "\(option)") }
        let proxy = try block("proxy_cache_path")
        #expect(proxy.contains("proxy_pass http://127.0.0.1:8080;") && help.contains("8080"))
        #expect(proxy.contains("location = /metrics { deny all; }"))
    }
}
