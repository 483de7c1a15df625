import Flatlay
import FlatlayTemplates
import Foundation

/// Renders and writes the animation of a template's change, or a strip of its moments.
struct AnimateJob {
    let command: AnimateCommand
    let animations: any AnimationSource

    /// Runs the job.
    ///
    /// - Throws: ``CommandFailure``.
    func run() throws -> RenderJob.Report {
        do {
            return try perform()
        } catch {
            throw CommandFailure(error, of: Self.name(of: command))
        }
    }

    /// Runs the job and rethrows errors unchanged.
    func perform() throws -> RenderJob.Report {
        let destination = OutputDestination(option: command.output)
        let ending = try ending(for: destination)
        try check(ending)
        let source = try PictureSource(command.picture)
        let template = try source.template(command.template, variant: command.variant)
        let name = PictureSource.name(of: command.template, variant: command.variant)
        var setup = command.picture.setup
        setup.colorScheme = scheme(of: template)
        let renderer = try source.renderer(of: template, setup)
        let animation = try animations.animation(of: template, named: name, renderer: renderer)
        let bytes = try bytes(of: animation, as: ending, renderer: renderer)
        let warnings = renderer.diagnostics.map(\.description)
        try StrictWarnings.check(warnings, command.picture)
        let isRead = command.dump && command.output == nil
        let path = try PictureFile.write(
            bytes, to: isRead ? .standardOutput : destination,
            name: "\(name)-\(command.strip == nil ? "animation" : "strip").\(ending)",
            inputs: PictureInputs(
                template: template, templatePath: command.template, dataFiles: command.picture.data.map(\.path),
                renderer: renderer,
                source: source))
        return RenderJob.Report(path: path, bytes: bytes.count, warnings: warnings)
    }

    /// The name of the animation in messages.
    static func name(of command: AnimateCommand) -> String {
        PictureSource.name(of: command.template, variant: command.variant)
    }

    /// The format as a file extension. Wrong ones are reported before anything is read.
    private func ending(for destination: OutputDestination) throws -> String {
        if command.dump {
            if case .file(let path) = destination, FileName.isPicture(path) {
                throw CommandFailure.usage(
                    "--dump writes text, and '\(FileName.last(of: path))' is the name of an image; "
                        + "end -o in .txt, or leave --dump out")
            }
            return "txt"
        }
        return command.strip == nil
            ? try ending(for: destination, in: AnimationFormat.self, of: "animations")
            : try ending(for: destination, in: ImageFormat.self, of: "strips")
    }

    private func ending<Format: FileFormat>(
        for destination: OutputDestination, in formats: Format.Type, of kind: String
    ) throws -> String {
        if let format = command.format?.lowercased() {
            guard Format(ending: format) != nil else {
                throw CommandFailure.usage(
                    "'\(format)' is not a format for \(kind); use \(Format.listOfEndings(dots: false))")
            }
            return format
        }
        guard case .file(let path) = destination else { return "png" }
        let ending = FileName.ending(of: path)
        guard Format(ending: ending) != nil else {
            throw CommandFailure.usage(
                "'\(FileName.last(of: path))' has no file extension for \(kind); use \(Format.listOfEndings()), "
                    + "or add --format")
        }
        return ending
    }

    /// Rejects options that would have no effect.
    private func check(_ ending: String) throws {
        let strip = command.strip == nil ? nil : ImageFormat(ending: ending)
        let animation = command.strip == nil && !command.dump ? AnimationFormat(ending: ending) : nil
        if command.quality != nil, (strip?.hasQuality ?? animation?.hasQuality) != true {
            let formats = strip == nil ? AnimationFormat.namesWithQuality : ImageFormat.namesWithQuality
            throw CommandFailure.usage(
                "--quality is for \(formats) files; leave it out, or end -o in one of them")
        }
        if command.png != nil, (strip?.hasPNGCompression ?? animation?.hasPNGCompression) != true {
            throw CommandFailure.usage("--png is for PNG files; leave it out, or end -o in .png")
        }
        if command.poster != nil, animation?.hasPoster != true {
            throw CommandFailure.usage("--poster is for animated PNG; leave it out, or end -o in .png")
        }
    }

    private func scheme(of template: Template) -> ColorScheme {
        switch command.colorScheme {
        case .dark: .dark
        case .light, .both: .light
        case nil: template.canvas.colorScheme
        }
    }

    private func bytes(
        of animation: AnimatedDisplayList, as ending: String, renderer: ImageRenderer<AnyView>
    ) throws -> Data {
        if command.dump { return Data(animation.description.utf8) }
        if let count = command.strip {
            return try strip(of: animation, count: count, as: ending, renderer: renderer)
        }
        var options = AnimationOptions(
            framesPerSecond: command.fps, holdAtStart: command.holdStart, holdAtEnd: command.holdEnd,
            repeatCount: command.repeatCount, poster: command.poster)
        options.paintingLimit = renderer.paintingLimit
        var settings = AnimationFileSettings(options)
        settings.scale = renderer.scale
        settings.pngCompression = command.png ?? .fast
        settings.quality = command.quality
        settings.textMode = command.picture.textMode
        settings.title = renderer.title
        return try animation.data(as: AnimationFormat(ending: ending) ?? .png, settings)
    }

    private func strip(
        of animation: AnimatedDisplayList, count: Int, as ending: String, renderer: ImageRenderer<AnyView>
    ) throws -> Data {
        let strip = ImageRenderer(content: try FrameStrip(animation, count: count, columns: command.columns))
        strip.scale = renderer.scale
        strip.pngCompression = command.png ?? .fast
        strip.paintingLimit = renderer.paintingLimit
        strip.fonts = renderer.fonts
        strip.colorScheme = renderer.colorScheme
        strip.background = renderer.background
        strip.title = renderer.title
        if let quality = command.quality {
            guard (0...100).contains(quality) else { throw AnimationError.quality(quality) }
            strip.imageQuality = Int(quality.rounded())
        }
        return try strip.data(as: ImageFormat(ending: ending) ?? .png, textMode: command.picture.textMode)
    }
}
