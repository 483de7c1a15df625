import ArgumentParser
import Flatlay
import Foundation
import LayoutExamples

/// `flatlay-examples`.
@main
struct ExamplesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flatlay-examples",
        abstract: "Renders the layout examples to pictures.")

    @Argument(help: "The examples to render; all of them where none is named.", completion: .list(Self.names))
    var names: [String] = []

    @Option(name: [.short, .long], help: "The folder to write to.", completion: .directory)
    var output = "Output/layouts"

    @Flag(help: "Also writes each picture with the frames of its elements outlined, and the frames as text.")
    var frames = false

    @Flag(help: "Prints the names and what the examples show.")
    var list = false

    private static var names: [String] { (LayoutExample.all + LayoutExample.figures).map(\.name) }

    func validate() throws {
        for name in names where !Self.names.contains(name) {
            throw ValidationError("'\(name)' is no example; use one of \(Self.names.joined(separator: ", "))")
        }
    }

    func run() throws {
        let chosen = { (example: LayoutExample) in names.isEmpty || names.contains(example.name) }
        let examples = LayoutExample.all.filter(chosen)
        let figures = LayoutExample.figures.filter(chosen)
        if list {
            for example in examples + figures { print("\(example.name): \(example.summary)") }
            return
        }
        let folder = URL(fileURLWithPath: output, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for example in examples {
            for file in try example.files(withFrames: frames) { try write(file, to: folder) }
        }
        for figure in figures {
            for file in try figure.figureFiles() { try write(file, to: folder) }
        }
    }

    private func write(_ file: LayoutExample.File, to folder: URL) throws {
        let path = folder.appendingPathComponent(file.name).relativePath
        try AtomicFile.write(file.bytes, to: path)
        print(path)
    }
}
