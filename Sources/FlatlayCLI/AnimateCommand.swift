import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay animate`, which writes an animation, a strip of moments or a dump.
struct AnimateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Shows the change that a template describes as an animation.",
        discussion: """
            The ending of -o decides the format: .png or .apng for an animated PNG, .webp, or .svg, which moves by \
            itself in browsers. With --strip the file shows moments side by side instead, in a format of flatlay render. \
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
                + "(default: by the ending of -o, else png)")
    )
    var format: String?

    @Option(help: "Frames a second, from 1 to 60. An SVG has none.")
    var fps = 30

    @Option(help: "How long the start stands before anything moves, in seconds.")
    var holdStart = 0.5

    @Option(help: "How long the end stands before all begins anew, in seconds.")
    var holdEnd = 1.0

    @Option(name: .customLong("repeat"), help: "How often it is played. (default: for ever)")
    var repeatCount: Int?

    @Option(help: "The moment that programs show that know no animated PNG, in seconds. (default: the start)")
    var poster: Double?

    @Option(help: "How hard a PNG file is packed: fast, small or smallest. (default: fast)")
    var png: PNGCompression?

    @Option(
        help: "The quality of an animation as WebP, or of a strip as WebP, JPEG or AVIF, 0 to 100. (default: WebP all)")
    var quality: Double?

    @Option(help: "Shows so many moments side by side, each with its time, in place of an animation.")
    var strip: Int?

    @Option(help: "How many moments of a strip stand in a row. (default: all)")
    var columns: Int?

    @Flag(help: "Prints the animation's layers and what moves them, in place of an animation.")
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
