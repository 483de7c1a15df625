import Flatlay
import Foundation

/// The changes of an image whose nodes are all the same, or whose nodes were not known before: what shows the pixels
/// that differ.
enum PixelChanges {
    /// The largest difference that a change of rounding makes, in components of colours from 0 to 255.
    private static let largestRounding = 2

    /// Returns a change for each node that shows such pixels, and the key by which failures with the same cause are
    /// grouped: the kinds of these nodes, and whether only edges differ, but not by how much. Tiny differences are one
    /// cause everywhere, so a change of rounding is one group to review.
    static func changes(
        _ reference: ImageReference, _ bitmap: RenderedBitmap, _ tree: SnapshotTree?, _ pixels: PixelDifference,
        _ scale: Double
    ) -> (changes: [SnapshotChange], cause: String) {
        let isAtEdges = (try? reference.decoded()).map { EdgeCheck.onlyEdgesDiffer($0, bitmap, pixels) } ?? false
        let kind: SnapshotChange.Class = isAtEdges ? .edge : .color
        let level = "\(isAtEdges ? "," : "") by up to \(pixels.largest) of 255"
        let property = isAtEdges ? "only antialiased edges differ" : "pixels differ"
        var nodes = tree.map { self.nodes($0, around: pixels, scale: scale) } ?? []
        if nodes.isEmpty { nodes = [("", "", "image")] }
        let changes = nodes.map { node in
            SnapshotChange(
                kind, node: node.name, path: node.path, property: property + level, before: nil, after: nil)
        }
        if pixels.largest <= largestRounding {
            return (changes, "rounding: pixels differ by at most \(largestRounding) of 255")
        }
        let kinds = Set(nodes.map(\.kind)).sorted().joined(separator: " and ")
        return (changes, "\(kind.rawValue): \(kinds) \(property)")
    }

    /// The smallest node around each region that differs, each node once, in the order of the tree. The root, which is
    /// the image as a whole, has no name.
    private static func nodes(
        _ tree: SnapshotTree, around pixels: PixelDifference, scale: Double
    ) -> [(name: String, path: String, kind: String)] {
        guard scale > 0, !pixels.regions.isEmpty else { return [] }
        let words = NodeWords(tree, children: FingerprintedTree(tree).children)
        let found = Set(pixels.regions.map { smallestNode(tree, around: $0, scale: scale) })
        return found.sorted().map { index in
            index == 0
                ? ("", "", "image")
                : (words.name(of: index), words.path(of: index), NodeWords.kind(tree.nodes[index].name))
        }
    }

    /// The smallest node that contains a region; the root if none does. Antialiasing reaches a point beyond a node.
    private static func smallestNode(
        _ tree: SnapshotTree, around region: PixelDifference.PixelRegion, scale: Double
    ) -> Int {
        let area = CGRect(
            x: Double(region.x) / scale, y: Double(region.y) / scale, width: Double(region.width) / scale,
            height: Double(region.height) / scale)
        var best: (index: Int, size: CGFloat) = (0, .infinity)
        for (index, node) in tree.nodes.enumerated().dropFirst() {
            let frame = node.area ?? node.frame
            guard frame.insetBy(dx: -1, dy: -1).contains(area) else { continue }
            let size = frame.width * frame.height
            if size <= best.size { best = (index, size) }
        }
        return best.index
    }
}
