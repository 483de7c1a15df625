import Flatlay
import Foundation

extension SnapshotTree {
    /// Creates the tree of a display list.
    package init(_ list: DisplayList) {
        self.init(
            size: list.size,
            nodes: list.nodes.map { node in
                var result = Node(parent: node.parent?.index, name: node.name, frame: node.frame)
                result.isTruncated = node.isTruncated
                return result
            })
    }
}
