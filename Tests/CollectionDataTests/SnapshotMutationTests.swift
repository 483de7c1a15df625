import CollectionData
import Testing

@Suite("Changes of snapshots")
struct SnapshotMutationTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func sample() throws -> Snapshot { try Snapshot(sections: [("a", [1, 2, 3]), ("b", [4, 5]), ("c", [])]) }

    /// `a 1 2 3 | b 4 5`
    private func text(_ snapshot: Snapshot) -> String {
        snapshot.sectionIdentifiers.map { section in
            ([section] + snapshot.itemIdentifiers(inSection: section).map(String.init)).joined(separator: " ")
        }.joined(separator: " | ")
    }

    @Test("items are appended to the last section if none is given")
    func append() throws {
        var snapshot = try sample()
        snapshot.appendItems([6])
        snapshot.appendItems([7, 8], toSection: "a")
        #expect(text(snapshot) == "a 1 2 3 7 8 | b 4 5 | c 6")
        #expect(snapshot.indexOfItem(4) == 5)
    }

    @Test("existing items move to the position where they are appended or inserted")
    func existing() throws {
        var snapshot = try sample()
        snapshot.appendItems([1, 9, 4], toSection: "c")
        #expect(text(snapshot) == "a 2 3 | b 5 | c 1 9 4")
        snapshot.insertItems([5, 1], beforeItem: 3)
        #expect(text(snapshot) == "a 2 5 1 3 | b | c 9 4")
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "a")
        #expect(snapshot.fault == nil)
    }

    @Test("an equal item that is appended again does not replace the object")
    func payload() {
        struct Film: Hashable {
            var id: Int
            var title: String
            static func == (left: Film, right: Film) -> Bool { left.id == right.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Film>()
        snapshot.appendSections([0])
        snapshot.appendItems([Film(id: 1, title: "old"), Film(id: 2, title: "b")])
        snapshot.appendItems([Film(id: 1, title: "new")])
        #expect(snapshot.itemIdentifiers.map(\.title) == ["b", "old"])
        snapshot.deleteItems([Film(id: 1, title: "")])
        snapshot.appendItems([Film(id: 1, title: "new")])
        #expect(snapshot.itemIdentifiers.map(\.title) == ["b", "new"])
    }

    @Test("items can move before and after others, also into other sections")
    func move() throws {
        var snapshot = try sample()
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.moveItem(5, afterItem: 3)
        #expect(text(snapshot) == "a 3 5 1 2 | b 4 | c")
    }

    @Test("sections can be inserted, moved and removed with their items")
    func sections() throws {
        var snapshot = try sample()
        snapshot.insertSections(["x", "y"], afterSection: "a")
        snapshot.insertSections(["z"], beforeSection: "a")
        snapshot.moveSection("c", beforeSection: "x")
        snapshot.moveSection("z", afterSection: "b")
        #expect(text(snapshot) == "a 1 2 3 | c | x | y | b 4 5 | z")
        snapshot.deleteSections(["a", "nowhere"])
        #expect(text(snapshot) == "c | x | y | b 4 5 | z")
        #expect(snapshot.indexOfItem(1) == nil)
        #expect(snapshot.indexOfItem(5) == 1)
        #expect(snapshot.place(ofItem: 5) == ItemPlace(section: 3, item: 1))
        #expect(snapshot.itemIdentifier(at: ItemPlace(section: 3, item: 1)) == 5)
        #expect(snapshot.itemIdentifier(at: ItemPlace(section: 3, item: 2)) == nil)
        #expect(snapshot.sectionIdentifier(at: 5) == nil)
    }

    @Test("removing the last item keeps its section; removing all items leaves nothing")
    func delete() throws {
        var snapshot = try sample()
        snapshot.deleteItems([4, 5, 5, 77])
        #expect(text(snapshot) == "a 1 2 3 | b | c")
        snapshot.deleteAllItems()
        #expect(snapshot == Snapshot())
        #expect(snapshot.numberOfSections == 0)
    }

    @Test("marks accumulate, reloading overrides reconfiguring, and removed items lose their marks")
    func marks() throws {
        var snapshot = try sample()
        snapshot.reconfigureItems([1, 2])
        snapshot.reloadItems([3, 2])
        snapshot.reconfigureItems([3, 4])
        snapshot.reloadSections(["b", "a"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [1, 4])
        #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
        snapshot.deleteItems([3])
        snapshot.appendItems([3], toSection: "c")
        snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [2])
        #expect(snapshot.reconfiguredItemIdentifiers == [1])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
        #expect(snapshot.withoutMarks() == snapshot)
        #expect(snapshot.withoutMarks().reloadedItemIdentifiers.isEmpty)
    }

    @Test("D13 a snapshot is a value: a copy does not change with the original")
    func value() throws {
        var snapshot = try sample()
        let copy = snapshot
        #expect(copy.indexOfItem(5) == 4)
        snapshot.deleteItems([1])
        snapshot.appendItems([9], toSection: "a")
        #expect(text(copy) == "a 1 2 3 | b 4 5 | c")
        #expect(copy.indexOfItem(5) == 4)
        #expect(snapshot.indexOfItem(5) == 4)
        #expect(snapshot.indexOfItem(9) == 2)
        #expect(copy.indexOfItem(9) == nil)
    }

    @Test("equality compares sections and items in order, not their history")
    func equality() throws {
        var one = try sample()
        one.deleteItems([1, 2, 3])
        one.appendItems([1, 2, 3], toSection: "a")
        one.reloadItems([1])
        #expect(try one == sample())
        one.moveItem(2, beforeItem: 1)
        #expect(try one != sample())
        var (left, right) = (Snapshot(), Snapshot())
        left.appendSections(["a", "b"])
        right.appendSections(["b", "a"])
        #expect(left != right)
    }

    @Test("hundreds of random changes have the same effect as on plain arrays", arguments: 1...20)
    func random(seed: Int) {
        var changes = RandomChanges(seed: seed)
        for step in 0..<400 {
            changes.change()
            let (snapshot, model) = (changes.snapshot, changes.model)
            guard snapshot.sectionIdentifiers == model.sections.map(\.section),
                snapshot.itemIdentifiers == model.allItems, snapshot.numberOfItems == model.allItems.count
            else {
                Issue.record("they differ after step \(step)")
                return
            }
            // The index is used only from time to time, so that it is created and discarded in between.
            guard step % 7 == 0 else { continue }
            for (index, item) in model.allItems.enumerated() { #expect(snapshot.indexOfItem(item) == index) }
            for (index, entry) in model.sections.enumerated() {
                #expect(snapshot.indexOfSection(entry.section) == index)
                #expect(snapshot.numberOfItems(inSection: entry.section) == entry.items.count)
                #expect(entry.items.allSatisfy { snapshot.sectionIdentifier(containingItem: $0) == entry.section })
            }
        }
        #expect(changes.snapshot.fault == nil)
    }

    @Test("copies can be read on many threads at once")
    func threads() async throws {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(Array(0..<2000), toSection: 1)
        let shared = snapshot
        let wrong = await withTaskGroup(of: Int.self) { group in
            for thread in 0..<8 {
                group.addTask {
                    var own = shared
                    let first = (0..<2000).count { shared.indexOfItem($0) != $0 }
                    own.moveItem(1999, beforeItem: thread)
                    return first + (own.indexOfItem(1999) == thread ? 0 : 1)
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }

    @Test("an identifier that does not equal itself does no harm")
    func notANumber() {
        var snapshot = NSDiffableDataSourceSnapshot<Double, Double>()
        snapshot.appendSections([.nan, 1])
        snapshot.appendItems([.nan, .nan, 2])
        snapshot.deleteItems([.nan, 2])
        snapshot.appendItems([3, 4])
        #expect(snapshot.numberOfItems == 4)
        #expect(snapshot.itemIdentifiers.count == 4)
        snapshot.deleteSections([1])
        #expect(snapshot.numberOfItems == 0)
        #expect(snapshot.difference(from: NSDiffableDataSourceSnapshot()).insertedSections.count == 1)
    }
}
