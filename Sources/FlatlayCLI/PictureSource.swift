import Flatlay
import FlatlayTemplates
import Foundation

/// Makes templates and their renderers as the command line says.
struct PictureSource {
    let options: PictureOptions
    /// What renderers keep from picture to picture.
    var cache = RenderCache.shared
    /// How many threads make a picture; nil for one for each core.
    var threadLimit: Int?
    private let fonts: FontSource
    private let piped = PipedText()
    /// The command line's own, the first asked first.
    private let symbols: [SymbolFolder]

    init(_ options: PictureOptions) throws {
        self.options = options
        fonts = FontSource(files: options.font)
        symbols = try options.symbolFolders()
    }

    /// What the command line changes about templates.
    func reading(variant: String?) -> TemplateOptions {
        TemplateOptions(
            dataFile: options.data.map { URL(fileURLWithPath: $0) },
            overrides: options.set.map { ($0.keyPath, $0.value) },
            allowedFolders: options.allowPath.map { URL(fileURLWithPath: $0, isDirectory: true) }, variant: variant)
    }

    /// Reads a template; `-` is standard input.
    ///
    /// - Throws: `TemplateErrors`, ``CommandFailure``.
    func template(_ path: String, variant: String?) throws -> Template {
        let reading = reading(variant: variant)
        guard let descriptor = PipedText.descriptor(of: path) else {
            return try Template(contentsOf: URL(fileURLWithPath: path), options: reading)
        }
        let name = path == "-" ? "<stdin>" : path
        let bytes = try piped.bytes(of: descriptor, named: name)
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        return try Template(data: bytes, name: name, folder: folder, options: reading)
    }

    /// The name of a template's picture, without an ending.
    static func name(of path: String, variant: String?) -> String {
        let name = path == "-" ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return variant.map { FileName.adding($0, to: name) } ?? name
    }

    /// The font file of the command line, of a template or of the installed families that is one with a file; nil for
    /// none.
    func fontFile(_ file: FileIdentity, of template: Template) -> String? {
        fonts.path(of: file, adding: template.fontFiles)
    }

    /// A renderer of a template's picture.
    func renderer(of template: Template, _ setup: PictureSetup) throws -> ImageRenderer<AnyView> {
        let renderer = try template.renderer(fonts: fonts.library(adding: template.fontFiles), cache: cache)
        return finish(renderer, of: template, setup)
    }

    /// A renderer of a template's picture that keys can be sent to.
    func interactiveRenderer(of template: Template, _ setup: PictureSetup) throws -> InteractiveRenderer<AnyView> {
        let renderer = try template.interactiveRenderer(fonts: fonts.library(adding: template.fontFiles), cache: cache)
        return finish(renderer, of: template, setup)
    }

    private func finish<Renderer: ImageRenderer<AnyView>>(
        _ renderer: Renderer, of template: Template, _ setup: PictureSetup
    ) -> Renderer {
        renderer.symbols = SymbolLibrary(symbols + [template.symbols])
        renderer.threadLimit = threadLimit
        if let count = options.pixelLimit { renderer.paintingLimit = PaintingLimit(pixels: count) }
        setup.apply(to: renderer)
        return renderer
    }
}
