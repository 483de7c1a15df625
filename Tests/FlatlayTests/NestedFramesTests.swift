import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite("Frames of nested collections") struct NestedFramesTests {
    @MainActor
    private func grid(_ size: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .absolute(size), heightDimension: .absolute(size)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(
                widthDimension: .absolute(size), heightDimension: .absolute(size)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private func inner(_ count: Int, size: CGFloat = 20) -> some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<count))],
            sectionLayoutProvider: { _, _ in self.grid(size) }, cell: { _, _ in Color.red })
    }

    private func renderer<Inner: View>(_ cell: @escaping (Int) -> Inner) -> ImageRenderer<some View> {
        let outer = CollectionView(
            rows: [CollectionRow(section: "films", items: [0, 1])],
            sectionLayoutProvider: { _, _ in grid(100) }, cell: { _, item in cell(item) })
        return ImageRenderer(outer.padding(7), width: 214, height: 214)
    }

    @Test("the outer one is first; inner ones name their element, with positions from the outer corner")
    func frames() throws {
        let text = try renderer { inner($0 + 1).padding(5) }.frameDescription()
        #expect(
            text == """
                content 200 200
                c 0.0 0 0 100 100
                c 0.1 0 100 100 100

                content 90 20 in c 0.0 at 5 5
                c 0.0 5 5 20 20

                content 90 40 in c 0.1 at 5 105
                c 0.0 5 105 20 20
                c 0.1 5 125 20 20

                """)
    }

    @Test("elements of inner ones can contain collections, and several in one element are numbered")
    func deep() throws {
        let text = try renderer { item in
            HStack(spacing: 0) {
                inner(1)
                if item == 1 {
                    CollectionView(
                        rows: [CollectionRow(section: 0, items: [0])],
                        sectionLayoutProvider: { _, _ in grid(40) }, cell: { _, _ in inner(1, size: 10) })
                }
            }
        }.frameDescription()
        let headers = text.split(separator: "\n").filter { $0.hasPrefix("content") }
        #expect(
            headers == [
                "content 200 200", "content 100 20 in c 0.0 at 0 0", "content 50 20 in c 0.1 at 0 100",
                "content 50 40 in c 0.1 #1 at 50 100", "content 40 10 in c 0.1 #1/c 0.0 at 50 100",
            ])
        #expect(text.hasSuffix("c 0.0 50 100 10 10\n"))
    }

    @Test("frames are those of the content even if the outer collection is scrolled")
    func scrolled() throws {
        let renderer = renderer { inner($0 + 1) }
        let before = try renderer.frameDescription().split(separator: "\n")
        renderer.proposedSize.height = 114
        var state = SceneState()
        state.setContentOffset(CGPoint(x: 0, y: 60), of: .root)
        renderer.sceneState = state
        let after = try renderer.frameDescription().split(separator: "\n")
        #expect(after == before)
        #expect(after.count == 8)
    }
}
