import Flatlay
import FlatlayTemplates
import Foundation

/// Turns the command line into a list of pictures to render. Everything that can be found wrong beforehand is found
/// here, before the first picture is written.
struct RenderPlan {
    let command: RenderCommand

    /// The pictures, in the order of the templates, their variants, colour schemes and formats.
    func jobs() throws -> [RenderJob] {
        let destination = OutputDestination(option: command.output)
        let formats = try formats(for: destination)
        let fonts = FontSource(files: command.font)
        let symbols = try symbols()
        var jobs: [RenderJob] = []
        for path in command.templates {
            for variant in try variants(of: path) {
                let template = try load(path, variant: variant)
                for scheme in schemes(of: template) {
                    for format in formats {
                        let name = name(of: path, variant: variant, scheme: scheme)
                        jobs.append(
                            RenderJob(
                                name: name, template: template, scheme: scheme, format: format,
                                destination: destination, command: command, fonts: fonts, symbols: symbols))
                    }
                }
            }
        }
        try check(jobs, destination)
        return jobs
    }

    /// The command line's folders of symbols.
    private func symbols() throws -> [SymbolFolder] {
        try command.symbols.map { path in
            do throws(SymbolFolderError) {
                return try SymbolFolder(path: path)
            } catch {
                throw CommandFailure.usage("--symbols: \(error)")
            }
        }
    }

    private func formats(for destination: OutputDestination) throws -> [OutputFormat] {
        // A dump is text, whatever the file is called; it needs no format.
        if command.dump != nil { return [.png] }
        if let formats = command.format { return formats }
        return [try destination.formatOfName() ?? .png]
    }

    private func check(_ jobs: [RenderJob], _ destination: OutputDestination) throws {
        if case .folder = destination {
            let names = jobs.map(\.fileName)
            if let twice = Dictionary(grouping: names, by: { $0 }).first(where: { $0.value.count > 1 })?.key {
                throw CommandFailure.usage(
                    "two pictures would be written to '\(twice)'; render them one at a time with -o")
            }
        } else if jobs.count > 1, command.dump == nil {
            throw CommandFailure.usage("\(jobs.count) pictures need a folder; end -o with '/'")
        }
    }

    private func variants(of path: String) throws -> [String?] {
        guard let variant = command.variant else { return [nil] }
        guard variant == "all" else { return [variant] }
        return [nil] + (try load(path, variant: nil).variantNames.map(Optional.some))
    }

    private func schemes(of template: Template) -> [ColorScheme] {
        switch command.colorScheme {
        case .light: [.light]
        case .dark: [.dark]
        case .both: [.light, .dark]
        case nil: [template.canvas.colorScheme]
        }
    }

    private func name(of path: String, variant: String?, scheme: ColorScheme) -> String {
        var name = path == "-" ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if let variant { name += "-" + variant }
        if command.colorScheme == .both { name += scheme == .dark ? "-dark" : "-light" }
        return name
    }

    private func load(_ path: String, variant: String?) throws -> Template {
        var options = TemplateOptions()
        options.dataFile = command.data.map { URL(fileURLWithPath: $0) }
        options.overrides = command.set.map { ($0.keyPath, $0.value) }
        options.allowedFolders = command.allowPath.map { URL(fileURLWithPath: $0, isDirectory: true) }
        options.variant = variant
        do {
            if path == "-" {
                let bytes = FileHandle.standardInput.readDataToEndOfFile()
                let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
                return try Template(data: bytes, name: "<stdin>", folder: folder, options: options)
            }
            return try Template(contentsOf: URL(fileURLWithPath: path), options: options)
        } catch {
            throw CommandFailure.invalidTemplate(error.rendered)
        }
    }
}
