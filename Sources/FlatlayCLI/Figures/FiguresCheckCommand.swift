import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay figures check`.
struct FiguresCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Finds pictures that are missing, stale or left over, and blocks of Markdown that are not up to date.",
        discussion: """
            Without --render nothing is rendered: hashes of templates, data, images, fonts and sources are compared with \
            those of the record, which takes milliseconds. With --render all pictures are rendered and compared by their \
            pixels; those that differ wait in .build/flatlay-figures for 'flatlay figures accept'.
            """)

    @OptionGroup var figures: FiguresOptions
    @OptionGroup var programs: FigureProgramOptions

    @Flag(help: "Renders all pictures and compares pixels.")
    var render = false

    @Flag(help: "Prints JSON.")
    var json = false

    private struct Answer: Encodable {
        var version = 1
        var figures: Int
        var findings: [FigureFinding]
    }

    func run() throws {
        let check = try figures.check()
        var findings = check.findings(figures)
        var failures = 0
        if render {
            let comparison = try FigureComparison(check: check, options: figures, programs: programs.table).run()
            // What pictures look like decides, not what they were made from.
            findings.removeAll { comparison.replaces($0) }
            findings = (findings + comparison.findings).sorted { $0.state.exitCode < $1.state.exitCode }
            failures = comparison.failureCount
        }
        let count = check.list.figures.count + check.list.targets.flatMap(check.names).count
        if json {
            try ReviewJSON.write(Answer(figures: count, findings: findings))
        } else {
            for finding in findings { StandardOutput.write(finding.line) }
            if findings.isEmpty, failures == 0, !figures.quiet {
                StandardOutput.write("\(count) \(count == 1 ? "figure is" : "figures are") up to date")
            }
        }
        let code = failures > 0 ? 1 : FigureFinding.exitCode(of: findings)
        guard code != 0 else { return }
        throw CommandFailure.reported(json ? nil : advice(findings, failures), exitCode: code)
    }

    private func advice(_ findings: [FigureFinding], _ failures: Int) -> String? {
        let states = Set(findings.map(\.state))
        if failures > 0 { return "\(failures) \(failures == 1 ? "figure" : "figures") could not be rendered" }
        if render, states.contains(.stale) || states.contains(.environment) {
            return "'flatlay figures accept --all' takes the pictures in .build/flatlay-figures"
        }
        if states.contains(.missing) || states.contains(.stale) || states.contains(.environment) {
            return "'flatlay figures render' renders them"
        }
        if states.contains(.orphaned) { return "'flatlay figures prune' removes such files" }
        return nil
    }
}
