import ArgumentParser
import Flatlay
import FlatlayTemplates
import Foundation

/// `flatlay render`.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders templates to pictures.",
        discussion: """
            Without -o the pictures go to the folder Output, named after their templates. '-' as a template reads it \
            from standard input, '-o -' writes the picture to standard output.
            """)

    @Argument(
        help: "The templates to render; '-' for standard input.",
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var templates: [String]

    @Option(
        name: [.short, .long],
        help: "A file, a folder (ending in '/' or existing), or '-' for standard output.", completion: .file())
    var output: String?

    @Option(
        help: "Formats to write, separated by commas: png, svg, pdf. (default: by the ending of -o, else png)",
        transform: RenderCommand.formats)
    var format: [OutputFormat]?

    @Option(help: "A data file in place of the template's own: JSON, YAML, CSV or JSON lines.", completion: .file())
    var data: String?

    @Option(name: .long, help: "Overrides one value, as in canvas.background=white or data.title=Hello. Repeatable.")
    var set: [Override] = []

    @Option(help: "A variant that the template defines; 'all' renders each of them.")
    var variant: String?

    @Option(help: "Pixels per point of a PNG.")
    var scale: Double?

    @Option(help: "The width of the picture in points.")
    var width: Double?

    @Option(help: "The colour schemes to render: light, dark or both.")
    var colorScheme: ColorSchemeOption?

    @Option(
        name: [.customLong("content-size"), .customLong("dynamic-type")],
        help: "How large text is, from xSmall through large, the usual size, to xxxLarge, and accessibility1 to 5.")
    var contentSize: DynamicTypeSize?

    @Option(help: "How text stands in an SVG: outlines looks the same everywhere, text can be selected.")
    var svgText: SVGTextOption = .outlines

    @Flag(help: "Outlines the frame of each cell, header and background, with its index path.")
    var showFrames = false

    @Option(
        help: "Keys to press first, as in 'right*2 down': up, down, left, right, tab, backTab, select.",
        transform: RenderCommand.keys)
    var keys: KeyScript?

    @Flag(help: "Draws the way that the focus took as numbered arrows.")
    var focusPath = false

    @Option(help: "Prints frames, display-list, tree or focus in place of a picture.")
    var dump: DumpKind?

    @Option(help: "A font file or folder to add. Repeatable.", completion: .file())
    var font: [String] = []

    @Option(help: "A folder of SVG files with symbols to add. Repeatable.", completion: .directory)
    var symbols: [String] = []

    @Option(help: "A folder outside the template's own that it may read. Repeatable.", completion: .directory)
    var allowPath: [String] = []

    @Flag(name: [.short, .long], help: "Prints neither the files written nor warnings.")
    var quiet = false

    func validate() throws {
        for (name, value) in [("--scale", scale), ("--width", width)] {
            guard let value else { continue }
            guard value.isFinite, value > 0 else { throw ValidationError("\(name) takes a number above 0") }
        }
        if focusPath, keys == nil { throw ValidationError("--focus-path draws what --keys did; add --keys") }
    }

    func run() throws {
        let jobs = try RenderPlan(command: self).jobs()
        var progress = ProgressBar(total: jobs.count, isQuiet: quiet)
        for job in jobs {
            progress.show(job.name)
            let report = try job.run()
            progress.advance()
            guard !quiet else { continue }
            for warning in report.warnings { StandardError.write("warning: \(job.name): \(warning)") }
            // Standard output may hold the picture itself, so nothing else is printed there then.
            if let line = report.line { print(line) }
        }
    }

    private static func keys(_ text: String) throws -> KeyScript {
        do throws(KeyScriptError) { return try KeyScript(text) } catch { throw ValidationError("\(error)") }
    }

    private static func formats(_ text: String) throws -> [OutputFormat] {
        let formats = try text.split(separator: ",").map { part in
            guard let format = OutputFormat(rawValue: part.trimmingCharacters(in: .whitespaces).lowercased()) else {
                throw ValidationError("'\(part)' is no format; use png, svg or pdf")
            }
            return format
        }
        guard !formats.isEmpty else { throw ValidationError("--format needs at least one of png, svg, pdf") }
        return formats
    }
}
