import Testing

@testable import CollectionData

@Suite("Invariants of snapshots that debug builds check")
struct SnapshotInvariantTests {
    @Test("an item without a section stops the program")
    func lostItem() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2])
            snapshot.members[0].removeLast()
            snapshot.checkInvariants()
        }
    }

    @Test("a duplicate section stops the program")
    func repeatedSection() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0, 1])
            snapshot.sectionOrder = [0, 0]
            snapshot.checkInvariants()
        }
    }

    @Test("snapshots created by the methods pass")
    func usual() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        snapshot.appendItems(Array(0..<20), toSection: 1)
        snapshot.deleteItems([3, 5])
        snapshot.moveSection(0, afterSection: 2)
        snapshot.deleteSections([2])
        snapshot.checkInvariants()
        #expect(snapshot.numberOfItems == 18)
    }
}
