import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay animate`, which writes an animation, a strip of moments or a dump.
struct AnimateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Renders the change that a template describes as an animation.",
        discussion: """
            The file extension of -o decides the format: .png or .apng for an animated PNG, .webp, or .svg, which \
            browsers animate. With --strip the file shows moments side by side instead, in a format of flatlay render. \
            Without -o the animation goes to the folder Output, named after its template and the word 'animation' or \
            'strip'.
            """)

    @Argument(
        help: "The template; '-' for standard input.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var template: String

    @Option(
        name: [.short, .long],
        help: "A file, a folder (ending in '/' or existing), or '-' for standard output.", completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The format: \(AnimationFormat.names); with --strip \(ImageFormat.names). "
                + "(default: the extension of -o, or png)")
    )
    var format: String?

    @Option(help: "Frames per second, from 1 to 60. An SVG has none.")
    var fps = 30

    @Option(help: "How long the start is shown before anything moves, in seconds.")
    var holdStart = 0.5

    @Option(help: "How long the end is shown before the animation repeats, in seconds.")
    var holdEnd = 1.0

    @Option(name: .customLong("repeat"), help: "How many times the animation plays. (default: forever)")
    var repeatCount: Int?

    @Option(help: "The moment that programs without support for animated PNG show, in seconds. (default: the start)")
    var poster: Double?

    @Option(help: "How strongly a PNG file is compressed: fast, small or smallest. (default: fast)")
    var png: PNGCompression?

    @Option(
        help: "The quality of a WebP animation, or of a WebP, JPEG or AVIF strip, 0 to 100. (default: WebP lossless)")
    var quality: Double?

    @Option(help: "Shows this number of moments side by side, each with its time, instead of an animation.")
    var strip: Int?

    @Option(help: "The number of moments per row of a strip. (default: all)")
    var columns: Int?

    @Flag(help: "Prints the animation's layers and tracks, instead of an animation.")
    var dump = false

    @Option(help: "A variant that the template defines.")
    var variant: String?

    @Option(help: "The colour scheme: light or dark.")
    var colorScheme: ColorSchemeOption?

    @OptionGroup
    var picture: PictureOptions

    func validate() throws {
        if colorScheme == .both {
            throw ValidationError("--color-scheme both gives two animations; choose light or dark")
        }
        if variant == "all" { throw ValidationError("--variant all gives several animations; name one variant") }
        if columns != nil, strip == nil { throw ValidationError("--columns is for strips; add --strip") }
    }

    func run() throws {
        let report: RenderJob.Report
        do {
            report = try AnimateJob(command: self, animations: TemplateAnimations()).perform()
        } catch {
            let name = AnimateJob.name(of: self)
            if let strict = error as? StrictWarnings, !picture.quiet { warn(strict.warnings, of: name) }
            throw CommandFailure(error, of: name)
        }
        guard !picture.quiet else { return }
        warn(report.warnings, of: AnimateJob.name(of: self))
        if let line = report.line { StandardOutput.write(line) }
    }

    private func warn(_ warnings: [String], of name: String) {
        for warning in warnings { StandardError.write("warning: \(name): \(warning)") }
    }
}
