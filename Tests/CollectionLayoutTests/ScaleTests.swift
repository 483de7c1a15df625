import CollectionLayout
import Foundation
import TestSupport
import Testing

@Suite("Large collections", .serialized)
@MainActor
struct ScaleTests {
    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        try ThreadClock().measure(work) / .seconds(1)
    }

    @Test("a million equal items cost as much as one row")
    func millionItems() throws {
        let section = grid(columns: 4, height: 80)
        section.interGroupSpacing = 10
        let view = collectionView(section, [1_000_000])
        let solving = try seconds { try view.layoutElements() }
        let screen = CGRect(x: 0, y: 11_000_000, width: 320, height: 480)
        var found = 0
        let querying = seconds {
            found = view.layoutAttributes(in: screen).count
        }
        print("1,000,000 items: solved in \(solving * 1000) ms, queried in \(querying * 1000) ms")
        #expect(view.contentSize.height == 22_499_990)
        #expect(found == 24)
        #expect(solving < 0.1)
        #expect(querying < 0.05)
    }

    @Test("a million equal items flow by arithmetic")
    func millionFlowItems() throws {
        let layout = UICollectionViewFlowLayout()
        let view = collectionView(layout, [1_000_000])
        let solving = try seconds { try view.layoutElements() }
        #expect(view.contentSize.height == 11_999_990)
        #expect(
            view.layoutAttributes(in: CGRect(x: 0, y: 6_000_000, width: 320, height: 100)).count == 10)
        #expect(solving < 0.1)
    }

    @Test("a row of a million items scrolls by arithmetic")
    func millionItemsInARow() throws {
        let section = NSCollectionLayoutSection(
            group: horizontal(.absolute(100), .absolute(50), [item(.fractionalWidth(1))]))
        section.orthogonalScrollingBehavior = .groupPaging
        let view = collectionView(section, [1_000_000])
        let solving = try seconds { try view.layoutElements() }
        view.setOrthogonalOffset(50_000_010, inSection: 0)
        let cells = view.layoutAttributes(in: view.bounds)
        #expect(cells.map(\.indexPath.item) == [500_000, 500_001, 500_002, 500_003])
        #expect(cells.first?.frame.origin.x == 0)
        #expect(solving < 0.1)
    }

    @Test("ten thousand sections can be searched")
    func manySections() throws {
        let section = grid(columns: 2, height: 40)
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(20), .top)]
        let view = collectionView(section, Array(repeating: 10, count: 10_000))
        let solving = try seconds { try view.layoutElements() }
        let screen = CGRect(x: 0, y: 220 * 5000, width: 320, height: 220)
        #expect(view.layoutAttributes(in: screen).count == 11)
        print("10,000 sections: solved in \(solving * 1000) ms")
        #expect(solving < 3)
    }

    @Test("measured rows cost linear time")
    func measuredRows() throws {
        func solve(_ count: Int) throws -> Double {
            let section = NSCollectionLayoutSection(
                group: horizontal(.fractionalWidth(1), .estimated(30), [item(.estimated(60), .estimated(30))]))
            let view = collectionView(section, [count])
            view.preferredSizeProvider = {
                CGSize(width: 40 + CGFloat($0.element.indexPath.item % 7) * 10, height: 30)
            }
            return try seconds { try view.layoutElements() }
        }
        let small = try solve(2_000)
        let large = try solve(20_000)
        print("tags: 2,000 in \(small * 1000) ms, 20,000 in \(large * 1000) ms")
        #expect(large < 40 * max(small, 0.001))
    }
}
