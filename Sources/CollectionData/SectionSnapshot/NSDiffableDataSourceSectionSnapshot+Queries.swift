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

    /// The items that are shown: all around them are expanded.
    ///
    /// - Complexity: linear in the number of all items.
    public var visibleItems: [ItemIdentifierType] {
        collect { _, isVisible in isVisible }
    }

    /// The items that are expanded, shown or not.
    ///
    /// - Complexity: linear in the number of all items.
    public var expandedItems: [ItemIdentifierType] {
        collect { slot, _ in nodes[slot].isExpanded }
    }

    /// The items that are shown, each with how deep it is: 0 for one without a parent.
    ///
    /// - Complexity: linear in the number of all items.
    public var visibleLevels: [(item: ItemIdentifierType, level: Int)] {
        var result: [(item: ItemIdentifierType, level: Int)] = []
        walk(from: roots) { slot, level, isVisible in
            if isVisible { result.append((table[slot], level)) }
        }
        return result
    }

    /// Whether the tree holds an item.
    ///
    /// - Complexity: constant.
    public func contains(_ item: ItemIdentifierType) -> Bool { table.slot(of: item) != nil }

    /// Whether an item is expanded.
    ///
    /// - Complexity: constant.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        slot(of: item, as: .item, in: "isExpanded(_:)").map { nodes[$0].isExpanded } ?? false
    }

    /// Whether all items around an item are expanded.
    ///
    /// - Complexity: linear in how deep the item is.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let slot = slot(of: item, as: .item, in: "isVisible(_:)") else { return false }
        var parent = nodes[slot].parent
        while let current = parent {
            guard nodes[current].isExpanded else { return false }
            parent = nodes[current].parent
        }
        return true
    }

    /// How deep an item is: 0 for one without a parent.
    ///
    /// - Complexity: linear in how deep the item is.
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

    /// The index of an item among all items, or nil.
    ///
    /// - Complexity: constant; linear for the first question after a change.
    public func index(of item: ItemIdentifierType) -> Int? {
        table.slot(of: item).map(position)
    }

    /// The item around an item; nil for one at the root.
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

    /// What is inside of an item, as a tree of its own that is expanded alike; with the item itself at its root where that
    /// is asked for.
    ///
    /// - Complexity: linear in the number of items inside.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var result = Self()
        result.faultPolicy = faultPolicy
        guard let slot = slot(of: parent, as: .parent, in: "snapshot(of:includingParent:)") else { return result }
        result.graft(self, from: includingParent ? [slot] : nodes[slot].children, to: nil, at: 0)
        return result
    }

    /// The tree as text, one item a line: `*` where it is shown, two spaces a level, `+` where it can be expanded, `-`
    /// where it can be collapsed.
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

    /// The number of an item; where it is not there, UIKit raises an exception.
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
