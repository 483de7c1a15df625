import ArgumentParser
import Flatlay
import FlatlaySnapshots
import Foundation

/// The command `flatlay snapshots prune`.
struct SnapshotsPruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Removes references that no test uses.",
        discussion: """
            A reference is unused if its test file is gone, if its test is not in the list of --tests, or if its test \
            ended in a run without touching it. A run with a filter, or a part of a run, never makes other references \
            unused. Without --yes nothing is removed.
            """)

    @OptionGroup var selection: SnapshotSelection
    @OptionGroup var options: ReviewOptions

    @Option(help: "A file with the output of 'swift test list'; '-' for standard input.")
    var tests: String?

    @Flag(help: "Removes the files.")
    var yes = false

    @Flag(help: "Only lists the files, which is the default.")
    var dryRun = false

    func validate() throws {
        if yes, dryRun { throw ValidationError("--yes removes files, and --dry-run does not; give one of them") }
    }

    func run() throws {
        let list = try options.list(tests: tests)
        guard list.problems.isEmpty else {
            throw CommandFailure.reported(
                "nothing was removed: a reference may have been touched by what could not be read; remove or repair "
                    + "the files above",
                exitCode: ReviewExit.invalid)
        }
        let unused = try selection.snapshots(of: list).filter { $0.state == .unused }
        var steps: [ReviewJSON.Step] = []
        for snapshot in unused { steps += step(snapshot.reference, snapshot) }
        if selection.names.isEmpty, selection.cause.isEmpty {
            let gone = Set(unused.flatMap { [$0.reference.pending, $0.reference.difference] })
            for path in list.leftovers where !gone.contains(path) {
                steps.append(remove(path, name: list.relative(path), reason: "left from an earlier review"))
            }
        }
        if !options.json, list.runCount == 0, tests == nil {
            StandardError.write(
                "warning: no manifest was found, so only references whose test file is gone count as unused")
        }
        try StepOutput.tell(steps, problems: [], json: options.json)
        guard !yes, !steps.isEmpty else { return }
        if !options.json { StandardError.write("nothing was removed; add --yes to remove these files") }
        throw CommandFailure.toReview
    }

    private func step(_ reference: ReferencePath, _ snapshot: ReviewedSnapshot) -> [ReviewJSON.Step] {
        let step = remove(reference.path, name: snapshot.name, reason: snapshot.reason)
        guard yes, step.outcome == "removed" else { return [step] }
        for path in [reference.pending, reference.difference] where FileKind(of: path) != nil {
            try? ReviewAction.remove(path)
        }
        // The folder of a test file goes with its last reference; one with files in it stays.
        if reference.testFileStem != nil { rmdir(reference.folder) }
        return [step]
    }

    private func remove(_ path: String, name: String, reason: String?) -> ReviewJSON.Step {
        var step = ReviewJSON.Step(name: name, path: path, outcome: yes ? "removed" : "unused", reason: reason)
        guard yes else { return step }
        do throws(ReviewAction.Failure) {
            try ReviewAction.remove(path)
        } catch {
            (step.outcome, step.reason) = ("failed", "\(error)")
        }
        return step
    }
}
