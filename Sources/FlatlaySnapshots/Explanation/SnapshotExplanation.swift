import Flatlay
import Foundation

/// Why an image differs from its reference: the nodes that changed, or the libraries that drew it.
///
/// ```swift
/// let explanation = SnapshotExplanation(reference, bitmap, tree: tree, pixels: difference, scale: 2, environment: [])
/// explanation.lines   // ["text: section 0, item 3 "price", text: "9 €" → "10 €""]
/// ```
package struct SnapshotExplanation {
    /// The changes, most important first.
    package private(set) var changes: [SnapshotChange] = []
    /// Equal for failures with one cause; nil if nothing is known.
    package private(set) var cause: String?
    /// The number of nodes that only moved or grew because of the changes.
    package private(set) var consequenceCount = 0

    private static let lineLimit = 6

    /// - Parameters:
    ///   - treeOfReference: the nodes of a reference that contains no tree.
    ///   - pixels: which pixels differ; nil if the sizes do.
    ///   - environment: how the libraries and fonts differ from those that made the reference.
    ///   - masks: the nodes that were not compared; their content is not a cause.
    package init(
        _ reference: ImageReference, _ bitmap: RenderedBitmap, tree: SnapshotTree?,
        treeOfReference: SnapshotTree? = nil,
        pixels: PixelDifference?, scale: Double, environment: [EnvironmentChange], masks: MaskedAreas? = nil
    ) {
        var comparison: TreeComparison?
        if let before = reference.tree ?? treeOfReference, let tree {
            comparison = TreeComparison(
                from: before.hiding(masks?.hidden.before ?? []), to: tree.hiding(masks?.hidden.after ?? []))
        }
        changes = comparison?.changes ?? []
        consequenceCount = comparison?.consequenceCount ?? 0
        if !environment.isEmpty, changes.allSatisfy(\.mayFollowFromLibraries) {
            let causes = environment.map { change in
                SnapshotChange(
                    .environment, node: "", path: "", property: change.name, before: change.before ?? "not used",
                    after: change.after ?? "not used")
            }
            consequenceCount += Set(changes.map(\.path)).count
            changes = causes
        } else if changes.isEmpty, let pixels {
            (changes, cause) = PixelChanges.changes(reference, bitmap, tree, pixels, scale)
            return
        }
        cause = Self.cause(of: changes)
    }

    /// The explanation in a few lines.
    package var lines: [String] {
        var lines = changes.lines
        let more = lines.count - Self.lineLimit
        if more > 0 { lines = lines.prefix(Self.lineLimit) + ["\(more) more node\(more == 1 ? "" : "s") changed"] }
        if consequenceCount > 0 {
            lines.append(
                "\(consequenceCount) node\(consequenceCount == 1 ? "" : "s") only moved or grew because of that")
        }
        return lines
    }

    /// Whether nothing but libraries or fonts differ.
    package var isEnvironment: Bool { !changes.isEmpty && changes.allSatisfy { $0.kind == .environment } }

    /// The most important change without the place in the collection: failures of several snapshots have it in common.
    private static func cause(of changes: [SnapshotChange]) -> String? {
        guard let change = changes.first else { return nil }
        if change.kind == .environment { return changes.map { "environment: \($0.phrase)" }.joined(separator: "; ") }
        let kind = NodeWords.kind(change.path.split(separator: "/").last.map(String.init) ?? "image")
        // The same distance is the same cause, wherever it is.
        if let before = change.before.flatMap({ Double($0) }), let after = change.after.flatMap({ Double($0) }) {
            let sign = after > before ? "+" : "−"
            return "\(change.kind.rawValue): \(kind) \(change.property) "
                + "\(sign)\(SnapshotTree.number(CGFloat(abs(after - before))))"
        }
        // What a person sees of the node tells pictures apart.
        let label =
            change.property == "image" || change.property == "further" ? change.node.firstMatch(of: #/"[^"]*"/#) : nil
        return "\(change.kind.rawValue): \(kind)\(label.map { " \($0.0)" } ?? "") \(change.phrase)"
    }
}

extension SnapshotChange {
    /// Whether another version of a library or font may have caused it: it concerns places, sizes and line breaks only.
    fileprivate var mayFollowFromLibraries: Bool {
        switch property {
        case "x", "y", "width", "height", "lines", "line breaks", "truncated", "position of the text": true
        default: false
        }
    }
}
