import ArgumentParser
import CellExamples
import Flatlay
import Foundation
import LayoutExamples

/// `flatlay-examples`.
@main
struct ExamplesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flatlay-examples",
        abstract: "Renders the examples of layouts and cells to pictures.")

    @Argument(help: "The examples to render; all of them where none is named.", completion: .list(Self.names))
    var names: [String] = []

    @Option(
        name: [.short, .long], help: "The folder that gets the folders 'layouts' and 'cells'.", completion: .directory)
    var output = "Output"

    @Flag(help: "Also writes each layout with the frames of its elements outlined, and the frames as text.")
    var frames = false

    @Flag(help: "Prints the names and what the examples show.")
    var list = false

    private static var names: [String] {
        (LayoutExample.all + LayoutExample.figures).map(\.name) + CellSheet.all.map(\.name)
    }

    func validate() throws {
        for name in names where !Self.names.contains(name) {
            throw ValidationError("'\(name)' is no example; use one of \(Self.names.joined(separator: ", "))")
        }
    }

    func run() throws {
        let layouts = LayoutExample.all.filter { isChosen($0.name) }
        let figures = LayoutExample.figures.filter { isChosen($0.name) }
        let sheets = CellSheet.all.filter { isChosen($0.name) }
        if list {
            for example in layouts + figures { print("\(example.name): \(example.summary)") }
            for sheet in sheets { print("\(sheet.name): \(sheet.summary)") }
            return
        }
        for example in layouts {
            for file in try example.files(withFrames: frames) { try write(file.bytes, to: "layouts", file.name) }
        }
        for figure in figures {
            for file in try figure.figureFiles() { try write(file.bytes, to: "layouts", file.name) }
        }
        for sheet in sheets {
            try write(try sheet.renderer().pngData(), to: "cells", "\(sheet.name).png")
        }
    }

    private func isChosen(_ name: String) -> Bool {
        names.isEmpty || names.contains(name)
    }

    private func write(_ bytes: Data, to folder: String, _ name: String) throws {
        let folder = URL(fileURLWithPath: output, isDirectory: true).appendingPathComponent(folder, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent(name).relativePath
        try AtomicFile.write(bytes, to: path)
        print(path)
    }
}
