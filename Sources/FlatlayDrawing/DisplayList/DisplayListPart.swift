/// Drawings that are built apart from an image and inserted later, such as cells that another thread draws.
package struct DisplayListPart: Sendable {
    /// The nodes; the first one is a placeholder for the future parent node.
    fileprivate var nodes: [DisplayList.Node]
    fileprivate var items: DisplayList.Items
}

extension DisplayListBuilder {
    /// Returns the part so far, or nil if it draws its backdrop, which a part does not know: then it has to be drawn in
    /// place.
    package func finishPart() -> DisplayListPart? {
        guard !looksBelow else { return nil }
        let list = finish(size: .zero)
        return DisplayListPart(nodes: list.nodes, items: list.items)
    }

    /// Inserts a part, which is empty afterwards: it is moved, and only its nodes are renumbered.
    package func append(_ part: inout DisplayListPart) {
        let shift = nodeCount - 1
        for place in part.nodes.indices {
            guard let parent = part.nodes[place].parent else { continue }
            part.nodes[place].parent = parent == .root ? currentNode : DisplayList.NodeID(parent.index + shift)
        }
        let parent = currentNode
        part.items.changeNodes { $0 = $0 == .root ? parent : DisplayList.NodeID($0.index + shift) }
        append(nodes: part.nodes.dropFirst(), items: part.items)
        part = DisplayListPart(nodes: [], items: [])
    }
}
