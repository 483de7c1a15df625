import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite struct ScrollPositionTests {
    @Test func theContentIsShownFromItsOffset() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<100))],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(1) },
            cell: { _, item in Text(verbatim: "\(item)") }
        )
        .contentOffset(CGPoint(x: 0, y: 210))
        let list = try ImageRenderer(view, width: 100, height: 40).displayList()
        #expect(list.texts == ["10", "11", "12"])
        #expect(list.frame(of: "cell-0-11") == CGRect(x: 0, y: 10, width: 100, height: 20))
    }

    @Test func pinnedHeadersFollow() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<10))],
            sectionLayoutProvider: { _, _ in
                let section = SampleLayouts.columns(1)
                let header = SampleLayouts.header(height: .absolute(30))
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
                return section
            },
            cell: { _, item in Text(verbatim: "\(item)") },
            supplementaryView: { _, _ in Text(verbatim: "header") }
        )
        .contentOffset(CGPoint(x: 0, y: 100))
        let list = try ImageRenderer(view, width: 100, height: 60).displayList()
        #expect(list.frame(of: "header-0") == CGRect(x: 0, y: 0, width: 100, height: 30))
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, CGFloat(-50)), (.groupPaging, -70),
        (.none, 0),
    ]) func aSectionThatScrollsAcrossComesToRest(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ x: CGFloat
    ) throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<10))],
            sectionLayoutProvider: { _, _ in
                let section = SampleLayouts.shelf(width: 30, height: 10)
                section.orthogonalScrollingBehavior = behavior
                return section
            },
            cell: { _, item in Color.white }
        )
        .orthogonalOffset(50, inSection: 0)
        let renderer = ImageRenderer(view, width: 100)
        let first = try renderer.frameDescription().split(separator: "\n").first { $0.hasPrefix("c 0.0 ") }
        #expect(first?.split(separator: " ")[2] == Substring("\(Int(x))"))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300]) func anyOffsetIsTaken(
        _ offset: CGFloat
    ) throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<10)), CollectionRow(section: 1, items: Array(10..<20))],
            sectionLayoutProvider: { section, _ in
                let layout = section == 0 ? SampleLayouts.columns(1) : SampleLayouts.shelf(width: 30, height: 10)
                let header = SampleLayouts.header(height: .absolute(30))
                header.pinToVisibleBounds = true
                layout.boundarySupplementaryItems = [header]
                return layout
            },
            cell: { _, item in Text(verbatim: "\(item)") },
            supplementaryView: { _, _ in Text(verbatim: "header") }
        )
        .contentOffset(CGPoint(x: offset, y: offset))
        .orthogonalOffset(offset, inSection: 1)
        .orthogonalOffset(offset, inSection: 7)
        let list = try ImageRenderer(view.showsElementFrames(), width: 100, height: 60).displayList()
        #expect(list.size == CGSize(width: 100, height: 60))
        #expect(offset.isFinite || list.frame(of: "cell-0-0") == CGRect(x: 0, y: 30, width: 100, height: 20))
    }
}
