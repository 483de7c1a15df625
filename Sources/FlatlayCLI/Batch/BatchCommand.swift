import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay batch`, which renders one image per line of JSON.
struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Renders one picture for each line of JSON, and answers one line of JSON for each.",
        discussion: """
            A line is a job such as {"id": 7, "template": "card.yaml", "data": {"name": "Ada"}}. What a job does not say, \
            the options of the command say for all. A job that fails never stops the others. \
            'flatlay schema --batch' prints the JSON Schema of jobs and answers. Exit codes: 0 all pictures were made, \
            1 some were not, 2 the command line is wrong, 128 and the signal's number where a signal stopped it.
            """)

    @Argument(
        help: "The file with the jobs. (default: standard input)", completion: .file(extensions: ["jsonl", "ndjson"]))
    var jobs: String?

    @Option(help: "The template of jobs that name none.", completion: .file(extensions: ["yaml", "yml", "json"]))
    var template: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The files of jobs that name none: a name with {id}, {hash} of the file's bytes, {line}, {template}, "
                + "{variant}, {format} or names of the job's fields in it, or a folder. (default: Output/{id}.{format})"
        ),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The format of jobs that name none: \(ImageFormat.names). (default: by the ending of the file, else png)"))
    var format: ImageFormat?

    @Option(help: "A variant that the templates define.")
    var variant: String?

    @Option(help: "The colour scheme: light or dark.")
    var colorScheme: ColorSchemeOption?

    @Option(help: "How hard PNG files are packed: fast, small or smallest. (default: fast)")
    var png: PNGCompression?

    @Option(help: ArgumentHelp(ImageFormat.qualityHelp))
    var quality: Int?

    @Option(help: "How many pictures are made at once. (default: one for each core)")
    var threads: Int?

    @Flag(help: "Answers each job as soon as it is done, in place of the order of the jobs.")
    var unordered = false

    @Flag(help: "Says in each answer how many milliseconds the job took.")
    var timing = false

    @Option(help: "The longest line, in megabytes.")
    var lineLimit = 64

    @OptionGroup
    var picture: PictureOptions

    func validate() throws {
        if colorScheme == .both {
            throw ValidationError("--color-scheme both gives two pictures; choose light or dark")
        }
        try ImageFormat.check(quality: quality)
        if variant == "all" { throw ValidationError("--variant all gives several pictures; name one variant") }
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
