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
    ///   - pixels: which pixels differ; nil if the sizes do.
    ///   - environment: how the libraries and fonts differ from those that made the reference.
    ///   - masks: the nodes that were not compared: what they show is no cause.
    package init(
        _ reference: ImageReference, _ bitmap: RenderedBitmap, tree: SnapshotTree?, pixels: PixelDifference?,
        scale: Double, environment: [EnvironmentChange], masks: MaskedAreas? = nil
    ) {
        var comparison: TreeComparison?
        if let before = reference.tree, let tree {
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
            changes = [Self.pixelChange(reference, bitmap, tree, pixels, scale)]
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

    /// The change of an image whose nodes are all the same.
    private static func pixelChange(
        _ reference: ImageReference, _ bitmap: RenderedBitmap, _ tree: SnapshotTree?, _ pixels: PixelDifference,
        _ scale: Double
    ) -> SnapshotChange {
        let isAtEdges = (try? reference.decoded()).map { EdgeCheck.onlyEdgesDiffer($0, bitmap, pixels) } ?? false
        let place = tree.flatMap { smallestNode($0, around: pixels, scale: scale) }
        return SnapshotChange(
            isAtEdges ? .edge : .color, node: place?.name ?? "", path: place?.path ?? "",
            property: isAtEdges ? "only antialiased edges differ, by up to" : "pixels differ by up to", before: nil,
            after: nil
        ).with(level: pixels.largest)
    }

    /// The smallest node that contains all pixels that differ.
    private static func smallestNode(
        _ tree: SnapshotTree, around pixels: PixelDifference, scale: Double
    ) -> (name: String, path: String)? {
        guard scale > 0 else { return nil }
        let areas = pixels.regions.map {
            CGRect(
                x: Double($0.x) / scale, y: Double($0.y) / scale, width: Double($0.width) / scale,
                height: Double($0.height) / scale)
        }
        guard let first = areas.first else { return nil }
        let area = areas.dropFirst().reduce(first) { $0.union($1) }
        var best: (index: Int, size: CGFloat)?
        for (index, node) in tree.nodes.enumerated() where node.frame.insetBy(dx: -1, dy: -1).contains(area) {
            let size = node.frame.width * node.frame.height
            if best.map({ size <= $0.size }) ?? true { best = (index, size) }
        }
        guard let best, best.index != 0 else { return nil }
        let words = NodeWords(tree, children: FingerprintedTree(tree).children)
        return (words.name(of: best.index), words.path(of: best.index))
    }

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
        return "\(change.kind.rawValue): \(kind) \(change.phrase)"
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

    fileprivate func with(level: Int) -> SnapshotChange {
        var change = self
        change.property += " \(level) of 255"
        return change
    }
}

/// Whether pixels differ only where colours meet.
enum EdgeCheck {
    /// The smallest difference between neighbours that counts as an edge, of 255.
    private static let contrast: UInt8 = 12

    /// Whether each pixel that differs has neighbours of different colours in both images.
    static func onlyEdgesDiffer(_ old: RenderedBitmap, _ new: RenderedBitmap, _ difference: PixelDifference) -> Bool {
        guard old.width == new.width, old.height == new.height, !difference.regions.isEmpty else { return false }
        return old.bytes.withUnsafeBytes { first in
            new.bytes.withUnsafeBytes { second in
                difference.regions.allSatisfy { region in
                    for y in max(0, region.y)..<min(old.height, region.y + region.height) {
                        for x in max(0, region.x)..<min(old.width, region.x + region.width) {
                            let place = (y * old.width + x) * 4
                            guard (0..<4).contains(where: { first[place + $0] != second[place + $0] }) else { continue }
                            guard isEdge(first, x, y, old.width, old.height),
                                isEdge(second, x, y, old.width, old.height)
                            else { return false }
                        }
                    }
                    return true
                }
            }
        }
    }

    private static func isEdge(_ bytes: UnsafeRawBufferPointer, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool
    {
        for channel in 0..<4 {
            var (least, most) = (UInt8.max, UInt8.min)
            for row in max(0, y - 1)...min(height - 1, y + 1) {
                for column in max(0, x - 1)...min(width - 1, x + 1) {
                    let value = bytes[(row * width + column) * 4 + channel]
                    (least, most) = (min(least, value), max(most, value))
                }
            }
            if most - least >= contrast { return true }
        }
        return false
    }
}
