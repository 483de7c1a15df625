import Flatlay
import FlatlayTemplates
import Foundation

/// Makes templates and their renderers as the command line says.
struct PictureSource {
    let options: PictureOptions
    private let fonts: FontSource
    /// The command line's own, the first asked first.
    private let symbols: [SymbolFolder]

    init(_ options: PictureOptions) throws {
        self.options = options
        fonts = FontSource(files: options.font)
        symbols = try options.symbolFolders()
    }

    /// Reads a template; `-` is standard input.
    func template(_ path: String, variant: String?) throws -> Template {
        var reading = TemplateOptions()
        reading.dataFile = options.data.map { URL(fileURLWithPath: $0) }
        reading.overrides = options.set.map { ($0.keyPath, $0.value) }
        reading.allowedFolders = options.allowPath.map { URL(fileURLWithPath: $0, isDirectory: true) }
        reading.variant = variant
        do {
            if path == "-" {
                let bytes = FileHandle.standardInput.readDataToEndOfFile()
                let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
                return try Template(data: bytes, name: "<stdin>", folder: folder, options: reading)
            }
            return try Template(contentsOf: URL(fileURLWithPath: path), options: reading)
        } catch {
            throw CommandFailure.invalidTemplate(error.rendered)
        }
    }

    /// The name of a template's picture, without an ending.
    func name(of path: String, variant: String?) -> String {
        let name = path == "-" ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return variant.map { "\(name)-\($0)" } ?? name
    }

    /// A renderer of a template's picture.
    func renderer(of template: Template, scheme: ColorScheme) throws -> ImageRenderer<AnyView> {
        let renderer = try template.renderer(fonts: fonts.library(adding: template.fontFiles))
        setUp(renderer, of: template, scheme: scheme)
        return renderer
    }

    /// A renderer of a template's picture that keys can be sent to.
    func interactiveRenderer(of template: Template, scheme: ColorScheme) throws -> InteractiveRenderer<AnyView> {
        let renderer = try template.interactiveRenderer(fonts: fonts.library(adding: template.fontFiles))
        setUp(renderer, of: template, scheme: scheme)
        return renderer
    }

    private func setUp(_ renderer: ImageRenderer<AnyView>, of template: Template, scheme: ColorScheme) {
        renderer.colorScheme = scheme
        renderer.symbols = SymbolLibrary(symbols + [template.symbols])
        if let size = options.contentSize { renderer.dynamicTypeSize = size }
        if let device = options.device { renderer.show(on: device) }
        if let viewport = options.viewport { renderer.proposedSize = ProposedViewSize(viewport.size) }
        if let scale = options.scale { renderer.scale = CGFloat(scale) }
        if let width = options.width { renderer.proposedSize.width = CGFloat(width) }
    }
}
