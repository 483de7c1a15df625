import Flatlay
import Foundation

/// Reads the parts of a template's document, and reports the errors of all of them.
struct TemplateReader {
    /// The parts of a template.
    struct Parts {
        var canvas: TemplateCanvas
        var canvasTemplate: CanvasTemplate
        var fontFiles: [URL]
        var symbols: SymbolLibrary
        var data: DataSet
        var sections: [SectionTemplate]
        var state: StateDescription?
        var overlay: OverlayTemplate?
        var animation: AnimationDescription?
    }

    let document: DocumentNode
    let options: TemplateOptions
    let context: DecodingContext

    /// Reads the parts; returns nil if there are errors.
    func read() -> Parts? {
        context.checkKeys(of: document, known: DocumentLoader.keys)
        let data = readData()
        let canvasTemplate = CanvasTemplate(document, in: context)
        let canvas = data.map {
            canvasTemplate.value(in: $0.evaluation(reporter: context.reporter, resources: context.resources))
        }
        let fonts = readFonts()
        let symbols = readSymbols()
        let compiler = ViewCompiler(cells: document["cells"], context: context)
        let sections = readSections(compiler)
        let state = written("state").flatMap { ValueType<StateDescription>.state.decode($0, in: context) }
        let overlay = written("overlay").flatMap { OverlayTemplate($0, compiler: compiler) }
        let animation = written("animation").map { AnimationReader(compiler: compiler).animation(of: $0) }
        compiler.cells.compileAll(with: compiler)
        guard context.reporter.isEmpty, let data, let canvas else { return nil }
        return Parts(
            canvas: canvas, canvasTemplate: canvasTemplate, fontFiles: fonts, symbols: symbols, data: data,
            sections: sections, state: state, overlay: overlay, animation: animation)
    }

    /// The value of a key of the document; nil if it is missing or null.
    private func written(_ key: String) -> DocumentNode? {
        document[key].flatMap { $0.isNull ? nil : $0 }
    }

    private func readData() -> DataSet? {
        do {
            return try DataSet(document["data"], options: options, paths: context.resources.paths)
        } catch {
            context.reporter.report(error)
            return nil
        }
    }

    private func readFonts() -> [URL] {
        readNames("fonts", "a list of font files") { name throws(PathProblem) in
            try context.resources.paths.file(named: name)
        }
    }

    /// The symbols of the template's folders, in order, followed by the installed ones.
    private func readSymbols() -> SymbolLibrary {
        let folders = readNames("symbols", "a list of folders with SVG files") { name throws(PathProblem) in
            let url = try context.resources.paths.folder(named: name)
            do throws(SymbolFolderError) { return try SymbolFolder(path: url.path) } catch { throw .notFound }
        }
        var library = SymbolLibrary.installed
        for folder in folders.reversed() { library.add(folder) }
        return library
    }

    /// Resolves a list of file names; names that can't be resolved are reported.
    private func readNames<Value>(
        _ key: String, _ expected: String, find: (String) throws(PathProblem) -> Value
    ) -> [Value] {
        guard let node = document[key], !node.isNull else { return [] }
        let names = ValueType<[String]>.list(of: .name, expected).decode(node, in: context) ?? []
        return zip(names, node.elements ?? []).compactMap { name, element in
            do throws(PathProblem) {
                return try find(name)
            } catch {
                context.reporter.report(error.problem(for: name), at: element)
                return nil
            }
        }
    }

    private func readSections(_ compiler: ViewCompiler) -> [SectionTemplate] {
        guard let node = document["sections"] else {
            context.reporter.report(.missingKey("sections"), at: document)
            return []
        }
        guard let elements = node.elements else {
            context.reporter.report(.wrongType(expected: "a list of sections", found: node.found), at: node)
            return []
        }
        return elements.compactMap { SectionTemplate($0, compiler: compiler) }
    }
}
