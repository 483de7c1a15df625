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
        if command.png != nil, !formats.contains(.png) {
            throw CommandFailure.usage("--png is for PNG files; leave it out, or add png to the formats")
        }
        let source = try PictureSource(command.picture)
        // A dump is for reading: without -o it goes to the terminal.
        let isRead = command.dump != nil && command.output == nil
        var jobs: [RenderJob] = []
        for path in command.templates {
            for variant in try variants(of: path, in: source) {
                let template = try source.template(path, variant: variant)
                for scheme in schemes(of: template) {
                    for format in formats {
                        let name = source.name(of: path, variant: variant) + suffix(of: scheme)
                        jobs.append(
                            RenderJob(
                                name: name, template: template, request: request(scheme: scheme, format: format),
                                destination: isRead ? .standardOutput : destination, source: source))
                    }
                }
            }
        }
        try check(jobs, destination)
        return jobs
    }

    private func request(scheme: ColorScheme, format: OutputFormat) -> PictureRequest {
        var request = PictureRequest(setup: command.picture.setup)
        request.setup.colorScheme = scheme
        request.format = format
        request.png = command.png
        request.textMode = command.picture.textMode
        request.showFrames = command.showFrames
        request.keys = command.keys
        request.focusPath = command.focusPath
        request.at = command.at
        request.dump = command.dump
        return request
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

    private func variants(of path: String, in source: PictureSource) throws -> [String?] {
        guard let variant = command.variant else { return [nil] }
        guard variant == "all" else { return [variant] }
        return [nil] + (try source.template(path, variant: nil).variantNames.map(Optional.some))
    }

    private func schemes(of template: Template) -> [ColorScheme] {
        switch command.colorScheme {
        case .light: [.light]
        case .dark: [.dark]
        case .both: [.light, .dark]
        case nil: [template.canvas.colorScheme]
        }
    }

    private func suffix(of scheme: ColorScheme) -> String {
        guard command.colorScheme == .both else { return "" }
        return scheme == .dark ? "-dark" : "-light"
    }
}
