import ArgumentParser
import Flatlay
import Foundation

#if !Command
#error("the command needs packages that the trait 'Command' brings: swift build --traits Command")
#endif

/// The `flatlay` command.
struct FlatlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flatlay",
        abstract: "Renders collection views to PNG, SVG, PDF, WebP, JPEG and AVIF.",
        discussion: """
            A template describes what to draw; see 'flatlay help render'. Exit codes: 0 done, 1 an image could not be \
            rendered or written, 2 the command line is invalid, 3 a template or its data is invalid; 'flatlay help \
            snapshots' lists those of a review. Options can be given once, unless they are repeatable.
            """,
        version: flatlayVersion,
        subcommands: [
            NewCommand.self, InitCommand.self, PreviewsCommand.self, PreviewCommand.self, RenderCommand.self,
            AnimateCommand.self, BatchCommand.self, ServeCommand.self, CheckCommand.self,
            CompareCommand.self, SnapshotsCommand.self, FiguresCommand.self, FontsCommand.self, SchemaCommand.self,
        ],
        defaultSubcommand: nil)
}

/// The version of the package, as `--version` prints it.
let flatlayVersion = FlatlayVersion.current

@main
enum Main {
    static func main() {
        ProcessStart.withoutVariablesReadAtStart()
        MemoryLimitReport.start()
        // A closed pipe should be an error that names the file that was not written, and not end the process.
        signal(SIGPIPE, SIG_IGN)
        do {
            try CommandLineCheck.run(CommandLine.arguments.dropFirst().map { $0 })
            var command = try FlatlayCommand.parseAsRoot()
            try command.run()
        } catch let failure as CommandFailure {
            exit(with: failure)
        } catch {
            exit(withParserMessageOf: error)
        }
    }

    private static func exit(with failure: CommandFailure) -> Never {
        failure.tell()
        Foundation.exit(failure.exitCode)
    }

    /// The parser treats help and the version as errors with exit code 0. For a wrong command line it uses exit code
    /// 64; we use 2, as shells do.
    private static func exit(withParserMessageOf error: any Error) -> Never {
        let message = FlatlayCommand.fullMessage(for: error)
        if FlatlayCommand.exitCode(for: error) == .success {
            if !message.isEmpty { print(message) }
            Foundation.exit(0)
        }
        StandardError.write(lines: CommandLineCheck.shown(message, arguments: CommandLine.arguments))
        Foundation.exit(2)
    }
}
