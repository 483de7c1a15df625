import Flatlay
import FlatlayTemplates
import Foundation

/// One picture to render and write.
struct RenderJob {
    /// The picture's name, without an ending.
    let name: String
    let template: Template
    let scheme: ColorScheme
    let format: OutputFormat
    let destination: OutputDestination
    let command: RenderCommand
    let fonts: FontSource
    /// The command line's own, the first asked first.
    let symbols: [SymbolFolder]

    /// What came of a job.
    struct Report {
        /// The line to print: the path and the size of the file; nil where the picture went to standard output.
        var line: String?
        /// What could not be drawn as asked.
        var warnings: [String]
    }

    /// The name of the file in a folder.
    var fileName: String { "\(name).\(format.rawValue)" }

    func run() throws -> Report {
        do {
            let library = try fonts.library(adding: template.fontFiles)
            let interactive = isInteractive ? try template.interactiveRenderer(fonts: library) : nil
            let renderer = try interactive ?? template.renderer(fonts: library)
            renderer.colorScheme = scheme
            renderer.symbols = SymbolLibrary(symbols + [template.symbols])
            if let size = command.contentSize { renderer.dynamicTypeSize = size }
            if let scale = command.scale { renderer.scale = CGFloat(scale) }
            if let width = command.width { renderer.proposedSize.width = CGFloat(width) }
            if command.showFrames { renderer.content = AnyView(renderer.content.showsElementFrames()) }
            let path = try interactive.flatMap { try press(on: $0) }
            let bytes = try path ?? bytes(from: renderer)
            let line = try write(bytes)
            return Report(line: line, warnings: renderer.diagnostics.map(\.description) + keyWarnings(interactive))
        } catch let error as CommandFailure {
            throw error
        } catch let error as TemplateErrors {
            throw CommandFailure.invalidTemplate(error.rendered)
        } catch {
            throw CommandFailure.renderFailed("\(name): \(error)")
        }
    }

    private var isInteractive: Bool { command.keys != nil || command.dump == .focus }

    /// Presses the keys. Answers what is dumped of the focus, where that is asked for.
    private func press(on renderer: InteractiveRenderer<AnyView>) throws -> Data? {
        renderer.showsFocusPath = command.focusPath
        if let keys = command.keys { try renderer.run(keys) }
        guard command.dump == .focus else { return nil }
        return Data(
            (try renderer.focusDescription() + (command.keys == nil ? "" : renderer.focusPath.description)).utf8)
    }

    private func keyWarnings(_ renderer: InteractiveRenderer<AnyView>?) -> [String] {
        guard command.keys != nil, renderer?.userInterfaceIdiom == .phone else { return [] }
        return ["a phone has no focus, so keys do nothing; use canvas.device=tv or tablet"]
    }

    private func bytes(from renderer: ImageRenderer<AnyView>) throws -> Data {
        switch command.dump {
        case .frames: return Data(try renderer.frameDescription().utf8)
        case .displayList: return Data(try renderer.displayList().description.utf8)
        case .tree: return Data(try renderer.displayList().treeDescription.utf8)
        case .focus, nil: break
        }
        switch format {
        case .png: return try renderer.pngData()
        case .svg: return try renderer.svgData(textMode: command.svgText == .text ? .text : .outlines)
        case .pdf: return try renderer.pdfData()
        }
    }

    private func write(_ bytes: Data) throws -> String? {
        // A dump is for reading: without -o it goes to the terminal.
        if destination == .standardOutput || (command.dump != nil && command.output == nil) {
            try FileHandle.standardOutput.write(contentsOf: bytes)
            return nil
        }
        let url: URL
        switch destination {
        case .file(let file): url = file
        case .folder(let folder):
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            url = folder.appendingPathComponent(fileName)
        case .standardOutput: return nil
        }
        try AtomicFile.write(bytes, to: url.relativePath)
        return "\(url.relativePath)  \(ByteCount.text(bytes.count))"
    }
}

/// Numbers of bytes as people read them.
enum ByteCount {
    /// `812 bytes`, `41.2 KB`, `1.3 MB`.
    static func text(_ count: Int) -> String {
        func oneDecimal(_ value: Double) -> String {
            let tenths = Int((value * 10).rounded())
            return "\(tenths / 10).\(tenths % 10)"
        }
        if count < 1000 { return "\(count) bytes" }
        if count < 1_000_000 { return oneDecimal(Double(count) / 1000) + " KB" }
        return oneDecimal(Double(count) / 1_000_000) + " MB"
    }
}
