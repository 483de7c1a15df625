extension NSDiffableDataSourceSectionSnapshot {
    /// All items from top to bottom, each before its children.
    ///
    /// - Complexity: linear.
    public var items: [ItemIdentifierType] {
        collect { _, _ in true }
    }

    /// The items without parents.
    ///
    /// - Complexity: linear in their number.
    public var rootItems: [ItemIdentifierType] { roots.map { table[$0] } }

    /// The visible items: those whose ancestors are all expanded.
    ///
    /// - Complexity: linear in the number of all items.
    public var visibleItems: [ItemIdentifierType] {
        collect { _, isVisible in isVisible }
    }

    /// The expanded items, visible or not.
    ///
    /// - Complexity: linear in the number of all items.
    public var expandedItems: [ItemIdentifierType] {
        collect { slot, _ in nodes[slot].isExpanded }
    }

    /// The visible items with their levels: 0 for a root item.
    ///
    /// - Complexity: linear in the number of all items.
    public var visibleLevels: [(item: ItemIdentifierType, level: Int)] {
        var result: [(item: ItemIdentifierType, level: Int)] = []
        walk(from: roots) { slot, level, isVisible in
            if isVisible { result.append((table[slot], level)) }
        }
        return result
    }

    /// Whether the tree contains an item.
    ///
    /// - Complexity: constant.
    public func contains(_ item: ItemIdentifierType) -> Bool { table.slot(of: item) != nil }

    /// Whether an item is expanded.
    ///
    /// - Complexity: constant.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        slot(of: item, as: .item, in: "isExpanded(_:)").map { nodes[$0].isExpanded } ?? false
    }

    /// Whether all ancestors of an item are expanded.
    ///
    /// - Complexity: linear in the level of the item.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let slot = slot(of: item, as: .item, in: "isVisible(_:)") else { return false }
        var parent = nodes[slot].parent
        while let current = parent {
            guard nodes[current].isExpanded else { return false }
            parent = nodes[current].parent
        }
        return true
    }

    /// The level of an item: 0 for a root item.
    ///
    /// - Complexity: linear in the level of the item.
    public func level(of item: ItemIdentifierType) -> Int {
        guard let slot = slot(of: item, as: .item, in: "level(of:)") else { return 0 }
        var level = 0
        var parent = nodes[slot].parent
        while let current = parent {
            level += 1
            parent = nodes[current].parent
        }
        return level
    }

    /// The index of an item among all items, or nil if it is missing.
    ///
    /// - Complexity: constant; linear for the first query after a change.
    public func index(of item: ItemIdentifierType) -> Int? {
        table.slot(of: item).map(position)
    }

    /// The parent of an item; nil for a root item.
    ///
    /// - Complexity: constant.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let slot = slot(of: child, as: .child, in: "parent(of:)") else { return nil }
        return nodes[slot].parent.map { table[$0] }
    }

    /// Whether an item has children.
    ///
    /// - Complexity: constant.
    public func hasChildren(_ item: ItemIdentifierType) -> Bool {
        table.slot(of: item).map { !nodes[$0].children.isEmpty } ?? false
    }

    /// The descendants of an item as a tree of their own, in the same expanded state; optionally with the item itself
    /// as the root.
    ///
    /// - Complexity: linear in the number of descendants.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var result = Self()
        result.faultPolicy = faultPolicy
        guard let slot = slot(of: parent, as: .parent, in: "snapshot(of:includingParent:)") else { return result }
        result.graft(self, from: includingParent ? [slot] : nodes[slot].children, to: nil, at: 0)
        return result
    }

    /// The tree as text, one item per line: `*` if it is visible, two spaces per level, `+` if it can be expanded, `-`
    /// if it can be collapsed.
    ///
    /// ```
    /// * - Fruit
    /// *     Apple
    /// * + Vegetables
    ///       Carrot
    /// ```
    public func visualDescription() -> String {
        var lines: [String] = []
        walk(from: roots) { slot, level, isVisible in
            let node = nodes[slot]
            let state = node.children.isEmpty ? " " : node.isExpanded ? "-" : "+"
            let indent = String(repeating: "  ", count: level)
            lines.append("\(isVisible ? "*" : " ") \(indent)\(state) \(table[slot])")
        }
        return lines.joined(separator: "\n")
    }

    private func collect(where isIncluded: (_ slot: Int, _ isVisible: Bool) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        walk(from: roots) { slot, _, isVisible in
            if isIncluded(slot, isVisible) { result.append(table[slot]) }
        }
        return result
    }

    /// The slot of an item, or nil if it is missing, where UIKit raises an exception.
    private func slot(
        of item: ItemIdentifierType, as role: SnapshotFault.TreeRole, in operation: String
    ) -> Int? {
        let slot = table.slot(of: item)
        if slot == nil, faultPolicy == .traps {
            let reason = SnapshotFault.Reason.unknownTreeItem(role, identifier: "\(item)")
            _ = faultPolicy.handled(SnapshotFault(reason: reason, operation: operation))
        }
        return slot
    }
}
