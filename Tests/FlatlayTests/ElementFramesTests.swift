import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite struct ElementFramesTests {
    private func collection() -> some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: [0, 1, 2])],
            sectionLayoutProvider: { _, _ in
                let section = SampleLayouts.columns(2, height: 50)
                section.boundarySupplementaryItems = [SampleLayouts.header(height: .absolute(40))]
                section.decorationItems = [.background(elementKind: "background")]
                return section
            },
            cell: { _, item in Text(verbatim: "cell \(item)") },
            supplementaryView: { _, _ in Text(verbatim: "header") }
        )
        .decorationView { _, _ in Color.white }
    }

    /// The outlines of a colour, as the frames around them. Lines are inside the frames.
    private func outlines(_ list: DisplayList, _ color: ResolvedColor) -> [CGRect] {
        list.drawings.compactMap { item in
            guard case .stroke(let shape, .color(color), _) = item.command else { return nil }
            return shape.bounds.insetBy(dx: -0.5, dy: -0.5)
        }
    }

    private func resolved(_ color: Color) -> ResolvedColor { color.resolve(in: EnvironmentValues()) }

    @Test func eachCategoryIsOutlinedInItsColor() throws {
        let list = try ImageRenderer(collection().showsElementFrames(), width: 200).displayList()
        #expect(
            outlines(list, resolved(.pink)) == [
                CGRect(x: 0, y: 40, width: 100, height: 50), CGRect(x: 100, y: 40, width: 100, height: 50),
                CGRect(x: 0, y: 90, width: 100, height: 50),
            ])
        #expect(outlines(list, resolved(.blue)) == [CGRect(x: 0, y: 0, width: 200, height: 40)])
        #expect(outlines(list, resolved(.green)) == [CGRect(x: 0, y: 0, width: 200, height: 140)])
    }

    @Test func outlinesNameTheirIndexPathsAboveEverything() throws {
        let list = try ImageRenderer(collection().showsElementFrames(), width: 200).displayList()
        #expect(list.texts == ["cell 0", "cell 1", "cell 2", "header", "0.0", "0.0", "0.1", "0.2", "0.0"])
        let names = list.nodes.map(\.name).filter { $0.hasPrefix("frame-") }
        #expect(
            names == [
                "frame-background-0-0", "frame-cell-0-0", "frame-cell-0-1", "frame-cell-0-2", "frame-header-0",
            ])
    }

    @Test func cellsAreNamedAtTheirLeadingCornerAndTheOthersAtTrailingOnes() throws {
        let list = try ImageRenderer(collection().showsElementFrames(), width: 200).displayList()
        let tabs = list.drawings.compactMap { item -> CGPoint? in
            guard case .fill(let shape, .color(let color), _) = item.command, color != .white else { return nil }
            return shape.bounds.origin
        }
        // Three characters of 10 points with 3 points on each side are 36 wide. A line of 20 with half a point on each
        // side is 21 high.
        #expect(
            tabs == [
                CGPoint(x: 164, y: 119), CGPoint(x: 0, y: 40), CGPoint(x: 100, y: 40), CGPoint(x: 0, y: 90),
                CGPoint(x: 164, y: 0),
            ])
    }

    @Test func elementsTooSmallForATabBearItAbove() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: [0])],
            sectionLayoutProvider: { _, _ in
                let section = SampleLayouts.columns(1, height: 30)
                section.contentInsets.top = 50
                return section
            },
            cell: { _, _ in Color.white })
        let list = try ImageRenderer(view.showsElementFrames(), width: 200).displayList()
        #expect(list.rectangles(filledWith: resolved(.pink)) == [CGRect(x: 0, y: 29, width: 36, height: 21)])
    }

    @Test func tabsChangeSidesWhereReadingGoesFromRightToLeft() throws {
        let renderer = ImageRenderer(collection().showsElementFrames(), width: 200)
        renderer.layoutDirection = .rightToLeft
        let list = try renderer.displayList()
        #expect(list.frame(of: "frame-cell-0-0") == CGRect(x: 100, y: 40, width: 100, height: 50))
        #expect(list.frame(of: "index-cell-0-0") == CGRect(x: 164, y: 40, width: 36, height: 21))
        #expect(list.frame(of: "index-header-0") == CGRect(x: 0, y: 0, width: 36, height: 21))
    }

    @Test func framesAreShownOnlyWhenAsked() throws {
        let plain = try ImageRenderer(collection(), width: 200).displayList()
        #expect(!plain.nodes.contains { $0.name.hasPrefix("frame-") })
        let off = try ImageRenderer(collection().showsElementFrames(false), width: 200).displayList()
        #expect(off == plain)
    }

    @Test func framesChangeNoFrame() throws {
        let plain = try ImageRenderer(collection(), width: 200).frameDescription()
        #expect(try ImageRenderer(collection().showsElementFrames(), width: 200).frameDescription() == plain)
    }
}
