import ArgumentParser
import Flatlay
import FlatlayTemplates
import Foundation

/// The command `flatlay render`, which renders templates to images.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders templates to images.",
        discussion: """
            Without -o the images go to the folder Output, named after their templates. '-' as a template reads it \
            from standard input, '-o -' writes the image to standard output. A template that fails does not stop the \
            others; the exit code is the highest of all. --color-scheme both adds '-light' and '-dark' to the names of \
            the images: card@2x.png becomes card-dark@2x.png.
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
        help: "Formats to write, separated by commas: \(ImageFormat.names). (default: the extension of -o, or png)",
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

    @Flag(help: "Draws the path of the focus as numbered arrows.")
    var focusPath = false

    @Option(help: "Prints frames, display-list, tree or focus instead of an image.")
    var dump: DumpKind?

    @Option(help: "The moment of the change that the template describes, in seconds from its start.")
    var at: Double?

    @Option(help: "How strongly PNG files are compressed: fast, small or smallest. (default: fast)")
    var png: PNGCompression?

    @Option(help: ArgumentHelp(ImageFormat.qualityHelp))
    var quality: Int?

    @Flag(
        help: ArgumentHelp(
            "Prints a line of JSON for each image, like the answers of 'flatlay batch': path, bytes, hash and warnings, "
                + "or the error."
        ))
    var json = false

    @Option(
        help: ArgumentHelp(
            "Renders an image for each element of a list of the data, such as the rows of --data posts=posts.csv. The list "
                + "then has this element only, which is also the data's 'item'. -o names files by its fields, as in "
                + "'out/{slug}.png', or by its position, {index}.", valueName: "name"))
    var each: String?

    @OptionGroup
    var picture: PictureOptions

    func validate() throws {
        if at != nil, dump == .frames || dump == .focus {
            throw ValidationError(
                "--dump \(dump?.rawValue ?? "") shows a template without its change; use display-list or tree "
                    + "with --at")
        }
        if at != nil, keys != nil {
            throw ValidationError("--keys applies to a template without its change; leave it out, or leave out --at")
        }
        if at != nil, showFrames {
            throw ValidationError(
                "--show-frames applies to a template without its change; leave it out, or leave out --at")
        }
        if json, output == "-" || (dump != nil && output == nil) {
            throw ValidationError("--json prints to standard output; name a file or a folder with -o for the image")
        }
        try ImageFormat.check(quality: quality)
        if focusPath, keys == nil { throw ValidationError("--focus-path draws the path of --keys; add --keys") }
    }

    func run() throws {
        if let each {
            do {
                return try EachRun(command: self, list: each).run()
            } catch {
                throw CommandFailure(error, of: templates[0])
            }
        }
        try RenderRun(command: self).run(RenderPlan(command: self).jobs())
    }

    private static func keys(_ text: String) throws -> KeyScript {
        do throws(KeyScriptError) { return try KeyScript(text) } catch { throw ValidationError("\(error)") }
    }

    private static func formats(_ text: String) throws -> [ImageFormat] {
        let formats = try text.split(separator: ",").map { part in
            guard let format = ImageFormat(pathExtension: part.trimmingCharacters(in: .whitespaces)) else {
                throw ValidationError("'\(part)' is not a format; use \(ImageFormat.names)")
            }
            return format
        }
        guard !formats.isEmpty else { throw ValidationError("--format needs at least one of \(ImageFormat.names)") }
        return formats
    }
}
