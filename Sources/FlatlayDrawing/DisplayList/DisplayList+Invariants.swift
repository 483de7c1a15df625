extension DisplayList {
    /// Checks, in debug builds, that nodes come after their parents and that every item names a node.
    package func checkInvariants() {
        assert(!nodes.isEmpty && nodes[0].parent == nil, "the first node is not the root")
        assert(
            nodes.enumerated().dropFirst().allSatisfy { index, node in node.parent.map { $0.index < index } ?? false },
            "a node does not come after its parent")
        assert(items.allSatisfy { $0.namesNodes(below: nodes.count) }, "an item names no node of the list")
    }
}

extension DisplayList.Item {
    fileprivate func namesNodes(below count: Int) -> Bool {
        guard node.index >= 0, node.index < count else { return false }
        guard case .group(let effect, let items) = command else { return true }
        if case .mask(let mask) = effect {
            guard mask.allSatisfy({ $0.namesNodes(below: count) }) else { return false }
        }
        return items.allSatisfy { $0.namesNodes(below: count) }
    }
}
