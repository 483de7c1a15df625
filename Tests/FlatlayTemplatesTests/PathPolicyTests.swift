import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// A template reads files in its folder, and no others.
@Suite struct PathPolicyTests {
    private let fixture: TemplateFixture
    private let outside: URL

    init() throws {
        fixture = try TemplateFixture(["in.json": "[1]", "sub/in.json": "[2]"])
        outside = fixture.folder.deletingLastPathComponent().appendingPathComponent("outside", isDirectory: true)
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try "[3]".write(to: outside.appendingPathComponent("out.json"), atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            at: fixture.folder.appendingPathComponent("link.json"),
            withDestinationURL: outside.appendingPathComponent("out.json"))
        try FileManager.default.createSymbolicLink(
            at: fixture.folder.appendingPathComponent("linked"), withDestinationURL: outside)
    }

    @Test(arguments: ["in.json", "sub/in.json", "./sub/../in.json"])
    func whatLiesInsideIsRead(name: String) {
        #expect(fixture.errors("sections: []\ndata: \(name)").isEmpty)
    }

    @Test(arguments: [
        "../outside/out.json", "link.json", "linked/out.json", "sub/../../outside/out.json", "/etc/hosts.json",
        "../templates-other/x.json",
    ])
    func whatLiesOutsideIsRefused(name: String) {
        #expect(
            fixture.errors("sections: []\ndata: \(name)").map(\.problem) == [
                .forbiddenPath(name, folder: "'templates'")
            ])
    }

    @Test(arguments: ["../outside/out.json", "link.json", "linked/out.json"])
    func allowedFoldersAreRead(name: String) {
        let options = TemplateOptions(allowedFolders: [outside])
        #expect(fixture.errors("sections: []\ndata: \(name)", options: options).isEmpty)
    }

    @Test func picturesAndFontsAndBasesAreKeptInside() {
        let source = """
            extends: in.json
            fonts: [link.json]
            sections: [{ items: 1, cell: { image: "{{ data.0 }}" } }]
            data: ["linked/out.json"]
            """
        #expect(fixture.errors(source).count == 1)
        let rest = source.split(separator: "\n").dropFirst().joined(separator: "\n")
        #expect(fixture.errors(rest).map(\.keyPath) == ["fonts[0]"])
        let image = rest.split(separator: "\n").dropFirst().joined(separator: "\n")
        #expect(
            fixture.errors(image).map(\.message) == [
                "'linked/out.json' is outside the template's folder 'templates'; move it there, or allow its folder (--allow-path)"
            ])
    }
}
