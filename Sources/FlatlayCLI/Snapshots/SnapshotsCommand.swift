import ArgumentParser

/// The command `flatlay snapshots`, which reviews what snapshot tests have found.
struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Lists, shows, accepts and rejects the results of snapshot tests.",
        discussion: """
            The commands read the manifests that the tests have written, and the folders of references; they run no \
            tests. Exit codes: 0 nothing to review, or all is done; 1 there is something to review; 2 the command line \
            is invalid, or names nothing; 3 a manifest, a list of tests or a template is invalid; 4 a file could not be \
            read or written, or an image not rendered.
            """,
        subcommands: [
            SnapshotsListCommand.self, SnapshotsDiffCommand.self, SnapshotsReviewCommand.self,
            SnapshotsAcceptCommand.self, SnapshotsRejectCommand.self, SnapshotsPruneCommand.self,
            SnapshotsReportCommand.self, SnapshotsVerifyCommand.self,
        ])
}

/// The exit codes of `flatlay snapshots`.
enum ReviewExit {
    static let differences: Int32 = 1
    static let notPossible: Int32 = 2
    static let invalid: Int32 = 3
    static let fileFailed: Int32 = 4
}

extension CommandFailure {
    /// There is something to review, which has been printed.
    static let toReview = CommandFailure.reported(nil, exitCode: ReviewExit.differences)

    /// A file could not be read or written.
    static func fileFailed(_ text: String) -> CommandFailure { .reported(text, exitCode: ReviewExit.fileFailed) }
}
