import CollectionData
import Testing

@Suite struct NSDiffableDataSourceSnapshotTests {
    @Test func keepsTheOrderOfSectionsAndItems() throws {
        let snapshot = try NSDiffableDataSourceSnapshot<String, Int>(sections: [("b", [3, 1]), ("a", []), ("c", [2])])
        #expect(snapshot.sectionIdentifiers == ["b", "a", "c"])
        #expect(snapshot.itemIdentifiers == [3, 1, 2])
        #expect(snapshot.numberOfItems == 3)
        #expect(snapshot.numberOfItems(inSection: "b") == 2)
    }

    @Test func answersByIdentifier() throws {
        let snapshot = try NSDiffableDataSourceSnapshot<String, Int>(sections: [("b", [3, 1]), ("c", [2])])
        #expect(snapshot.indexOfItem(2) == 2)
        #expect(snapshot.indexOfSection("c") == 1)
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
        #expect(snapshot.itemIdentifiers(inSection: "c") == [2])
        #expect(snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection("x") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
        #expect(snapshot.numberOfItems(inSection: "x") == 0)
        #expect(snapshot.itemIdentifiers(inSection: "x").isEmpty)
    }

    @Test func duplicateItemNamesBothPlaces() {
        let error = #expect(throws: DuplicateIdentifierError.self) {
            try NSDiffableDataSourceSnapshot<String, Int>(sections: [("a", [1, 2]), ("b", [3, 2])])
        }
        #expect(
            error?.description
                == "item identifier '2' occurs twice, as item 1 of section 0 ('a') and as item 1 of section 1 ('b'); "
                + "identifiers must be unique across all sections: wrap the item together with its section")
    }

    @Test func duplicateItemWithinOneSectionNamesBothPlaces() {
        #expect(
            throws: DuplicateIdentifierError.item(
                identifier: "7", first: .init(section: 0, sectionIdentifier: "a", item: 0),
                second: .init(section: 0, sectionIdentifier: "a", item: 2))
        ) {
            try NSDiffableDataSourceSnapshot<String, Int>(sections: [("a", [7, 8, 7])])
        }
    }

    @Test func duplicateSectionNamesBothPlaces() {
        let error = #expect(throws: DuplicateIdentifierError.self) {
            try NSDiffableDataSourceSnapshot<String, Int>(sections: [("a", [1]), ("b", []), ("a", [2])])
        }
        #expect(
            error?.description
                == "section identifier 'a' occurs twice, as section 0 and as section 2; "
                + "give each section a different identifier")
    }

    @Test func isAValue() throws {
        let one = try NSDiffableDataSourceSnapshot<String, Int>(sections: [("a", [1])])
        let two = try NSDiffableDataSourceSnapshot<String, Int>(sections: [("a", [1])])
        #expect(one == two)
        #expect(one != NSDiffableDataSourceSnapshot())
    }
}
