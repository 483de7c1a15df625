/// Drawings that are built apart from an image and inserted later, such as cells that another thread draws.
package struct DisplayListPart: Sendable {
    /// The nodes; the first one is a placeholder for the future parent node.
    var nodes: [DisplayList.Node]
    /// The items, the last one first, so that they can be moved out one after another.
    var reversedItems: [DisplayList.Item]
    /// The extents of the items.
    let extents: ArraySlice<DrawnExtent>
    /// The summary of the items.
    let summary: DisplayList.Items.Summary
}

extension DisplayListBuilder {
    /// Returns the part so far, or nil if it draws its backdrop, which a part does not know: then it has to be drawn in
    /// place. The builder can't be used any more.
    package func finishPart() -> DisplayListPart? {
        looksBelow ? nil : takePart()
    }

    /// Inserts a part, which is empty afterwards: it is moved, and only its nodes are renumbered.
    package func append(_ part: inout DisplayListPart) {
        let shift = nodeCount - 1
        for place in part.nodes.indices {
            guard let parent = part.nodes[place].parent else { continue }
            part.nodes[place].parent = parent == .root ? currentNode : DisplayList.NodeID(parent.index + shift)
        }
        let (parent, nodes) = (currentNode, part.nodes.dropFirst())
        append(&part, nodes: nodes) { $0 = $0 == .root ? parent : DisplayList.NodeID($0.index + shift) }
        part.nodes = []
    }
}
