import Flatlay
import Foundation

/// Reads a template's document with its data, and reports the errors of both.
struct TemplateReader {
    /// The parts of a template.
    struct Parts {
        var document: TemplateDocument
        var data: DataSet
        /// The canvas for this data.
        var canvas: TemplateCanvas
        var symbols: SymbolLibrary
    }

    let document: DocumentNode
    let options: TemplateOptions
    let context: DecodingContext

    /// Reads the parts; returns nil if there are errors.
    func read() -> Parts? {
        let compiler = ViewCompiler(context: context, tracesViews: options.tracesViews)
        guard let document = ValueType<TemplateDocument>.document.decode(document, in: compiler.context) else {
            return nil
        }
        let data = data(of: document)
        let canvas =
            options.dataComeLater
            ? TemplateCanvas()
            : data.map {
                document.canvas.value(in: $0.evaluation(reporter: context.reporter, resources: context.resources))
            }
        compiler.cells.compileAll(with: compiler)
        compiler.styles.compileAll(with: compiler)
        checkNamesOfDataFiles()
        guard context.reporter.isEmpty, let data, let canvas else { return nil }
        return Parts(document: document, data: data, canvas: canvas, symbols: symbols(of: document))
    }

    /// The data of the document, or that which replaces it.
    private func data(of document: TemplateDocument) -> DataSet? {
        do {
            let data = try DataSet(document.data, options: options, paths: context.resources.paths)
            if options.dataComeLater { return data }
            return document.names.applied(to: try data.complete(), overrides: options.valueOverrides, in: context)
        } catch {
            context.reporter.report(error)
            return nil
        }
    }

    /// Reports data files for names that the document does not use, which are misspelt.
    private func checkNamesOfDataFiles() {
        guard !options.namedDataFiles.isEmpty else { return }
        let names = UsedNames(of: document)
        for (name, _) in options.namedDataFiles where !names.contains(name) {
            var seen: Set<String> = []
            let known = names.known.filter { seen.insert($0).inserted }
            context.reporter.report(
                .unusedData(name, suggestion: Suggestion.nearest(to: name, in: known), known: known), at: document)
        }
    }

    /// The symbols of the template's folders, in order, followed by the installed ones.
    private func symbols(of document: TemplateDocument) -> SymbolLibrary {
        var library = SymbolLibrary.installed
        for folder in document.symbolFolders.reversed() { library.add(folder) }
        return library
    }
}
