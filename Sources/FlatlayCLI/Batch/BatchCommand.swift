import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay batch`, which renders one image per line of JSON.
struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Renders one image per line of JSON, and answers each with one line of JSON.",
        discussion: """
            A line is a job such as {"id": 7, "template": "card.yaml", "data": {"name": "Ada"}}. The \
            options of the command are the defaults of all jobs. A job that fails never stops the others. \
            'flatlay schema --batch' prints the JSON Schema of jobs and answers. Exit codes: 0 all images were written, \
            1 some were not, 2 the command line is invalid, 128 plus the signal's number if a signal stopped it.
            """)

    @Argument(
        help: "The file with the jobs. (default: standard input)", completion: .file(extensions: ["jsonl", "ndjson"]))
    var jobs: String?

    @Option(help: "The template of jobs without one.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var template: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The files of jobs without one: a name with {id}, {hash} of the file's bytes, {line}, {template}, "
                + "{variant}, {format} or names of the job's fields in it, or a folder. (default: Output/{id}.{format})"
        ),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The format of jobs without one: \(ImageFormat.names). (default: the extension of the file, or png)"))
    var format: ImageFormat?

    @Option(help: "A variant that the templates define.")
    var variant: String?

    @Option(help: "The colour scheme: light or dark.")
    var colorScheme: ColorSchemeOption?

    @Option(help: "How strongly PNG files are compressed: fast, small or smallest. (default: fast)")
    var png: PNGCompression?

    @Option(help: ArgumentHelp(ImageFormat.qualityHelp))
    var quality: Int?

    @Option(help: "How many images are rendered at once. (default: one per core)")
    var threads: Int?

    @Flag(help: "Answers each job as soon as it is done, instead of in the order of the jobs.")
    var unordered = false

    @Flag(help: "Adds the milliseconds that a job took to its answer.")
    var timing = false

    @Option(help: "The maximum length of a line, in megabytes.")
    var lineLimit = 64

    @OptionGroup
    var picture: PictureOptions

    func validate() throws {
        if colorScheme == .both {
            throw ValidationError("--color-scheme both gives two images; choose light or dark")
        }
        try ImageFormat.check(quality: quality)
        if variant == "all" { throw ValidationError("--variant all gives several images; name one variant") }
        if let threads, !(1...1024).contains(threads) {
            throw ValidationError("--threads takes a number from 1 to 1024")
        }
        guard (1...1024).contains(lineLimit) else {
            throw ValidationError("--line-limit takes a number of megabytes from 1 to 1024")
        }
        _ = try BatchSettings(self)
    }

    func run() throws {
        try BatchRun(command: self).run()
    }
}
