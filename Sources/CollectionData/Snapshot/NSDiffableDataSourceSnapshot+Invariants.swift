extension NSDiffableDataSourceSnapshot {
    /// Checks, in debug builds, that the orders, the owners and the tables agree.
    ///
    /// Runs whenever the index is made: linear, as that is.
    @usableFromInline func checkInvariants() {
        assert(Set(sectionOrder).count == sectionOrder.count, "a section occurs twice in the order")
        assert(sectionOrder.count == sections.count, "the order and the table have different sections")
        assert(
            sectionOrder.allSatisfy { members.indices.contains($0) && sections.identifiers[$0] != nil },
            "the order names a section that is not in the table")
        assert(
            sectionOrder.reduce(0) { $0 + members[$1].count } == items.count,
            "the sections and the table have different items")
        assert(
            sectionOrder.allSatisfy { section in
                members[section].allSatisfy { owners[$0] == section && items.identifiers[$0] != nil }
            }, "an item is owned by another section, or is not in the table")
    }
}
