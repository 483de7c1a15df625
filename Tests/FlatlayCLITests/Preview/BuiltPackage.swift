import Foundation
import TestSupport
import Testing

/// A package with figures for `flatlay preview`, and a `swift` whose builds take no time: the program is that of
/// `Examples/Figures`, or one that a test writes.
struct BuiltPackage {
    let runner: CommandRunner

    static let template = """
        canvas: { width: 200, padding: 8, background: white }
        data: { teas: [Green, Black] }
        sections: [{ items: teas, cell: { text: "{{ item }}" }, layout: { list: {} } }]

        """

    init() throws {
        runner = try CommandRunner()
        try runner.write(Self.template, to: "Figures/teas.yaml")
        try runner.write(
            """
            folder: docs
            targets: [FigureExamples]
            figures:
              - { name: teas, template: Figures/teas.yaml, alt: Two teas }

            """, to: "Figures/figures.yaml")
        try runner.write("// swift-tools-version: 6.1\n", to: "Package.swift")
        try runner.write("// The figures.\n", to: "Code/main.swift")
        try runner.write(
            """
            {
              "name": "Tea", "products": [], "dependencies": [],
              "targets": [
                { "name": "FigureExamples", "type": "executable", "path": "Code", "dependencies": [] }
              ]
            }
            """, to: "fake/manifest.json")
        try script(
            """
            #!/bin/sh
            cd "$(dirname "$0")"
            case "$*" in
            *dump-package)
              echo described >> descriptions
              if [ -s mistake ]; then cat mistake >&2; exit 1; fi
              cat manifest.json ;;
            *--show-bin-path) pwd ;;
            build*)
              echo built >> builds
              if [ -s error ]; then
                cat error
                [ -f once ] && rm error
                exit 1
              fi ;;
            *) exit 2 ;;
            esac

            """, to: "fake/swift")
        let program = CommandRunner.buildFolder.appendingPathComponent("FigureExamples")
        try FileManager.default.createSymbolicLink(
            at: runner.folder.appendingPathComponent("fake/FigureExamples"), withDestinationURL: program)
    }

    /// Writes a program.
    func script(_ text: String, to name: String) throws {
        let file = runner.folder.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: file)
        try runner.write(text, to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// Starts a preview of the package.
    func preview(_ arguments: [String] = ["."]) throws -> PreviewProcess {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try PreviewProcess(
            runner, arguments, environment: ["PATH": runner.folder.appendingPathComponent("fake").path + ":" + path])
    }

    /// The path of a file as the preview knows it, with its links followed.
    func path(_ name: String) -> String {
        runner.folder.resolvingSymlinksInPath().appendingPathComponent(name).path
    }

    /// Changes the code, as an editor does that saves.
    func save() throws { try runner.write("// The figures, \(UUID().uuidString).\n", to: "Code/main.swift") }

    /// What a page is told when a build has ended so.
    func list(_ events: EventClient, build: String) async throws -> [String: Any] {
        while true {
            let event = try await events.next("list")
            let list = try #require(try JSONSerialization.jsonObject(with: Data(event.data.utf8)) as? [String: Any])
            if list["build"] as? String == build { return list }
        }
    }
}
