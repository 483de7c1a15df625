@testable import CollectionLayout
import CoreGeometry
import Foundation
import Testing

/// The frames of sections and groups, which are no elements.
@Suite("Outlines of sections and groups")
@MainActor
struct OutlineTests {
    private let all = CGRect(x: -1_000, y: -1_000, width: 9_000, height: 90_000)

    private func lines(_ outlines: LayoutOutlines) -> [String] {
        func text(_ frame: CGRect) -> String {
            [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", $0) }.joined(separator: " ")
        }
        return outlines.sections.map { "section \($0.section) \(text($0.frame))" }
            + outlines.groups.map { "group \($0.section).\($0.group) \(text($0.frame))" }
    }

    private func shelf(
        _ counts: [Int], orthogonal: Bool = false, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> StandaloneLayoutHost {
        let cell = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(60), .absolute(50)))
        let section = NSCollectionLayoutSection(group: horizontal(.absolute(130), .absolute(50), [cell]))
        section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.interGroupSpacing = 8
        if orthogonal { section.orthogonalScrollingBehavior = .continuous }
        section.boundarySupplementaryItems = [boundary("h", .fractionalWidth(1), .absolute(20), .top)]
        let view = collectionView(section, counts, direction: direction)
        try view.layoutElements()
        return view
    }

    @Test("groups repeat, and a section is as wide as the content")
    func repeated() throws {
        let view = try shelf([3, 2])
        #expect(
            lines(view.collectionViewLayout.outlines(in: all)) == [
                "section 0 0 0 320 136", "section 1 0 136 320 78", "group 0.0 4 23 130 50", "group 0.1 4 81 130 50",
                "group 1.0 4 159 130 50",
            ])
        #expect(
            lines(view.collectionViewLayout.outlines(in: CGRect(x: 0, y: 90, width: 320, height: 30))) == [
                "section 0 0 0 320 136", "group 0.1 4 81 130 50",
            ])
    }

    @Test("groups of an orthogonal section move with it, and end with their items")
    func orthogonal() throws {
        let view = try shelf([5], orthogonal: true)
        view.setOrthogonalOffset(20, inSection: 0)
        #expect(
            lines(view.collectionViewLayout.outlines(in: all)) == [
                "section 0 0 0 320 78", "group 0.0 -16 23 130 50", "group 0.1 122 23 130 50", "group 0.2 260 23 70 50",
            ])
    }

    @Test("from right to left, groups begin at the right")
    func rightToLeft() throws {
        let view = try shelf([2], direction: .rightToLeft)
        #expect(
            lines(view.collectionViewLayout.outlines(in: all)) == ["section 0 0 0 320 78", "group 0.0 186 23 130 50"])
    }

    @Test("the section of a flow layout is the rectangle around its elements")
    func flow() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 7, left: 5, bottom: 9, right: 5)
        let view = StandaloneLayoutHost(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.itemCounts = [4, 1]
        try view.layoutElements()
        let cells = layout.frameList().lines.filter { $0.element.indexPath.section == 0 }.map(\.frame)
        let around = cells.dropFirst().reduce(cells[0]) { $0.union($1) }
        let outlines = layout.outlines(in: all)
        #expect(outlines.sections.map(\.section) == [0, 1] && outlines.groups.isEmpty)
        #expect(outlines.sections[0].frame == around)
    }
}
