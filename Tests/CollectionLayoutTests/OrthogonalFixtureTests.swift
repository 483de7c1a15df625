import CollectionLayout
import Foundation
import Testing

struct OrthogonalCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var variant: String
    var behavior: String
    var items: Int
    var requested: [Double]
    var rest: [Double]

    var testDescription: String { "\(id) \(behavior), \(variant), \(items) items" }

    /// The layout that the case names, such as "group AB100xFH.25, interGroup 8, no header".
    @MainActor
    func makeCollectionView() -> StandaloneLayoutHost {
        let wide = variant.contains("FW.8")
        let groupSize = NSCollectionLayoutSize(
            widthDimension: wide ? .fractionalWidth(0.8) : .absolute(100),
            heightDimension: variant.contains("FH.25") ? .fractionalHeight(0.25) : .absolute(50))
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: groupSize, subitems: [item]))
        section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.interGroupSpacing = variant.contains("interGroup 8") ? 8 : 0
        section.orthogonalScrollingBehavior = SectionFixture.behaviors[behavior] ?? .none
        if variant.contains("header FW1xAB20") {
            section.boundarySupplementaryItems = [
                .init(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                    elementKind: "header", alignment: .top)
            ]
        }
        let view = StandaloneLayoutHost(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.itemCounts = [items]
        return view
    }
}

@Suite("Resting positions of orthogonal sections against UIKit")
@MainActor
struct OrthogonalFixtureTests {
    nonisolated static let measured = FixtureFile.load("orthogonal", as: [OrthogonalCase].self) ?? []

    private static func rests(_ fixture: OrthogonalCase) throws -> [Double] {
        let view = fixture.makeCollectionView()
        try view.layoutElements()
        return fixture.requested.map {
            view.setOrthogonalOffset($0, inSection: 0)
            return view.orthogonalOffset(inSection: 0)
        }
    }

    @Test("resting offsets", arguments: measured)
    func restingOffsets(_ fixture: OrthogonalCase) throws {
        #expect(try Self.rests(fixture) == fixture.rest)
    }

    @Test("all measured cases exist and pass")
    func count() throws {
        let passing = try Self.measured.filter { try Self.rests($0) == $0.rest }
        print("orthogonal: \(passing.count) of \(Self.measured.count) measured cases pass")
        #expect(Self.measured.count == 23)
        #expect(passing.count == Self.measured.count)
    }
}
