extension NSDiffableDataSourceSectionSnapshot {
    // MARK: Adding

    /// Appends items to the children of another item, or to the root items.
    ///
    /// Has no effect and records a ``fault`` if items are in the tree already or occur twice, or if the parent is
    /// missing.
    ///
    /// - Complexity: linear in the number of given items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let operation = "append(_:to:)"
        guard let parent else { return add(items, to: nil, at: roots.count, in: operation) }
        guard let slot = table.slot(of: parent) else {
            return fail(.unknownTreeItem(.parent, identifier: "\(parent)"), in: operation)
        }
        add(items, to: slot, at: nodes[slot].children.count, in: operation)
    }

    /// Inserts items before another item, as its siblings.
    ///
    /// Has no effect and records a ``fault`` if items are in the tree already or occur twice, or if the sibling is
    /// missing.
    ///
    /// - Complexity: linear in the number of given items and in that of the siblings.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let operation = "insert(_:before:)"
        guard let place = place(beside: item, after: false, in: operation) else { return }
        add(items, to: place.parent, at: place.position, in: operation)
    }

    /// Inserts items after another item and its descendants, as its siblings; otherwise like the method that inserts
    /// before an item.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let operation = "insert(_:after:)"
        guard let place = place(beside: item, after: true, in: operation) else { return }
        add(items, to: place.parent, at: place.position, in: operation)
    }

    /// Inserts a tree before an item: its roots become siblings of the item, and all items keep their expanded state.
    ///
    /// - Complexity: linear in the number of items of the tree and in that of the siblings.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        let operation = "insert(_:before:)"
        guard let place = place(beside: item, after: false, in: operation), isUnknown(snapshot.items, in: operation)
        else { return }
        graft(snapshot, from: snapshot.roots, to: place.parent, at: place.position)
    }

    /// Inserts a tree after an item and its descendants.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        let operation = "insert(_:after:)"
        guard let place = place(beside: item, after: true, in: operation), isUnknown(snapshot.items, in: operation)
        else { return }
        graft(snapshot, from: snapshot.roots, to: place.parent, at: place.position)
    }

    /// Replaces the descendants of an item with a tree.
    ///
    /// Has no effect and records a ``fault`` if the item is missing, or if an item of the tree is elsewhere in this
    /// one.
    ///
    /// - Complexity: linear in the number of removed and inserted items.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        let operation = "replace(childrenOf:using:)"
        guard let slot = table.slot(of: parent) else {
            return fail(.unknownTreeItem(.parent, identifier: "\(parent)"), in: operation)
        }
        var leaving: Set<Int> = []
        walk(from: nodes[slot].children) { child, _, _ in leaving.insert(child) }
        let elsewhere = snapshot.items.filter { item in
            table.slot(of: item).map { !leaving.contains($0) } ?? false
        }
        guard elsewhere.isEmpty else {
            return fail(.duplicateTreeItems(SnapshotFault.names(elsewhere)), in: operation)
        }
        for child in leaving { table.remove(child) }
        nodes[slot].children = []
        graft(snapshot, from: snapshot.roots, to: slot, at: 0)
    }

    // MARK: Removing

    /// Removes items with their descendants.
    ///
    /// Has no effect and records a ``fault`` if one of the items is missing.
    ///
    /// - Complexity: linear in the number of removed items and in that of their siblings.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var slots: Set<Int> = []
        for item in items {
            guard let slot = table.slot(of: item) else {
                return fail(.missingTreeItemToDelete("\(item)"), in: "delete(_:)")
            }
            slots.insert(slot)
        }
        var leaving: Set<Int> = []
        for slot in slots where !leaving.contains(slot) {
            walk(from: [slot]) { inner, _, _ in leaving.insert(inner) }
        }
        for parent in Set(slots.map { nodes[$0].parent }) {
            if let parent {
                nodes[parent].children.removeAll(where: slots.contains)
            } else {
                roots.removeAll(where: slots.contains)
            }
        }
        for slot in leaving { table.remove(slot) }
        orderChanged()
    }

    /// Removes all items.
    public mutating func deleteAll() {
        var empty = Self()
        empty.fault = fault
        empty.faultPolicy = faultPolicy
        self = empty
    }

    // MARK: Expanding

    /// Expands items, which shows their children; missing items are ignored.
    ///
    /// - Complexity: linear in the number of given items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for slot in items.compactMap(table.slot(of:)) { nodes[slot].isExpanded = true }
    }

    /// Collapses items, which hides their descendants; those keep their own state. Missing items are ignored.
    ///
    /// - Complexity: linear in the number of given items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for slot in items.compactMap(table.slot(of:)) { nodes[slot].isExpanded = false }
    }

    // MARK: Steps

    private mutating func add(_ items: [ItemIdentifierType], to parent: Int?, at position: Int, in operation: String) {
        guard isUnknown(items, in: operation) else { return }
        link(items.map { addNode($0, parent: parent) }, to: parent, at: position)
    }

    private mutating func link(_ slots: [Int], to parent: Int?, at position: Int) {
        if let parent {
            nodes[parent].children.insert(contentsOf: slots, at: position)
        } else {
            roots.insert(contentsOf: slots, at: position)
        }
        orderChanged()
    }

    /// Copies subtrees of another tree into this one.
    mutating func graft(
        _ other: NSDiffableDataSourceSectionSnapshot, from start: [Int], to parent: Int?, at position: Int
    ) {
        var slots: [Int: Int] = [:]
        let tops = Set(start)
        other.walk(from: start) { source, _, _ in
            let node = other.nodes[source]
            let owner = tops.contains(source) ? parent : node.parent.flatMap { slots[$0] }
            let slot = addNode(other.table[source], parent: owner, isExpanded: node.isExpanded)
            slots[source] = slot
            if !tops.contains(source), let owner { nodes[owner].children.append(slot) }
        }
        link(start.compactMap { slots[$0] }, to: parent, at: position)
    }

    /// Whether all items are different and not in the tree yet; records a fault if not.
    private mutating func isUnknown(_ items: [ItemIdentifierType], in operation: String) -> Bool {
        var known: Set<ItemIdentifierType> = []
        let duplicates = items.filter { !known.insert($0).inserted || contains($0) }
        guard duplicates.isEmpty else {
            fail(.duplicateTreeItems(SnapshotFault.names(duplicates)), in: operation)
            return false
        }
        return true
    }

    private mutating func place(
        beside item: ItemIdentifierType, after: Bool, in operation: String
    ) -> (parent: Int?, position: Int)? {
        guard let slot = table.slot(of: item) else {
            fail(.unknownTreeItem(.item, identifier: "\(item)"), in: operation)
            return nil
        }
        let parent = nodes[slot].parent
        let siblings = parent.map { nodes[$0].children } ?? roots
        let position = siblings.firstIndex(of: slot) ?? siblings.count
        return (parent, after ? position + 1 : position)
    }
}
