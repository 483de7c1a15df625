import ArgumentParser
import FlatlaySnapshots

/// The command `flatlay snapshots diff`.
struct SnapshotsDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Explains how results differ from their references, with images in terminals that show them.",
        discussion: "Without names, it shows all snapshots that need a review.")

    @OptionGroup var selection: SnapshotSelection
    @OptionGroup var options: ReviewOptions
    @OptionGroup var images: ImagesOption

    func run() throws {
        let list = try options.list()
        var snapshots = try selection.snapshots(of: list)
        if selection.names.isEmpty { snapshots = snapshots.filter(\.state.needsReview) }
        if options.json {
            try ReviewJSON.write(ReviewJSON.List(list, snapshots))
        } else {
            let description = SnapshotDescription(list: list, images: images.resolved(), columns: Terminal.columns)
            for snapshot in snapshots { try description.write(snapshot) }
            try ReviewOutput.write(lines: [ReviewOutput.counts(snapshots)])
        }
        if snapshots.contains(where: \.state.needsReview) { throw CommandFailure.toReview }
    }
}
