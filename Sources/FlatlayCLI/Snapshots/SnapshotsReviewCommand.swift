import ArgumentParser
import FlatlaySnapshots

/// The command `flatlay snapshots review`.
struct SnapshotsReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Shows the pending results one by one, and asks what to do with each.",
        discussion: "Keys: a accepts, r rejects, s skips, q quits. Each takes effect at once.")

    @OptionGroup var selection: SnapshotSelection
    @OptionGroup var options: ReviewOptions
    @OptionGroup var images: ImagesOption

    func validate() throws {
        if options.json { throw ValidationError("review asks for keys; use list --json, then accept or reject") }
    }

    func run() throws {
        guard let terminal = Terminal() else {
            throw CommandFailure.usage(
                "review needs a terminal; use 'flatlay snapshots list --json' or 'diff', then 'accept' or 'reject' "
                    + "with names")
        }
        let list = try options.list()
        let pending = try selection.snapshots(of: list).filter(\.hasPending)
        let description = SnapshotDescription(list: list, images: images.resolved(), columns: Terminal.columns)
        var (accepted, rejected, failed) = (0, 0, 0)
        loop: for (index, snapshot) in pending.enumerated() {
            try ReviewOutput.write(lines: ["", "\(index + 1) of \(pending.count)"])
            try description.write(snapshot)
            switch try choice(terminal) {
            case .accept: act(.accept, snapshot, &accepted, &failed)
            case .reject: act(.reject, snapshot, &rejected, &failed)
            case .skip: continue
            case .quit: break loop
            }
        }
        let left = pending.count - accepted - rejected
        try ReviewOutput.write(lines: ["\(accepted) accepted, \(rejected) rejected, \(left) left"])
        if failed > 0 { throw CommandFailure.fileFailed("\(failed) files were left as they are") }
        if left > 0 { throw CommandFailure.toReview }
    }

    private enum Choice: String {
        case accept
        case reject
        case skip
        case quit
    }

    private func choice(_ terminal: Terminal) throws(CommandFailure) -> Choice {
        try ReviewOutput.write("[a]ccept  [r]eject  [s]kip  [q]uit? ")
        while true {
            let choice: Choice
            switch terminal.key() {
            case .character(UInt8(ascii: "a")): choice = .accept
            case .character(UInt8(ascii: "r")): choice = .reject
            case .character(UInt8(ascii: "s")): choice = .skip
            case .character(UInt8(ascii: "q")), .end: choice = .quit
            case .signal(let number):
                try ReviewOutput.write("\n")
                throw .stopped("the review was stopped; what was decided is done", signal: number)
            case .character: continue
            }
            try ReviewOutput.write(choice.rawValue + "\n")
            return choice
        }
    }

    private func act(_ verb: PendingRun.Verb, _ snapshot: ReviewedSnapshot, _ count: inout Int, _ failed: inout Int) {
        do throws(ReviewAction.Failure) {
            try verb.perform(snapshot)
            count += 1
        } catch {
            StandardError.write("flatlay: \(error)")
            failed += 1
        }
    }
}
