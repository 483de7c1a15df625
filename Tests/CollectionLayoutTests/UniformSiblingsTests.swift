import CollectionLayout
import Foundation
import TestSupport
import Testing

@Suite("Lengths shared by siblings")
@MainActor
struct UniformSiblingsTests {
    private let uniform: Dimension = .uniformAcrossSiblings(estimate: 44)

    private func view(
        _ group: NSCollectionLayoutGroup, _ heights: [CGFloat], scrolls: Bool = false
    ) throws -> StandaloneLayoutHost {
        let section = NSCollectionLayoutSection(group: group)
        if scrolls { section.orthogonalScrollingBehavior = .continuous }
        let view = collectionView(section, [heights.count])
        view.preferredSizeProvider = { CGSize(width: 0, height: heights[$0.element.indexPath.item]) }
        try view.layoutElements()
        return view
    }

    @Test("an estimated sibling makes a uniform cell higher and keeps its own height")
    func estimatedSibling() throws {
        let group = horizontal(
            .fractionalWidth(1), .estimated(44),
            [item(.fractionalWidth(0.5), uniform), item(.fractionalWidth(0.5), .estimated(44))])
        #expect(
            try view(group, [30, 90, 80, 50]).lines == [
                "content 320 170", "c 0.0 0 0 160 90", "c 0.1 160 0 160 90", "c 0.2 0 90 160 80", "c 0.3 160 90 160 50",
            ])
    }

    @Test("a fixed sibling does not make a uniform cell higher")
    func fixedSibling() throws {
        let group = horizontal(
            .fractionalWidth(1), .estimated(44),
            [item(.fractionalWidth(0.5), uniform), item(.fractionalWidth(0.5), .absolute(100))])
        #expect(
            try view(group, [30, 0]).lines == ["content 320 100", "c 0.0 0 0 160 30", "c 0.1 160 0 160 100"])
    }

    @Test("cards of a carousel are all as high as the highest, cells included")
    func carousel() throws {
        let group = horizontal(.absolute(200), uniform, [item(.fractionalWidth(1), uniform)])
        #expect(
            try view(group, [60, 90, 75], scrolls: true).lines.prefix(3) == [
                "content 320 90", "c 0.0 0 0 200 90", "c 0.1 200 0 200 90",
            ])
    }

    @Test("a cell that is only estimated keeps its height in a shared card")
    func estimatedCellInCard() throws {
        let group = horizontal(.absolute(160), uniform, [item(.fractionalWidth(1), .estimated(44))])
        #expect(
            try view(group, [60, 90], scrolls: true).lines == [
                "content 320 90", "c 0.0 0 0 160 60", "c 0.1 160 0 160 90",
            ])
    }

    @Test("rows of a section are all as high as the highest")
    func rows() throws {
        let group = horizontal(.fractionalWidth(1), uniform, [item(.fractionalWidth(0.5), uniform)])
        #expect(
            try view(group, [30, 50, 80, 20]).lines == [
                "content 320 160", "c 0.0 0 0 160 80", "c 0.1 160 0 160 80", "c 0.2 0 80 160 80", "c 0.3 160 80 160 80",
            ])
    }

    @Test("a nested column is stretched with the column beside it, and its uniform cells share the extra space")
    func nestedColumns() throws {
        let column = vertical(.fractionalWidth(0.5), uniform, [item(.fractionalWidth(1), uniform)])
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.fractionalWidth(0.5), uniform),
            subitems: [item(.fractionalWidth(1), uniform), item(.fractionalWidth(1), uniform)])
        let group = horizontal(.fractionalWidth(1), .estimated(44), [column, pair])
        #expect(
            try view(group, [120, 30, 20]).lines == [
                "content 320 120", "c 0.0 0 0 160 120", "c 0.1 160 0 160 60", "c 0.2 160 60 160 60",
            ])
    }

    @Test("insets, edges and badges of a stretched card move with it")
    func stretchedCard() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(10), .absolute(10)), elementKind: "badge",
            containerAnchor: .init(edges: [.bottom, .trailing]))
        let cell = NSCollectionLayoutItem(
            layoutSize: layoutSize(.fractionalWidth(1), uniform), supplementaryItems: [badge])
        let group = horizontal(.absolute(100), uniform, [cell])
        group.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
        #expect(
            try view(group, [30, 60], scrolls: true).lines == [
                "content 320 70", "c 0.0 5 5 90 60", "c 0.1 105 5 90 60", "badge 0.0 85 55 10 10",
                "badge 0.1 185 55 10 10",
            ])
    }

    @Test("siblings share estimates before anything is measured")
    func estimates() {
        let group = horizontal(
            .fractionalWidth(1), .estimated(44),
            [item(.fractionalWidth(0.5), uniform), item(.fractionalWidth(0.5), .estimated(70))])
        #expect(
            collectionView(NSCollectionLayoutSection(group: group), [2]).lines == [
                "content 320 70", "c 0.0 0 0 160 70", "c 0.1 160 0 160 70",
            ])
    }

    @Test("if only visible cells are measured, their siblings are, too")
    func visibleMeasuring() throws {
        func asked(_ group: NSCollectionLayoutGroup) throws -> Int {
            let view = collectionView(NSCollectionLayoutSection(group: group), [60], height: 100)
            view.measuringPolicy = .visible
            var items: Set<Int> = []
            view.preferredSizeProvider = {
                items.insert($0.element.indexPath.item)
                return CGSize(width: 0, height: 50)
            }
            try view.layoutElements()
            return items.count
        }
        #expect(try asked(horizontal(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(0.5), uniform)])) == 6)
        #expect(try asked(horizontal(.fractionalWidth(1), uniform, [item(.fractionalWidth(0.5), uniform)])) == 60)
        let wide = horizontal(.fractionalWidth(2), .estimated(44), [item(.fractionalWidth(0.5), uniform)])
        #expect(try asked(wide) == 6, "the cell beside a visible one is measured although it is not visible")
    }

    @Test("deeply nested shared lengths are solved")
    func deepNesting() throws {
        var group = horizontal(.fractionalWidth(1), uniform, [item(.fractionalWidth(1), uniform)])
        for depth in 0..<60 {
            group =
                depth.isMultiple(of: 2)
                ? vertical(.fractionalWidth(1), uniform, [group]) : horizontal(.fractionalWidth(1), uniform, [group])
        }
        let lines = try ends { try view(group, [30, 80]).lines }
        #expect(lines == ["content 320 160", "c 0.0 0 0 320 80", "c 0.1 0 80 320 80"])
    }

    @Test("nested groups that are filled by measured widths are solved")
    func deepPacking() throws {
        var group = horizontal(.absolute(100), .estimated(44), [item(.estimated(30), .estimated(44))])
        for depth in 0..<12 {
            group = horizontal(
                depth.isMultiple(of: 2) ? .estimated(100) : .absolute(100), .estimated(44), [group])
        }
        let height = try ends { try view(group, [30, 80]).contentSize.height }
        #expect(height > 0)
    }

    @Test("a group that would have to be solved over and over is an error")
    func endlessPacking() throws {
        var group = horizontal(.fractionalWidth(0.9), .absolute(44), [item(.estimated(30), .fractionalHeight(1))])
        for _ in 0..<50 {
            group = horizontal(
                .fractionalWidth(0.9), .absolute(44), [item(.estimated(1), .fractionalHeight(1)), group])
            group.interItemSpacing = .fixed(0.5)
        }
        #expect(throws: CollectionLayoutError.groupTooComplex(section: 0, limit: 500_000)) {
            try ends { _ = try view(group, [30, 80]) }
        }
    }

    /// Expects work to take a minute of processor time at most. Wall-clock time also grows while the machine is busy
    /// with other tests.
    private func ends<Result>(_ work: () throws -> Result) throws -> Result {
        var result: Result?
        let time = try ThreadClock().measure { result = try work() }
        #expect(time < .seconds(60))
        return try #require(result)
    }
}
