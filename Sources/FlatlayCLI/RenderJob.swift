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
    let source: PictureSource
    var films: any FilmSource = TemplateFilms()

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
            let interactive = isInteractive ? try source.interactiveRenderer(of: template, scheme: scheme) : nil
            let renderer = try interactive ?? source.renderer(of: template, scheme: scheme)
            if let compression = command.png { renderer.pngCompression = compression }
            if command.showFrames { renderer.content = AnyView(renderer.content.showsElementFrames()) }
            let dumped = try interactive.flatMap { try press(on: $0) }
            let bytes = try dumped ?? bytes(from: renderer)
            // A dump is for reading: without -o it goes to the terminal.
            let isRead = command.dump != nil && command.output == nil
            let line = try PictureFile.write(bytes, to: isRead ? .standardOutput : destination, name: fileName)
            return Report(line: line, warnings: renderer.diagnostics.map(\.description) + keyWarnings(interactive))
        } catch {
            throw CommandFailure(error, of: name)
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

    /// The picture, or what is dumped in its place.
    func bytes(from renderer: ImageRenderer<AnyView>) throws -> Data {
        if let moment = command.at { return try bytes(from: renderer, at: moment) }
        switch command.dump {
        case .frames: return Data(try renderer.frameDescription().utf8)
        case .displayList: return Data(try renderer.displayList().description.utf8)
        case .tree: return Data(try renderer.displayList().treeDescription.utf8)
        case .focus, nil: break
        }
        switch format {
        case .png: return try renderer.pngData()
        case .svg: return try renderer.svgData(textMode: command.picture.textMode)
        case .pdf: return try renderer.pdfData()
        }
    }

    /// The picture of a moment of the template's change.
    private func bytes(from renderer: ImageRenderer<AnyView>, at moment: Double) throws -> Data {
        let film = try films.film(of: template, named: name, renderer: renderer)
        guard (0...film.duration).contains(moment) else {
            throw AnimationError.moment(moment, duration: film.duration)
        }
        let list = film.displayList(at: moment)
        switch command.dump {
        case .displayList: return Data(list.description.utf8)
        case .tree: return Data(list.treeDescription.utf8)
        case .frames, .focus, nil: break
        }
        switch format {
        case .png:
            return try PNGRenderer(
                options: PNGOptions(
                    scale: renderer.scale, compression: renderer.pngCompression, threadLimit: renderer.threadLimit)
            ).data(for: list)
        case .svg:
            let options = SVGOptions(
                textMode: command.picture.textMode, title: renderer.title,
                description: renderer.accessibilityDescription)
            return try SVGWriter(options: options).data(for: list)
        case .pdf: return try PDFWriter(options: PDFOptions(title: renderer.title)).data(for: list)
        }
    }
}
