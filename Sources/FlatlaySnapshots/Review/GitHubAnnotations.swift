import Flatlay
import Foundation

/// The snapshots to review as workflow commands of GitHub, which show them at the lines of the assertions.
package struct GitHubAnnotations {
    /// The number of errors that GitHub shows for each step.
    static let limit = 10

    private let list: ReviewList
    private let workspace: String

    /// - Parameter workspace: the folder that paths in annotations are relative to.
    package init(_ list: ReviewList, workspace: String) {
        self.list = list
        self.workspace = workspace
    }

    /// A line for each assertion; what does not fit is counted in the last one.
    package var text: String {
        var order: [SourcePosition?] = []
        var byPosition: [SourcePosition?: [ReviewedSnapshot]] = [:]
        for snapshot in list.toReview {
            let position = snapshot.record?.source
            if byPosition[position] == nil { order.append(position) }
            byPosition[position, default: []].append(snapshot)
        }
        var lines = order.prefix(Self.limit).map { line($0, byPosition[$0] ?? []) }
        let rest = order.dropFirst(Self.limit).reduce(0) { $0 + (byPosition[$1]?.count ?? 0) }
        if rest > 0 { lines.append("::notice title=Snapshots::\(rest) more snapshots differ; see the summary") }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ position: SourcePosition?, _ snapshots: [ReviewedSnapshot]) -> String {
        var properties: [String] = []
        if let position {
            properties.append("file=\(Self.property(path(position.file)))")
            properties.append("line=\(max(position.line, 1))")
        }
        let title = snapshots.count == 1 ? snapshots[0].name : "\(snapshots.count) snapshots of \(snapshots[0].name)"
        properties.append("title=\(Self.property(title))")
        let shown = snapshots.prefix(20).map { snapshot in
            let text = snapshot.explanation.isEmpty ? snapshot.state.rawValue : snapshot.explanation
            return snapshots.count == 1 ? text : "\(snapshot.name): \(text)"
        }
        let more = snapshots.count > 20 ? ["and \(snapshots.count - 20) more"] : []
        return "::error \(properties.joined(separator: ","))::\(Self.message((shown + more).joined(separator: "\n")))"
    }

    private func path(_ file: String) -> String {
        file.hasPrefix(workspace + "/") ? String(file.dropFirst(workspace.count + 1)) : list.relative(file)
    }

    /// A message: line breaks and percent signs have a notation, other control characters become escapes.
    static func message(_ text: String) -> String {
        encoded(text.visibleLines, "%\n")
    }

    /// The value of a property, which ends at a comma or a colon.
    static func property(_ text: String) -> String {
        encoded(text.visible, "%\n:,")
    }

    /// Works on scalars: a combining mark after a character does not change what the character means to GitHub.
    private static func encoded(_ text: String, _ special: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.unicodeScalars.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0" + digits : "%" + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
