import ArgumentParser
import Flatlay
import FlatlayTemplates
import Foundation

/// The command `flatlay render`, which renders templates to images.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders templates to pictures.",
        discussion: """
            Without -o the pictures go to the folder Output, named after their templates. '-' as a template reads it \
            from standard input, '-o -' writes the picture to standard output. A template that fails does not stop the \
            others; the exit code is the highest of all. --color-scheme both adds '-light' and '-dark' to the names of \
            the pictures: card@2x.png becomes card-dark@2x.png.
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
        help: "Formats to write, separated by commas: \(ImageFormat.names). (default: by the ending of -o, else png)",
        transform: RenderCommand.formats)
    var format: [ImageFormat]?

    @Option(help: "A variant that the template defines; 'all' renders each of them.")
    var variant: String?

    @Option(help: "The colour schemes to render: light, dark or both.")
    var colorScheme: ColorSchemeOption?

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

    @Option(help: "The moment of the change that the template describes, in seconds from its start.")
    var at: Double?

    @Option(help: "How hard PNG files are packed: fast, small or smallest. (default: fast)")
    var png: PNGCompression?

    @Option(help: ArgumentHelp(ImageFormat.qualityHelp))
    var quality: Int?

    @Flag(
        help: ArgumentHelp(
            "Prints a line of JSON for each picture, as 'flatlay batch' answers: path, bytes, hash and warnings, or the error."
        ))
    var json = false

    @OptionGroup
    var picture: PictureOptions

    func validate() throws {
        if at != nil, dump == .frames || dump == .focus {
            throw ValidationError(
                "--dump \(dump?.rawValue ?? "") shows a template as it stands; use display-list or tree with --at")
        }
        if at != nil, keys != nil {
            throw ValidationError("--keys changes a template as it stands; leave it out, or leave out --at")
        }
        if at != nil, showFrames {
            throw ValidationError("--show-frames outlines a template as it stands; leave it out, or leave out --at")
        }
        if json, output == "-" || (dump != nil && output == nil) {
            throw ValidationError("--json prints to standard output; name a file or a folder with -o for the picture")
        }
        try ImageFormat.check(quality: quality)
        if focusPath, keys == nil { throw ValidationError("--focus-path draws what --keys did; add --keys") }
    }

    func run() throws {
        try RenderRun(command: self).run(RenderPlan(command: self).jobs())
    }

    private static func keys(_ text: String) throws -> KeyScript {
        do throws(KeyScriptError) { return try KeyScript(text) } catch { throw ValidationError("\(error)") }
    }

    private static func formats(_ text: String) throws -> [ImageFormat] {
        let formats = try text.split(separator: ",").map { part in
            guard let format = ImageFormat(pathExtension: part.trimmingCharacters(in: .whitespaces)) else {
                throw ValidationError("'\(part)' is no format; use \(ImageFormat.names)")
            }
            return format
        }
        guard !formats.isEmpty else { throw ValidationError("--format needs at least one of \(ImageFormat.names)") }
        return formats
    }
}
