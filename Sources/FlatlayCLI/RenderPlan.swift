import Flatlay
import FlatlayTemplates
import Foundation

/// Converts the command line to a list of images to render. Errors of the command line are reported before the first
/// image is written; a template that can't be read fails on its own.
struct RenderPlan {
    let command: RenderCommand

    /// The images, ordered by template, variant, colour scheme and format.
    func jobs() throws -> [RenderJob] {
        let destination = OutputDestination(option: command.output)
        let formats = try formats(for: destination)
        if command.png != nil, !formats.contains(where: \.hasPNGCompression) {
            throw CommandFailure.usage("--png is for PNG files; leave it out, or add png to the formats")
        }
        if command.quality != nil, !formats.contains(where: \.hasQuality) {
            throw CommandFailure.usage(
                "--quality is for \(ImageFormat.namesWithQuality) files; leave it out, or add one of them to the formats"
            )
        }
        let source = try PictureSource(command.picture)
        var jobs: [RenderJob] = []
        for path in command.templates {
            for (variant, template) in templates(at: path, in: source) {
                for scheme in schemes(of: try? template.get()) {
                    for format in formats {
                        jobs.append(
                            RenderJob(
                                name: name(PictureSource.name(of: path, variant: variant), in: scheme),
                                template: template,
                                path: path, request: request(scheme: scheme, format: format),
                                destination: self.destination(destination, in: scheme), source: source))
                    }
                }
            }
        }
        try check(jobs)
        return jobs
    }

    /// The request of `--each` for each row: one image.
    ///
    /// - Throws: ``CommandFailure/usage(_:)`` for options that ask for several.
    func requestOfRows(format: ImageFormat) throws -> PictureRequest {
        for (isWrong, option, instead) in [
            (command.templates.count != 1, "several templates", "name one"),
            (command.output == "-", "-o -", "name files, as in -o 'out/{index}.png'"),
            ((command.format?.count ?? 1) != 1, "several formats", "name one"),
            (command.variant == "all", "--variant all", "name one variant"),
            (command.colorScheme == .both, "--color-scheme both", "choose light or dark"),
            (command.dump != nil, "--dump", "leave it out"),
        ] where isWrong {
            throw CommandFailure.usage("--each renders one image for each row, not \(option); \(instead)")
        }
        if command.png != nil, !format.hasPNGCompression {
            throw CommandFailure.usage("--png is for PNG files; leave it out, or end -o in .png")
        }
        if command.quality != nil, !format.hasQuality {
            throw CommandFailure.usage(
                "--quality is for \(ImageFormat.namesWithQuality) files; leave it out, or end -o in one of them")
        }
        let scheme: ColorScheme? =
            switch command.colorScheme {
            case .light: .light
            case .dark: .dark
            case .both, nil: nil
            }
        return request(scheme: scheme, format: format)
    }

    /// A template with its variants, each either read or with its errors.
    private func templates(
        at path: String, in source: PictureSource
    ) -> [(variant: String?, template: Result<Template, any Error>)] {
        func read(_ variant: String?) -> Result<Template, any Error> {
            Result { try source.template(path, variant: variant) }
        }
        guard command.variant == "all" else { return [(command.variant, read(command.variant))] }
        let template = read(nil)
        let names = (try? template.get())?.variantNames ?? []
        return [(nil, template)] + names.map { ($0, read($0)) }
    }

    private func request(scheme: ColorScheme?, format: ImageFormat) -> PictureRequest {
        var request = PictureRequest(setup: command.picture.setup)
        request.setup.colorScheme = scheme
        request.format = format
        request.png = command.png
        request.quality = command.quality
        request.textMode = command.picture.textMode
        request.showFrames = command.showFrames
        request.keys = command.keys
        request.focusPath = command.focusPath
        request.at = command.at
        request.dump = command.dump
        return request
    }

    private func formats(for destination: OutputDestination) throws -> [ImageFormat] {
        if let dump = command.dump {
            try checkDump(dump, destination)
            return [.png]
        }
        if let formats = command.format { return formats }
        return [try destination.formatOfName() ?? .png]
    }

    /// Rejects an image file name and image options for a dump, which is text.
    private func checkDump(_ dump: DumpKind, _ destination: OutputDestination) throws {
        if command.format != nil {
            throw CommandFailure.usage("--dump \(dump.rawValue) writes text; leave --format out")
        }
        if command.png != nil {
            throw CommandFailure.usage("--dump \(dump.rawValue) writes text; leave --png out")
        }
        guard case .file(let path) = destination, FileName.isPicture(path) else { return }
        throw CommandFailure.usage(
            "--dump \(dump.rawValue) writes text, and '\(FileName.last(of: path))' is the name of an image; "
                + "end -o in .txt, or leave --dump out")
    }

    private func check(_ jobs: [RenderJob]) throws {
        var isTaken: Set<[UInt8]> = []
        for job in jobs {
            switch job.destination {
            case .folder:
                // Compare names by their bytes, as the system does.
                guard isTaken.insert(Array(job.fileName.utf8)).inserted else {
                    throw CommandFailure.usage(
                        "two images would be written to '\(job.fileName)'; render them one at a time with -o")
                }
            case .file(let path):
                guard isTaken.insert(Array(path.utf8)).inserted else {
                    throw CommandFailure.usage("\(jobs.count) images need a folder; end -o with '/'")
                }
            case .standardOutput:
                guard jobs.count == 1 || command.dump != nil else {
                    throw CommandFailure.usage("\(jobs.count) images need a folder; end -o with '/'")
                }
            }
        }
    }

    private func schemes(of template: Template?) -> [ColorScheme?] {
        switch command.colorScheme {
        case .light: [.light]
        case .dark: [.dark]
        case .both: [.light, .dark]
        case nil: [template?.canvas.colorScheme]
        }
    }

    /// The file name suffix for a scheme if both are rendered; otherwise nil.
    private func word(for scheme: ColorScheme?) -> String? {
        guard command.colorScheme == .both else { return nil }
        return scheme == .dark ? "dark" : "light"
    }

    private func name(_ name: String, in scheme: ColorScheme?) -> String {
        word(for: scheme).map { FileName.adding($0, to: name) } ?? name
    }

    private func destination(_ destination: OutputDestination, in scheme: ColorScheme?) -> OutputDestination {
        // Dumps are for reading: without -o they go to the terminal.
        if command.dump != nil, command.output == nil { return .standardOutput }
        guard case .file(let path) = destination, let word = word(for: scheme) else { return destination }
        return .file(FileName.adding(word, toPath: path))
    }
}
