import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay check`, which finds the problems of templates and their data without drawing anything.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds the problems of templates and their data, without drawing an image.",
        discussion: """
            Each template is read with its data and laid out, as it is and in each of its variants, and so is its \
            animation. Nothing is painted or written. Problems go to standard error, each with its file, line and \
            column. Exit codes: 0 no problems, 1 an image can't be laid out, or has warnings with --strict, 2 the \
            command line is invalid, 3 a template or its data is invalid.
            """)

    @Argument(
        help: "The templates to check; '-' for standard input.",
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var templates: [String]

    @Option(help: "A variant that the template defines. (default: the template and all of its variants)")
    var variant: String?

    @Flag(
        help: ArgumentHelp(
            "Prints a line of JSON for each template: its problems, with file, line and column, and its warnings."))
    var json = false

    @OptionGroup
    var picture: PictureOptions

    func run() throws {
        try CheckRun(command: self).run()
    }
}
