import Flatlay
import FlatlayFigures
import FlatlaySnapshots
import FlatlayTemplates
import Foundation

/// A figure that was rendered, but not written.
struct RenderedFigure {
    var name: String
    /// The files with their paths in the package.
    var files: [(path: String, data: Data)]
    var record: FigureLock.Figure
    var warnings: [String]
}

/// Renders the figures of templates.
struct FigureTemplateRun {
    let package: FigurePackage
    let list: FigureList

    /// The hash of all that a figure declares about its pictures.
    func options(of figure: FigureList.Figure) -> String {
        struct Declaration: Encodable {
            var template: String
            var data: [[String]]
            var values: [[String]]
            var variant: String?
            var width: Double?
            var device: String?
            var options: FigureOptions
            var fonts: [String]
            var symbols: [String]
            /// Left out without annotations, so that records of figures without them stay as they are.
            var annotations: [String]?
        }
        let declaration = Declaration(
            template: figure.template, data: figure.data.map { [$0.name, $0.path] },
            values: figure.values.map { [$0.keyPath, $0.value] }, variant: figure.variant, width: figure.width,
            device: figure.device, options: figure.options, fonts: list.fonts, symbols: list.symbols,
            annotations: figure.annotations.isEmpty ? nil : figure.annotations.map(\.key))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Widths are finite, so this can't fail.
        return FigurePackage.hash(of: (try? encoder.encode(declaration)) ?? Data())
    }

    /// Renders all pictures of a figure.
    ///
    /// - Throws: `TemplateErrors` and the errors of rendering.
    func render(_ figure: FigureList.Figure) throws -> RenderedFigure {
        let (source, template) = try template(of: figure)
        var renderers: [ImageRenderer<AnyView>] = []
        let picture = try FigurePicture(figure.name, figure.options, annotations: figure.annotations) { scheme in
            var setup = source.options.setup
            setup.colorScheme = scheme
            let renderer = try source.renderer(of: template, setup)
            renderers.append(renderer)
            return renderer
        }
        let inputs = inputs(of: template, source, renderers)
        let files = FigureInputs(package: package, inputs: inputs, fonts: picture.fonts)
        let (environment, _) = FigureInputs.environment
        let record = FigureLock.Figure(
            options: options(of: figure), width: picture.size.width, height: picture.size.height,
            folder: figure.folder,
            files: Dictionary(picture.files.map { ($0.name, FigurePackage.hash(of: $0.data)) }) { $1 },
            inputs: files.inputs, fonts: files.fonts, environment: environment)
        return RenderedFigure(
            name: figure.name, files: picture.files.map { (FileName.join(figure.folder, $0.name), $0.data) },
            record: record, warnings: picture.warnings)
    }

    /// Reads the template of a figure.
    ///
    /// - Parameter tracesViews: whether an inspector needs the source locations of views.
    func template(
        of figure: FigureList.Figure, tracesViews: Bool = false
    ) throws -> (PictureSource, Template) {
        let source = try PictureSource(PictureOptions.parse(arguments(of: figure)))
        var reading = source.reading(variant: figure.variant)
        reading.sourceName = figure.template
        reading.tracesViews = tracesViews
        return (source, try source.template(package.absolute(figure.template), reading))
    }

    /// The paths of the files that renderers have read.
    func inputs(
        of template: Template, _ source: PictureSource, _ renderers: [ImageRenderer<AnyView>]
    ) -> [String] {
        var inputs = template.filePaths + template.fontFiles.map(\.path) + source.options.data.map(\.path)
        for renderer in renderers {
            inputs += (renderer.images as? FileImageResolver)?.usedFiles.values.map { $0 } ?? []
            inputs += (renderer.symbols as? SymbolLibrary)?.usedFiles.values.map { $0 } ?? []
        }
        return inputs
    }

    /// A figure as options of the command line.
    private func arguments(of figure: FigureList.Figure) -> [String] {
        var arguments = ["--allow-path=" + package.root]
        for (name, path) in figure.data {
            arguments.append("--data=" + (name.isEmpty ? "" : name + "=") + package.absolute(path))
        }
        arguments += figure.values.map { "--set=\($0.keyPath)=\($0.value)" }
        arguments += list.fonts.map { "--font=" + package.absolute($0) }
        arguments += list.symbols.map { "--symbols=" + package.absolute($0) }
        if let width = figure.width { arguments.append("--width=\(width)") }
        if let device = figure.device { arguments.append("--device=\(device)") }
        return arguments
    }
}

/// The files that a figure was made from, with their hashes.
struct FigureInputs {
    private(set) var inputs: [String: String] = [:]
    private(set) var fonts: [String: String] = [:]

    init(package: FigurePackage, inputs: [String], fonts: Set<String>) {
        for path in Set(inputs) where FileKind(of: path) == .regular {
            guard let relative = package.relative(path) else { continue }
            self.inputs[relative] = package.hash(of: relative)
        }
        for path in fonts {
            if let relative = package.relative(path) {
                self.inputs[relative] = package.hash(of: relative)
            } else {
                self.fonts[Self.name(ofFont: path)] = PixelHash.text(ofFile: path)
            }
        }
    }

    /// The versions of libraries, and the hash of their list.
    static let environment: (hash: String, versions: [String: String]) = {
        let versions = RenderEnvironment.current()
        let text = versions.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined()
        return (FigurePackage.hash(ofText: text), versions)
    }()

    /// The name of an installed font: its path in the folder of installed files, which may be elsewhere.
    static func name(ofFont path: String) -> String {
        let start = InstalledFiles.shared + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// The path of a font with this name.
    static func path(ofFont name: String) -> String {
        name.hasPrefix("/") ? name : InstalledFiles.shared + "/" + name
    }
}
