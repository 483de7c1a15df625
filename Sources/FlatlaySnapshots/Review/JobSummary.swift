import Flatlay
import Foundation

/// The snapshots to review as Markdown, grouped by cause: the summary of a job.
package struct JobSummary {
    /// GitHub takes a megabyte for each step.
    static let sizeLimit = 900_000
    /// The number of rows of a group.
    static let rowLimit = 100

    private let list: ReviewList

    package init(_ list: ReviewList) {
        self.list = list
    }

    /// The text.
    package var text: String {
        let counts = list.counts
        let review = list.toReview
        var text = "## Snapshots\n\n"
        text +=
            review.isEmpty
            ? "Nothing to review.\n\n"
            : "\(review.count) of \(list.snapshots.count) snapshots \(review.count == 1 ? "needs" : "need") a review.\n\n"
        text += "| State | Snapshots |\n|---|---:|\n"
        for state in ReviewedSnapshot.State.allCases {
            if let count = counts[state] { text += "| \(state.rawValue) | \(count) |\n" }
        }
        text += "\n"
        let groups = ReviewList.groups(review)
        for group in groups where group.snapshots.count > 1 { text += section(title(group), group.snapshots) }
        let single = groups.filter { $0.snapshots.count == 1 }.flatMap(\.snapshots)
        if !single.isEmpty { text += section(groups.count == single.count ? "To review" : "Others", single) }
        let unused = list.snapshots.filter { $0.state == .unused }
        if !unused.isEmpty { text += section("Unused", unused) }
        guard text.utf8.count > Self.sizeLimit else { return text }
        let whole = text.utf8.prefix(Self.sizeLimit)
        let end = whole.lastIndex(of: UInt8(ascii: "\n")) ?? whole.startIndex
        return String(text[..<end]) + "\n\nThe rest is left out; see the report.\n"
    }

    private func title(_ group: ReviewList.Group) -> String {
        "\(group.snapshots.count) snapshots with one cause: \(Self.escaped(group.snapshots[0].explanation))"
    }

    private func section(_ title: String, _ snapshots: [ReviewedSnapshot]) -> String {
        var text = "### \(title)\n\n| Snapshot | State | Class | What changed | Assertion |\n|---|---|---|---|---|\n"
        for snapshot in snapshots.prefix(Self.rowLimit) {
            let source = snapshot.record.map { "\(list.relative($0.source.file)):\($0.source.line)" } ?? ""
            let cells = [
                snapshot.name, snapshot.state.rawValue, snapshot.kind?.rawValue ?? "", snapshot.explanation, source,
            ]
            text += "| \(cells.map(Self.escaped).joined(separator: " | ")) |\n"
        }
        if snapshots.count > Self.rowLimit { text += "\n… and \(snapshots.count - Self.rowLimit) more\n" }
        return text + "\n"
    }

    /// Text without a meaning in Markdown or HTML, on one line.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in String(text.prefix(1000)).visible.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // A reference of this form is no mention of a person and no link.
            case "@": result += "&#64;"
            case "|", "\\", "`", "*", "_", "[", "]", "#", "~", "!": result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
