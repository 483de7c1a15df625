import CollectionLayout
import Foundation
import Testing

@Suite("Sections with equal descriptions")
struct EqualSectionsTests {
    private func decorated(columns: Int) -> NSCollectionLayoutSection {
        let section = grid(columns: columns, height: 40)
        let header = boundary("h", .fractionalWidth(1), .absolute(20), .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "b")]
        return section
    }

    @Test("keep their own positions, paths and counts")
    func places() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in decorated(columns: index % 2 + 1) }
        let view = collectionView(layout, [1, 2, 1, 3])
        view.contentOffset.y = 150
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 280",
                "c 0.0 0 20 320 40 z1", "h 0.0 0 40 320 20", "b 0.0 0 0 320 60",
                "c 1.0 0 80 160 40 z1", "c 1.1 160 80 160 40 z1", "h 1.0 0 100 320 20", "b 1.0 0 60 320 60",
                "c 2.0 0 140 320 40 z1", "h 2.0 0 150 320 20 z1000000001", "b 2.0 0 120 320 60",
                "c 3.0 0 200 160 40 z1", "c 3.1 160 200 160 40 z1", "c 3.2 0 240 160 40 z1",
                "h 3.0 0 180 320 20 z1000000001", "b 3.0 0 180 320 100",
            ])
        let header = view.layoutAttributesForSupplementaryElement(ofKind: "h", at: IndexPath(item: 0, section: 3))
        #expect(header?.frame.origin.y == 180)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: "h", at: IndexPath(item: 1, section: 3)) == nil)
    }

    @Test("are measured separately")
    func measured() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(
                .fractionalWidth(1), .estimated(30), [item(.fractionalWidth(1), .estimated(30))]))
        let view = collectionView(section, [1, 1, 1])
        view.preferredSizeProvider = { CGSize(width: 0, height: 10 * CGFloat($0.element.indexPath.section + 1)) }
        try view.layoutElements()
        #expect(
            view.lines == ["content 320 60", "c 0.0 0 0 320 10", "c 1.0 0 10 320 20", "c 2.0 0 30 320 30"])
    }

    @Test("have separately measured headers")
    func measuredHeaders() throws {
        let section = grid(columns: 1, height: 40)
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .estimated(20), .top)]
        let view = collectionView(section, [1, 1])
        view.preferredSizeProvider = { CGSize(width: 0, height: 10 * CGFloat($0.element.indexPath.section + 1)) }
        try view.layoutElements()
        #expect(
            view.lines == [
                "content 320 110", "c 0.0 0 10 320 40", "h 0.0 0 0 320 10", "c 1.0 0 70 320 40", "h 1.0 0 50 320 20",
            ])
    }

    @Test("are left empty if they can't be laid out, and the error names the first")
    func mistakes() {
        let section = NSCollectionLayoutSection(
            group: horizontal(.absolute(100), .absolute(50), [item(.absolute(200))]))
        let view = collectionView(section, [0, 2, 2])
        #expect(throws: CollectionLayoutError.self) { try view.layoutElements() }
        guard case .itemDoesNotFit(let section, _, _) = view.collectionViewLayout.lastError else {
            Issue.record("another mistake was found")
            return
        }
        #expect(section == 1)
    }

    @Test("can be found among thousands")
    func manySections() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in decorated(columns: index % 3 + 1) }
        let view = collectionView(layout, Array(repeating: 6, count: 3_000))
        try view.layoutElements()
        // Three kinds: 6, 3 and 2 rows of 40, each under a header of 20.
        #expect(view.contentSize.height == 500_000)
        let screen = CGRect(x: 0, y: 250_000, width: 320, height: 260)
        let found = (view.collectionViewLayout.layoutAttributesForElements(in: screen) ?? [])
            .filter { $0.representedElementCategory != .decorationView }
        #expect(found.map(\.indexPath.section) == Array(repeating: 1_500, count: 7))
    }

    @Test("badges of measured items are found by their numbers")
    func badges() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(10), .absolute(10)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing]))
        let row = NSCollectionLayoutItem(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)), supplementaryItems: [badge])
        let view = collectionView(
            NSCollectionLayoutSection(group: vertical(.fractionalWidth(1), .estimated(30), [row])), [300])
        view.preferredSizeProvider = { _ in CGSize(width: 0, height: 20) }
        try view.layoutElements()
        func frame(_ item: Int) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: IndexPath(item: item, section: 0))?.frame
        }
        #expect(frame(299) == CGRect(x: 310, y: 5980, width: 10, height: 10))
        #expect(frame(300) == nil)
        #expect(frame(-1) == nil)
    }

    @Test("only discarded sizes are measured again, also beyond the first hundreds")
    func forgetting() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(
                .fractionalWidth(1), .estimated(30), [item(.fractionalWidth(1), .estimated(30))]))
        let view = collectionView(section, [600])
        var asked: [Int] = []
        view.preferredSizeProvider = {
            asked.append($0.element.indexPath.item)
            return CGSize(width: 0, height: 10)
        }
        try view.layoutElements()
        #expect(asked == Array(0..<600))
        asked = []
        let forgotten = [0, 255, 256, 599, 700].map { ElementIdentity.cell(IndexPath(item: $0, section: 0)) }
        view.forgetPreferredSizes(of: forgotten)
        try view.layoutElements()
        #expect(asked == [0, 255, 256, 599])
    }
}
