import ArgumentParser
import FlatlaySnapshots

/// The command `flatlay snapshots list`.
struct SnapshotsListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the snapshots with their states: passed, changed, missing, pending, unused and others.")

    @OptionGroup var selection: SnapshotSelection
    @OptionGroup var options: ReviewOptions

    @Option(help: "A file with the output of 'swift test list', to find references without a test.")
    var tests: String?

    func run() throws {
        let list = try options.list(tests: tests)
        let snapshots = try selection.snapshots(of: list)
        if options.json {
            try ReviewJSON.write(ReviewJSON.List(list, snapshots))
        } else {
            try ReviewOutput.write(lines: lines(list, snapshots))
        }
        if snapshots.contains(where: \.state.needsReview) { throw CommandFailure.toReview }
    }

    private func lines(_ list: ReviewList, _ snapshots: [ReviewedSnapshot]) -> [String] {
        var lines = snapshots.map { snapshot in
            let state = snapshot.state.rawValue
            let padding = String(repeating: " ", count: 10 - state.count)
            let explanation = snapshot.explanation
            return state + padding + snapshot.name + (explanation.isEmpty ? "" : "  " + explanation)
        }
        for group in ReviewList.groups(snapshots) where group.snapshots.count > 1 {
            guard let cause = group.cause else { continue }
            let word = cause.replacing("'", with: "'\\''")
            lines.append("\(group.snapshots.count) snapshots have one cause: --cause '\(word)'")
        }
        lines.append(ReviewOutput.counts(snapshots))
        return lines
    }
}
