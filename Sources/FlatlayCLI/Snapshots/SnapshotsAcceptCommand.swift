import ArgumentParser
import FlatlaySnapshots

/// The command `flatlay snapshots accept`.
struct SnapshotsAcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Accepts pending results: each replaces its reference.",
        discussion: "The file of the result is renamed to that of the reference in one step, so neither is ever lost.")

    @OptionGroup var selection: SnapshotSelection
    @OptionGroup var options: ReviewOptions

    @Flag(help: "Accepts all pending results.")
    var all = false

    func validate() throws { try PendingRun.validate(selection, all: all) }

    func run() throws {
        try PendingRun(verb: .accept, selection: selection, options: options).run()
    }
}

/// The command `flatlay snapshots reject`.
struct SnapshotsRejectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reject", abstract: "Removes pending results, and keeps the references.")

    @OptionGroup var selection: SnapshotSelection
    @OptionGroup var options: ReviewOptions

    @Flag(help: "Rejects all pending results.")
    var all = false

    func validate() throws { try PendingRun.validate(selection, all: all) }

    func run() throws {
        try PendingRun(verb: .reject, selection: selection, options: options).run()
    }
}

/// Accepts or rejects the selected results. A failure does not stop the others.
struct PendingRun {
    enum Verb {
        case accept
        case reject

        var done: String { self == .accept ? "accepted" : "rejected" }

        func perform(_ snapshot: ReviewedSnapshot) throws(ReviewAction.Failure) {
            switch self {
            case .accept: try ReviewAction.accept(snapshot.reference)
            case .reject: try ReviewAction.reject(snapshot.reference)
            }
        }
    }

    let verb: Verb
    let selection: SnapshotSelection
    let options: ReviewOptions

    static func validate(_ selection: SnapshotSelection, all: Bool) throws {
        let isNamed = !selection.names.isEmpty || !selection.cause.isEmpty
        guard isNamed != all else {
            throw ValidationError(
                all ? "--all is for all results; leave it out, or leave out the names" : "name snapshots, or add --all")
        }
    }

    func run() throws(CommandFailure) {
        let list = try options.list()
        let selected = try selection.snapshots(of: list)
        let pending = selected.filter(\.hasPending)
        if pending.isEmpty, !selection.names.isEmpty || !selection.cause.isEmpty {
            throw .usage("no result waits for \(selected.count == 1 ? selected[0].name : "these snapshots")")
        }
        var steps: [ReviewJSON.Step] = []
        for snapshot in pending {
            var step = ReviewJSON.Step(name: snapshot.name, path: snapshot.reference.path, outcome: verb.done)
            do throws(ReviewAction.Failure) {
                try verb.perform(snapshot)
            } catch {
                (step.outcome, step.reason) = ("failed", "\(error)")
            }
            steps.append(step)
        }
        // A result that could not be written beside its reference is elsewhere, as the test said.
        let lost = verb == .accept ? selected.filter { $0.state.needsReview && !$0.hasPending } : []
        try StepOutput.tell(steps, problems: list.problems, json: options.json, isDone: lost.isEmpty)
        guard !lost.isEmpty else { return }
        for snapshot in lost {
            StandardError.write(
                "flatlay: \(snapshot.name): it is \(snapshot.state.rawValue), but no result waits beside the reference; "
                    + "run its test again")
        }
        throw .toReview
    }
}

/// Prints what became of files.
enum StepOutput {
    static func tell(
        _ steps: [ReviewJSON.Step], problems: [RunManifestFile.Problem], json: Bool, isDone: Bool = true
    ) throws(CommandFailure) {
        let failures = steps.filter { $0.outcome == "failed" }
        if json {
            try ReviewJSON.write(ReviewJSON.Steps(steps: steps, problems: problems.map { .init($0) }))
        } else {
            let done = steps.filter { $0.outcome != "failed" }
            try ReviewOutput.write(lines: done.map { "\($0.outcome) \($0.name)" + ($0.reason.map { "  \($0)" } ?? "") })
            for failure in failures { StandardError.write("flatlay: \(failure.name): \(failure.reason ?? "")") }
            if steps.isEmpty, isDone { try ReviewOutput.write(lines: ["nothing to do"]) }
        }
        guard !failures.isEmpty else { return }
        throw .fileFailed("\(failures.count) of \(steps.count) files were left as they are")
    }
}
