import ArgumentParser
import Flatlay
import FlatlaySnapshots
import Foundation

/// The command `flatlay snapshots report`.
struct SnapshotsReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Writes the result of a run: a page to look at, JUnit XML, annotations and a job summary.",
        discussion: "A summary that is the file of the variable GITHUB_STEP_SUMMARY is appended to.")

    @OptionGroup var options: ReviewOptions

    @Option(help: "The file for a page that shows what changed; it needs no other file.", completion: .file())
    var html: String?

    @Option(help: "The file for JUnit XML, with a test case for each variant.", completion: .file())
    var junit: String?

    @Option(help: "The file for a summary in Markdown, grouped by cause.", completion: .file())
    var summary: String?

    @Flag(help: "Prints annotations for GitHub at the lines of the assertions.")
    var github = false

    /// A file of the report: an option names it, and a closure writes it.
    private var files: [(path: String?, text: (ReviewList) throws -> String)] {
        [
            (
                html,
                { list in
                    let report = HTMLReport(list) { try? ImageReference(contentsOf: $0).tree }
                    return String(decoding: try report.data(), as: UTF8.self)
                }
            ),
            (junit, { JUnitReport($0).text }),
            (summary, { JobSummary($0).text }),
        ]
    }

    func validate() throws {
        guard github || files.contains(where: { $0.path != nil }) else {
            throw ValidationError("name what to write: --html, --junit, --summary or --github")
        }
    }

    func run() throws {
        let list = try options.list()
        // Without a manifest nothing was compared, which is no success.
        guard list.runCount > 0 else {
            throw CommandFailure.usage(
                "there is no manifest to report on; run the tests first, or name a folder with --runs")
        }
        let environment = ProcessInfo.processInfo.environment
        for (path, text) in files {
            guard let path else { continue }
            if path == environment["GITHUB_STEP_SUMMARY"] {
                try append(try text(list), to: path)
            } else {
                try write(try text(list), to: path)
            }
        }
        if github {
            let workspace = environment["GITHUB_WORKSPACE"].flatMap { RealPath.of($0) } ?? list.root
            try ReviewOutput.write(GitHubAnnotations(list, workspace: workspace).text)
        }
        if options.json { try ReviewJSON.write(ReviewJSON.List(list, list.toReview)) }
        if !list.toReview.isEmpty { throw CommandFailure.toReview }
        // What could not be read may have been a failure.
        if !list.problems.isEmpty { throw CommandFailure.reported(nil, exitCode: ReviewExit.invalid) }
    }

    private func write(_ text: String, to path: String) throws(CommandFailure) {
        do throws(FileWriteError) {
            try AtomicFile.write(Data(text.utf8), to: path)
        } catch {
            throw .fileFailed("\(error)")
        }
    }

    private func append(_ text: String, to path: String) throws(CommandFailure) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        let code = descriptor < 0 ? errno : DescriptorOutput.write(Data(text.utf8), to: descriptor)
        if descriptor >= 0 { close(descriptor) }
        if code != 0 { throw .fileFailed("can't write \(path): \(String(cString: strerror(code)))") }
    }
}
