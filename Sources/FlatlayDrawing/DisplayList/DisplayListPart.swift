/// Drawings made apart from a picture, to be put in where they belong: cells that another thread draws.
package struct DisplayListPart: Sendable {
    /// The nodes; the first stands for the node that the part is put below.
    fileprivate var nodes: [DisplayList.Node]
    fileprivate var items: [DisplayList.Item]
}

extension DisplayListBuilder {
    /// The part so far, or nil where it shows something of what lies below, of which a part knows nothing: then it has to
    /// be drawn in its place.
    package func finishPart() -> DisplayListPart? {
        guard !looksBelow else { return nil }
        let list = finish(size: .zero)
        return DisplayListPart(nodes: list.nodes, items: list.items)
    }

    /// Puts a part in, which is empty afterwards: it is taken over as it is, but for the numbers of its nodes.
    package func append(_ part: inout DisplayListPart) {
        let shift = nodeCount - 1
        for place in part.nodes.indices {
            guard let parent = part.nodes[place].parent else { continue }
            part.nodes[place].parent = parent == .root ? currentNode : DisplayList.NodeID(parent.index + shift)
        }
        part.items.shiftNodes(by: shift, root: currentNode)
        append(nodes: part.nodes.dropFirst(), items: part.items)
        part = DisplayListPart(nodes: [], items: [])
    }
}

extension [DisplayList.Item] {
    /// Moves the numbers of nodes, in place.
    fileprivate mutating func shiftNodes(by shift: Int, root: DisplayList.NodeID) {
        for place in indices { self[place].shiftNodes(by: shift, root: root) }
    }
}

extension DisplayList.Item {
    fileprivate mutating func shiftNodes(by shift: Int, root: DisplayList.NodeID) {
        node = node == .root ? root : DisplayList.NodeID(node.index + shift)
        guard case .group(var effect, var items) = command else { return }
        // Let go, so that what is in it is not copied.
        command = .group(.node, [])
        if case .mask(var mask) = effect {
            mask.shiftNodes(by: shift, root: root)
            effect = .mask(mask)
        }
        items.shiftNodes(by: shift, root: root)
        command = .group(effect, items)
    }
}
