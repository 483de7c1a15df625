import CollectionData
import Testing

@Suite("Misuse of snapshots")
struct SnapshotFaultTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
    typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var use: @Sendable (inout Snapshot) -> Void
        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(
            text: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(x, x)}. "
                + "In appendItems(_:toSection:). "
                + "Give each item a different identifier: wrap equal values together with their section."
        ) { $0.appendItems(["x", "x", "1", "x"], toSection: "a") },
        Case(
            text: "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(x)}. "
                + "In appendSections(_:). Add each section once."
        ) { $0.appendSections(["x", "x"]) },
        Case(
            text: "Diffable data source detected an attempt to insert or append 2 section identifiers that already "
                + "exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already "
                + "exist: (b, a). In insertSections(_:afterSection:). Add each section once."
        ) { $0.insertSections(["b", "n", "a"], afterSection: "a") },
        Case(
            text: "There are currently no sections in the data source. Please add a section first. "
                + "In appendItems(_:toSection:). Call appendSections(_:) first."
        ) {
            $0.deleteAllItems()
            $0.appendItems(["x"])
        },
        Case(
            text: "Invalid parameter not satisfying: section != NSNotFound, for z. In appendItems(_:toSection:). "
                + "Call appendSections(_:) first."
        ) { $0.appendItems(["x"], toSection: "z") },
        Case(
            text: "Invalid parameter not satisfying: insertIndex != NSNotFound, for z. In insertItems(_:beforeItem:). "
                + "Pass an item that the snapshot contains."
        ) { $0.insertItems(["x"], beforeItem: "z") },
        Case(
            text: "Invalid update: destination for insertion operation [1] is in the insertion identifier list for "
                + "update: (x, 1). In insertItems(_:afterItem:). Leave the destination out of the items to insert."
        ) { $0.insertItems(["x", "1"], afterItem: "1") },
        Case(
            text: "Invalid parameter not satisfying: fromIndex != NSNotFound, for z. In moveItem(_:beforeItem:). "
                + "Pass an item that the snapshot contains."
        ) { $0.moveItem("z", beforeItem: "1") },
        Case(
            text: "Invalid parameter not satisfying: toIndex != NSNotFound, for z. In moveItem(_:afterItem:). "
                + "Pass an item that the snapshot contains."
        ) { $0.moveItem("1", afterItem: "z") },
        Case(
            text: "Invalid update: 1 is to be moved beside itself. In moveItem(_:afterItem:). "
                + "Pass two different identifiers."
        ) { $0.moveItem("1", afterItem: "1") },
        Case(
            text: "Invalid parameter not satisfying: section != NSNotFound, for z. "
                + "In insertSections(_:beforeSection:). Call appendSections(_:) first."
        ) { $0.insertSections(["x"], beforeSection: "z") },
        Case(
            text: "Invalid parameter not satisfying: fromSection != NSNotFound, for z. "
                + "In moveSection(_:beforeSection:). Call appendSections(_:) first."
        ) { $0.moveSection("z", beforeSection: "a") },
        Case(
            text: "Invalid parameter not satisfying: toSection != NSNotFound, for z. "
                + "In moveSection(_:afterSection:). Call appendSections(_:) first."
        ) { $0.moveSection("a", afterSection: "z") },
        Case(
            text: "Invalid update: a is to be moved beside itself. In moveSection(_:beforeSection:). "
                + "Pass two different identifiers."
        ) { $0.moveSection("a", beforeSection: "a") },
        Case(
            text: "Attempted to reload item identifier that does not exist in the snapshot: none. "
                + "In reloadItems(_:). Mark items and sections after they were added to the snapshot."
        ) { $0.reloadItems(["1", "none"]) },
        Case(
            text: "Attempted to reconfigure item identifier that does not exist in the snapshot: none. "
                + "In reconfigureItems(_:). Mark items and sections after they were added to the snapshot."
        ) { $0.reconfigureItems(["1", "none"]) },
        Case(
            text: "Attempted to reload section identifier that does not exist in the snapshot: none. "
                + "In reloadSections(_:). Mark items and sections after they were added to the snapshot."
        ) { $0.reloadSections(["a", "none"]) },
    ]

    private static func sample() throws -> Snapshot {
        try Snapshot(sections: [("a", ["1", "2"]), ("b", ["3"])])
    }

    @Test("each misuse has UIKit's message, names the call and the solution, and changes nothing", arguments: cases)
    func table(_ row: Case) throws {
        var snapshot = try Self.sample()
        row.use(&snapshot)
        #expect(snapshot.fault?.description == row.text)
        #expect(throws: SnapshotFault.self) { try snapshot.validate() }
        let empty = row.text.contains("no sections")
        #expect(snapshot == (empty ? Snapshot() : try Self.sample()))
        #expect(snapshot.numberOfItems == (empty ? 0 : 3))
        #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers.isEmpty)
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    @Test("the first misuse is recorded, even if everything is removed, and later changes have an effect")
    func first() throws {
        var snapshot = try Self.sample()
        try snapshot.validate()
        snapshot.appendItems(["x"], toSection: "nowhere")
        snapshot.reloadItems(["none"])
        snapshot.deleteAllItems()
        snapshot.appendSections(["n"])
        #expect(snapshot.sectionIdentifiers == ["n"])
        #expect(snapshot.fault?.reason == .unknownDestination(.section, identifier: "nowhere"))
    }

    @Test("a message names ten identifiers at most")
    func long() throws {
        var snapshot = try Self.sample()
        snapshot.appendItems((1...5000).flatMap { ["\($0)", "\($0)"] })
        let text = snapshot.fault?.description ?? ""
        #expect(text.contains("9, 10, … 4990 more)}"))
        #expect(text.utf8.count < 500)
        #expect(snapshot.numberOfItems == 3)
    }

    struct TreeCase: Sendable, CustomTestStringConvertible {
        var text: String
        var use: @Sendable (inout Tree) -> Void
        var testDescription: String { text }
    }

    static let treeCases: [TreeCase] = [
        TreeCase(
            text: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(a, x)}. "
                + "In append(_:to:). "
                + "Give each item a different identifier: wrap equal values together with their section."
        ) { $0.append(["a", "x", "x"], to: "b") },
        TreeCase(
            text: "Parent item identifier does not exist in section snapshot: zz. In append(_:to:). "
                + "Call contains(_:) first."
        ) { $0.append(["x"], to: "zz") },
        TreeCase(
            text: "Item identifier does not exist in section snapshot: zz. In insert(_:before:). "
                + "Call contains(_:) first."
        ) { $0.insert(["x"], before: "zz") },
        TreeCase(
            text: "Failed to find index of item zz. In delete(_:). Call contains(_:) first."
        ) { $0.delete(["a", "zz"]) },
        TreeCase(
            text: "Parent item identifier does not exist in section snapshot: zz. In replace(childrenOf:using:). "
                + "Call contains(_:) first."
        ) { $0.replace(childrenOf: "zz", using: Tree()) },
        TreeCase(
            text: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(b)}. "
                + "In replace(childrenOf:using:). "
                + "Give each item a different identifier: wrap equal values together with their section."
        ) { tree in
            var other = Tree()
            other.append(["inner", "b"])
            tree.replace(childrenOf: "a", using: other)
        },
        TreeCase(
            text: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(a, inner, b)}. "
                + "In insert(_:after:). "
                + "Give each item a different identifier: wrap equal values together with their section."
        ) { tree in tree.insert(tree, after: "b") },
    ]

    @Test("misuse of section snapshots is reported likewise", arguments: treeCases)
    func trees(_ row: TreeCase) {
        var tree = Tree()
        tree.append(["a", "b"])
        tree.append(["inner"], to: "a")
        let before = tree
        row.use(&tree)
        #expect(tree.fault?.description == row.text)
        #expect(throws: SnapshotFault.self) { try tree.validate() }
        #expect(tree == before)
    }

    @Test("queries for missing items return nil or an empty result")
    func questions() {
        let tree = Tree()
        #expect(tree.level(of: "x") == 0 && tree.parent(of: "x") == nil && tree.index(of: "x") == nil)
        #expect(!tree.isVisible("x") && !tree.isExpanded("x") && !tree.contains("x") && !tree.hasChildren("x"))
        #expect(tree.snapshot(of: "x").items.isEmpty)
    }

    // Exit tests were added in Swift 6.2.
    #if compiler(>=6.2)
    @Test("with the trap policy the program stops with the message")
    func trapped() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.faultPolicy = .traps
            snapshot.appendItems([1])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("There are currently no sections in the data source."))
        let question = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.faultPolicy = .traps
            _ = snapshot.itemIdentifiers(inSection: 7)
        }
        let answer = String(decoding: question?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            answer.contains(
                "Section identifier was not found. You can verify the section exists by calling the "
                    + "indexOfSectionIdentifier API (which has O(1) performance): 7."))
        await #expect(processExitsWith: .failure) {
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.faultPolicy = .traps
            _ = tree.level(of: 7)
        }
    }
    #endif
}
