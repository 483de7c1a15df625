import CollectionData
import Testing

@Suite("Transactions")
struct TransactionTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @Test("an item that moves is removed and inserted, and both name each other")
    func moves() throws {
        let old = try Snapshot(sections: [("a", [1, 2, 3]), ("b", [4])])
        let new = try Snapshot(sections: [("a", [2, 3, 1]), ("b", [4])])
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
        #expect(
            Array(transaction.difference) == [
                .remove(offset: 0, element: 1, associatedWith: 2), .insert(offset: 2, element: 1, associatedWith: 0),
            ])
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
        #expect(transaction.sectionTransactions.first?.initialSnapshot.items == [1, 2, 3])
        #expect(transaction.sectionTransactions.first?.difference.count == 2)
        #expect(transaction.initialSnapshot == old && transaction.finalSnapshot == new)
    }

    @Test("an item that changes its section is removed from one and inserted into the other")
    func acrossSections() throws {
        let old = try Snapshot(sections: [("a", [1, 2]), ("b", [3]), ("c", [])])
        let new = try Snapshot(sections: [("d", []), ("b", [3, 1]), ("a", [2])])
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
        #expect(
            transaction.sectionTransactions.map { Array($0.difference) } == [
                [.insert(offset: 1, element: 1, associatedWith: nil)],
                [.remove(offset: 0, element: 1, associatedWith: nil)],
            ])
        #expect(old.itemIdentifiers.applying(transaction.difference) == new.itemIdentifiers)
    }

    @Test("section trees are compared as trees")
    func trees() throws {
        var before = NSDiffableDataSourceSectionSnapshot<Int>()
        before.append([1, 2])
        var after = before
        after.append([3], to: 1)
        let snapshot = try Snapshot(sections: [("a", [1, 2])])
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: snapshot, finalSnapshot: snapshot, trees: (before: ["a": before], after: ["a": after]))
        #expect(transaction.difference.isEmpty)
        #expect(
            transaction.sectionTransactions.first.map { Array($0.difference) }
                == [.insert(offset: 1, element: 3, associatedWith: nil)])
    }

    @Test("applying the difference to the old items gives the new ones", arguments: 1...60)
    func random(seed: Int) {
        var changes = RandomChanges(seed: seed)
        for _ in 0..<40 { changes.change() }
        let old = changes.snapshot
        for _ in 0..<(seed % 20) { changes.change() }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: changes.snapshot)
        #expect(old.itemIdentifiers.applying(transaction.difference) == changes.snapshot.itemIdentifiers)
        #expect(
            transaction.difference.count <= changes.snapshot.itemIdentifiers.difference(from: old.itemIdentifiers).count
        )
    }
}
