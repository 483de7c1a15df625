import CollectionData
import TestSupport
import Testing

@Suite("Differences of snapshots")
struct SnapshotDifferenceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func text(
        _ old: [(section: String, items: [Int])], _ new: [(section: String, items: [Int])]
    ) throws -> String {
        try Snapshot(sections: new).difference(from: Snapshot(sections: old)).description
    }

    @Test("equal snapshots have no difference")
    func nothing() throws {
        let snapshot = try Snapshot(sections: [("a", [1, 2]), ("b", [])])
        let difference = snapshot.difference(from: snapshot)
        #expect(difference.isEmpty && !difference.changesOrder && !difference.hasMarks)
        #expect(difference == SnapshotDifference())
    }

    @Test("insertions and deletions move nothing")
    func comingAndGoing() throws {
        #expect(
            try text([("a", [1, 2, 3, 4])], [("a", [9, 1, 3, 8, 4])]) == """
                - item 0.1 2
                + item 0.0 9
                + item 0.3 8
                """)
    }

    @Test("one item that moves far is one move")
    func oneMove() throws {
        #expect(try text([("a", [1, 2, 3, 4, 5])], [("a", [2, 3, 4, 5, 1])]) == "> item 0.0 → 0.4 1")
        #expect(try text([("a", [1, 2, 3, 4, 5])], [("a", [5, 1, 2, 3, 4])]) == "> item 0.4 → 0.0 5")
    }

    @Test("an item that changes its section moves, also from a deleted one and into an inserted one")
    func sections() throws {
        #expect(
            try text([("a", [1, 2]), ("b", [3, 4])], [("c", [3, 5]), ("a", [4, 2, 1])]) == """
                - section 1 b
                + section 0 c
                + item 0.1 5
                > item 1.0 → 0.0 3
                > item 1.1 → 1.0 4
                > item 0.1 → 1.1 2
                """)
    }

    @Test("items of a moving section do not move")
    func movedSection() throws {
        #expect(
            try text([("a", [1]), ("b", [2]), ("c", [3])], [("c", [3]), ("a", [1]), ("b", [2])])
                == "> section 2 → 0 c")
    }

    @Test("marks of remaining items are listed with both positions, those of new items are not")
    func marks() throws {
        let old = try Snapshot(sections: [("a", [1, 2]), ("b", [])])
        var new = try Snapshot(sections: [("b", [5]), ("a", [4, 1, 2])])
        new.reloadItems([2, 4])
        new.reconfigureItems([1])
        new.reloadSections(["a"])
        let difference = new.difference(from: old)
        #expect(
            difference.reloadedItems == [
                .init(identifier: 2, from: .init(section: 0, item: 1), to: .init(section: 1, item: 2))
            ])
        #expect(difference.reconfiguredItems.map(\.identifier) == [1])
        #expect(difference.reloadedSections == [.init(identifier: "a", from: 0, to: 1)])
        #expect(difference.hasMarks)
        let result = try #require(old.applying(difference))
        #expect(result == new)
        #expect(result.reloadedItemIdentifiers == [2])
    }

    @Test("a difference that belongs to other snapshots is rejected")
    func foreign() throws {
        let one = try Snapshot(sections: [("a", [1, 2, 3])])
        let two = try Snapshot(sections: [("a", [3, 1]), ("b", [9])])
        let difference = two.difference(from: one)
        #expect(one.applying(difference) == two)
        #expect(two.applying(difference) == nil)
        #expect(Snapshot().applying(difference) == nil)
        var far = SnapshotDifference<String, Int>()
        far.insertedItems = [.init(identifier: 7, place: ItemPlace(section: 0, item: 9))]
        #expect(one.applying(far) == nil)
        far.insertedItems = [.init(identifier: 7, place: ItemPlace(section: 4, item: 0))]
        #expect(one.applying(far) == nil)
        far.insertedItems = [.init(identifier: 7, place: ItemPlace(section: 0, item: -1))]
        #expect(one.applying(far) == nil)
        far.insertedItems = [.init(identifier: 1, place: ItemPlace(section: 0, item: 0))]
        #expect(one.applying(far) == nil)
    }

    @Test("a random snapshot and its difference give the target", arguments: 1...200)
    func random(seed: Int) throws {
        // Both start with the same changes, so that they have much in common.
        var changes = RandomChanges(seed: seed)
        for _ in 0..<(20 + seed % 40) { changes.change() }
        let old = changes.snapshot
        for _ in 0..<(seed % 30) { changes.change() }
        let new = changes.snapshot
        let difference = new.difference(from: old)
        #expect(old.applying(difference) == new)
        try check(difference, from: old, to: new)
        let unlike = RandomChanges.snapshot(seed: seed + 1000)
        #expect(new.applying(unlike.difference(from: new)) == unlike)
        try check(unlike.difference(from: new), from: new, to: unlike)
    }

    /// Nothing moves unnecessarily, and as many items stay as possible.
    private func check(
        _ difference: SnapshotDifference<Int, Int>, from old: NSDiffableDataSourceSnapshot<Int, Int>,
        to new: NSDiffableDataSourceSnapshot<Int, Int>
    ) throws {
        let keptSections = new.sectionIdentifiers.compactMap(old.indexOfSection)
        #expect(difference.movedSections.count == keptSections.count - longestRun(keptSections))
        var moves = 0
        for section in new.sectionIdentifiers {
            let items = new.itemIdentifiers(inSection: section)
            let staying = items.filter { old.sectionIdentifier(containingItem: $0) == section }
            let indices = staying.compactMap(old.indexOfItem)
            moves += indices.count - longestRun(indices)
            moves += items.count { old.indexOfItem($0) != nil } - staying.count
        }
        #expect(difference.movedItems.count == moves)
        #expect(difference.insertedItems.allSatisfy { old.indexOfItem($0.identifier) == nil })
        #expect(difference.deletedItems.allSatisfy { new.indexOfItem($0.identifier) == nil })
        #expect(difference.movedItems.allSatisfy { new.place(ofItem: $0.identifier) == $0.to })
        #expect(difference.movedItems.allSatisfy { old.place(ofItem: $0.identifier) == $0.from })
    }

    /// The length of the longest increasing subsequence, by comparing each number with all before it.
    private func longestRun(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            lengths.append(1 + (zip(values, lengths).prefix(index).filter { $0.0 < value }.map(\.1).max() ?? 0))
        }
        return lengths.max() ?? 0
    }

    @Test("for items in any order, as many as possible stay", arguments: 1...50)
    func shuffled(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let items = Array(0..<200)
        var order = items
        if seed % 2 == 0 {
            order.shuffle(using: &generator)
        } else {
            for _ in 0..<seed {
                order.swapAt(.random(in: 0..<200, using: &generator), .random(in: 0..<200, using: &generator))
            }
        }
        let old = try NSDiffableDataSourceSnapshot(sections: [(0, items)])
        let new = try NSDiffableDataSourceSnapshot(sections: [(0, order)])
        let difference = new.difference(from: old)
        #expect(difference.movedItems.count == 200 - longestRun(order))
        #expect(old.applying(difference) == new)
    }
}
