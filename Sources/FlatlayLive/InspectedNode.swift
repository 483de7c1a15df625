import Flatlay
import FlatlaySnapshots
import Foundation

/// A node of a picture, and where the view is written that it is of.
struct InspectedNode {
    /// The node; its parent is the index of one that is kept.
    var node: SnapshotTree.Node
    var location: Diagnostics.Location?

    /// The nodes of a tree without those that only name a place, whose place the nodes in them have.
    static func nodes(
        of tree: SnapshotTree, location: (String) -> Diagnostics.Location?
    ) -> [InspectedNode] {
        var kept: [InspectedNode] = []
        // For each node of the tree, the kept node that it is or is in, and the place that holds there.
        var indices: [Int?] = []
        var places: [Diagnostics.Location?] = []
        for node in tree.nodes {
            let parent = node.parent.flatMap { indices.indices.contains($0) ? $0 : nil }
            let own = node.identifier.flatMap(location)
            let place = own ?? parent.flatMap { places[$0] }
            places.append(place)
            // One that draws something itself is a view without a name; effects are those of the views in it.
            let isDrawn =
                !node.lines.isEmpty || !node.colors.isEmpty || node.drawings.contains { $0.hasPrefix("image") }
            if own != nil, !isDrawn {
                indices.append(parent.flatMap { indices[$0] })
                continue
            }
            var node = node
            node.parent = parent.flatMap { indices[$0] }
            if own != nil { (node.name, node.identifier) = ("view", nil) }
            indices.append(kept.count)
            kept.append(InspectedNode(node: node, location: place))
        }
        return kept.enumerated().map { index, inspected in
            var inspected = inspected
            // A cell is written where its view is.
            if inspected.location == nil || index > 0 && numbersAtEnd(of: inspected.node.name) {
                let child = kept[(index + 1)...].first { $0.node.parent == index }
                if index > 0, let place = child?.location { inspected.location = place }
            }
            return inspected
        }
    }

    /// Whether a node is an element of a collection, such as `cell-0-3`.
    private static func numbersAtEnd(of name: String) -> Bool {
        name.split(separator: "-").count > 1 && name.split(separator: "-").last.flatMap { Int($0) } != nil
    }
}
