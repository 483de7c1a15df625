import Flatlay
import FlatlayTemplates
import Foundation

/// A run of `flatlay check`: checks one template after the other, and prints what it finds.
struct CheckRun {
    private let command: CheckCommand
    private let source: PictureSource

    init(command: CheckCommand) throws {
        self.command = command
        source = try PictureSource(command.picture)
    }

    /// Checks all templates.
    ///
    /// - Throws: ``CommandFailure`` with the highest exit code of the problems, which have been printed by then.
    func run() throws {
        var failureCount = 0
        var worst: Int32 = 0
        for path in command.templates {
            let checked = CheckedTemplate(path, variant: command.variant, source: source)
            tell(checked)
            guard checked.exitCode > 0 else { continue }
            failureCount += 1
            worst = max(worst, checked.exitCode)
        }
        guard failureCount > 0 else { return }
        let count = command.templates.count
        let summary = "\(failureCount) of \(count) templates \(failureCount == 1 ? "has" : "have") problems"
        throw CommandFailure.reported(count > 1 ? summary : nil, exitCode: worst)
    }

    private func tell(_ checked: CheckedTemplate) {
        if command.json {
            // JSON escapes control characters.
            print(checked.json)
            return
        }
        if !checked.problems.isEmpty {
            // An empty line between problems, as in the errors of a render.
            StandardError.write(lines: checked.problems.map(\.text).joined(separator: "\n\n"))
        }
        guard !command.picture.quiet else { return }
        for warning in checked.warnings { StandardError.write("warning: \(warning)") }
        if checked.exitCode == 0 { StandardOutput.write("\(checked.path)  \(checked.summary)") }
    }
}
