import Flatlay

extension SnapshotTree {
    /// The nodes that a selector means, parents before children: of nodes inside each other, the outermost.
    package func nodes(_ selector: NodeSelector) -> [Int] {
        // What the node or one around it is.
        var places: [Place] = []
        var isInside: [Bool] = []
        var found: [Int] = []
        places.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            // A damaged tree may name any parent.
            let parent = node.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
            var place = parent.map { places[$0] } ?? Place()
            place.enter(node, selector)
            places.append(place)
            let isMeant =
                index > 0 && place.meets(selector)
                && (selector.kind.map { $0 == NodeWords.kind(node.name) } ?? true)
            let isCovered = parent.map { isInside[$0] } ?? false
            if isMeant, !isCovered { found.append(index) }
            isInside.append(isMeant || isCovered)
        }
        return found
    }

    private struct Place {
        var hasIdentifier = false
        var isInElement = false

        mutating func enter(_ node: Node, _ selector: NodeSelector) {
            if let identifier = node.identifier, identifier == selector.identifier { hasIdentifier = true }
            guard NodeWords.element(node.name) != nil else { return }
            let numbers = NodeWords.numbers(node.name)
            // One element has to meet both: a collection in a cell counts its own sections.
            if selector.section == nil || numbers.first == selector.section,
                selector.item == nil || numbers.count > 1 && numbers[1] == selector.item
            {
                isInElement = true
            }
        }

        func meets(_ selector: NodeSelector) -> Bool {
            (selector.identifier == nil || hasIdentifier)
                && (selector.section == nil && selector.item == nil || isInElement)
        }
    }

    /// Returns the tree without what some nodes show: their drawings and all nodes in them.
    func hiding(_ hidden: Set<Int>) -> SnapshotTree {
        guard !hidden.isEmpty else { return self }
        var numbers: [Int?] = []
        var kept: [Node] = []
        for (index, node) in nodes.enumerated() {
            let parent = node.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
            if let parent, hidden.contains(parent) || numbers[parent] == nil {
                numbers.append(nil)
                continue
            }
            numbers.append(kept.count)
            var node = node
            node.parent = parent.flatMap { numbers[$0] }
            if hidden.contains(index) {
                (node.lines, node.fonts, node.colors, node.drawings, node.isTruncated) = ([], [], [], [], false)
            }
            kept.append(node)
        }
        return SnapshotTree(size: size, nodes: kept)
    }
}
