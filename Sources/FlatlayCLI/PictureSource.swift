import Flatlay
import FlatlayTemplates
import Foundation

/// Creates templates and their renderers with the options of the command line.
struct PictureSource {
    let options: PictureOptions
    /// The cache that renderers share.
    var cache = RenderCache.shared
    /// The maximum number of threads per image; nil for one per core.
    var threadLimit: Int?
    private let fonts: FontSource
    private let piped = PipedText()
    /// The symbol folders of the command line, in lookup order.
    private let symbols: [SymbolFolder]

    /// - Parameter checksFontsAlways: whether fonts that were replaced are looked for before each image, as long as images
    ///   are kept or watched; otherwise once a second.
    init(_ options: PictureOptions, checksFontsAlways: Bool = false) throws {
        self.options = options
        fonts = FontSource(files: options.font, checkInterval: checksFontsAlways ? .zero : .seconds(1))
        symbols = try options.symbolFolders()
    }

    /// The template options from the command line.
    func reading(variant: String?) -> TemplateOptions {
        var reading = TemplateOptions(
            dataFile: options.data.first { $0.name == nil }.map { URL(fileURLWithPath: $0.path) },
            namedDataFiles: options.data.compactMap { data in
                data.name.map { ($0, URL(fileURLWithPath: data.path)) }
            },
            overrides: options.set.map { ($0.keyPath, $0.value) } + options.canvasOverrides,
            allowedFolders: options.allowPath.map { URL(fileURLWithPath: $0, isDirectory: true) }, variant: variant)
        reading.allowedHosts = options.allowNet
        return reading
    }

    /// Reads a template; `-` is standard input.
    ///
    /// - Parameter name: its name in errors; nil for the last component of its path.
    /// - Throws: `TemplateErrors`, ``CommandFailure``.
    func template(_ path: String, variant: String?, name: String? = nil) throws -> Template {
        var reading = reading(variant: variant)
        reading.sourceName = name
        return try template(path, reading)
    }

    /// Reads a template with other options than those of the command line.
    ///
    /// - Throws: see ``template(_:variant:name:)``.
    func template(_ path: String, _ reading: TemplateOptions) throws -> Template {
        guard let descriptor = PipedText.descriptor(of: path) else {
            return try Template(contentsOf: URL(fileURLWithPath: path), options: reading)
        }
        let (bytes, name, folder) = try piped(descriptor, path)
        return try Template(data: bytes, name: name, folder: folder, options: reading)
    }

    /// Reads the data of a template.
    ///
    /// - Throws: see ``template(_:variant:name:)``.
    func data(_ path: String, _ reading: TemplateOptions) throws -> Template.ReadData {
        guard let descriptor = PipedText.descriptor(of: path) else {
            return try Template.data(contentsOf: URL(fileURLWithPath: path), options: reading)
        }
        let (bytes, name, folder) = try piped(descriptor, path)
        return try Template.data(of: bytes, name: name, folder: folder, options: reading)
    }

    private func piped(_ descriptor: Int32, _ path: String) throws -> (bytes: Data, name: String, folder: URL) {
        let name = path == "-" ? "<stdin>" : path
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        return (try piped.bytes(of: descriptor, named: name), name, folder)
    }

    /// The name of a template's image, without an extension.
    static func name(of path: String, variant: String?) -> String {
        let name = path == "-" ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return variant.map { FileName.adding($0, to: name) } ?? name
    }

    /// The path of a font file, if `file` is one from the command line, the template or the installed families;
    /// otherwise nil.
    func fontFile(_ file: FileIdentity, of template: Template) -> String? {
        fonts.path(of: file, adding: template.fontFiles)
    }

    /// Creates the renderer for a template's image.
    func renderer(of template: Template, _ setup: PictureSetup) throws -> ImageRenderer<AnyView> {
        let template = try shown(template, setup)
        let renderer = try template.renderer(fonts: fonts.library(adding: template.fontFiles), cache: cache)
        return finish(renderer, of: template, setup)
    }

    /// Creates a renderer for a template's image that accepts keys.
    func interactiveRenderer(of template: Template, _ setup: PictureSetup) throws -> InteractiveRenderer<AnyView> {
        let template = try shown(template, setup).shownInPart()
        let renderer = try template.interactiveRenderer(fonts: fonts.library(adding: template.fontFiles), cache: cache)
        return finish(renderer, of: template, setup)
    }

    /// The template on the device, or in the window, of the command line.
    private func shown(_ template: Template, _ setup: PictureSetup) throws -> Template {
        if let device = setup.device { return try template.shown(on: device) }
        return setup.viewport == nil ? template : template.shownInPart()
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
