import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay figures render`.
struct FiguresRenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders figures that are missing or stale, and rewrites their blocks in Markdown files.",
        discussion: """
            A picture is written when all pictures of its figure are rendered; a figure that fails keeps those that it \
            has. Files that no figure has written are never replaced without --replace.
            """)

    @OptionGroup var figures: FiguresOptions
    @OptionGroup var programs: FigureProgramOptions

    @Flag(help: "Renders all figures, also those that are up to date.")
    var all = false

    @Flag(help: "Replaces files that no figure has written.")
    var replace = false

    @Flag(help: "Counts warnings as errors.")
    var strict = false

    func run() throws {
        let check = try figures.check()
        let package = check.package
        var writer = FigureWriter(package: package, lock: check.lock, replacesForeign: replace)
        let jobs = try FigureJobs(check: check, options: figures, all: all, programs: programs.table)
        var failureCount = 0
        var worst: Int32 = 0
        var failed: Set<String> = []
        for job in jobs.all {
            do {
                let figure = try job.render()
                for warning in figure.warnings { StandardError.write("warning: \(job.name): \(warning)") }
                if strict, !figure.warnings.isEmpty { throw StrictWarnings(warnings: figure.warnings) }
                let written = try writer.write(figure)
                guard !figures.quiet else { continue }
                for path in written { StandardOutput.write(path) }
            } catch {
                let failure = CommandFailure(error, of: job.name)
                failure.tell()
                failureCount += 1
                if let target = job.target { failed.insert(target) }
                worst = max(worst, failure.exitCode)
            }
        }
        for name in jobs.goneFigures(in: writer.lock) { writer.forget(name) }
        writer.lock.targets = jobs.targets(after: writer.lock.targets, failed: failed)
        var after = FigureCheck(package: package, list: check.list, lock: writer.lock)
        let names = Set(check.list.figures.map(\.name) + check.list.targets.flatMap(after.names))
        do throws(FileWriteError) {
            try writer.finish(expected: after.expectedPaths, names: names)
        } catch {
            throw CommandFailure.renderFailed("\(error)")
        }
        after = FigureCheck(package: package, list: check.list, lock: writer.lock)
        let problems = FigurePages(package: package, list: check.list, lock: writer.lock).rewrite { path in
            if !figures.quiet { StandardOutput.write(path) }
        }
        for problem in problems { StandardError.write("flatlay: \(problem.path ?? ""): \(problem.reason)") }
        if failureCount == 0, jobs.all.isEmpty, problems.isEmpty, !figures.quiet {
            StandardOutput.write("all figures are up to date")
        }
        if failureCount > 0 {
            throw CommandFailure.reported(
                "\(failureCount) of \(jobs.all.count) figures failed, and keep the pictures that they have",
                exitCode: worst)
        }
        if !problems.isEmpty { throw CommandFailure.reported(nil, exitCode: 3) }
    }
}
