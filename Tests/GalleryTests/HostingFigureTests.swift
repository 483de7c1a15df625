import Flatlay
import FlatlayTesting
import Foundation
import Testing

/// Compares the images of `docs/hosting.md` with new renders. With `FLATLAY_RECORD=1` they are written again.
@Suite struct HostingFigureTests {
    private static let rowHeight: CGFloat = 88

    private static func child(_ index: Int) -> HostedContent {
        let color = Color(hue: Double(index) * 0.13 + 0.55, saturation: 0.28, brightness: 0.97)
        return HostedContent {
            HStack {
                Text("Child \(index)").font(.title3.bold())
                Spacer()
                Text("88 points").font(.subheadline).foregroundStyle(.secondary)
            }
            .padding(.horizontal, 20)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(color)
        }
    }

    /// The rows after some scrolling: half a row down and up, so that a host is idle, and then further.
    @Test(arguments: [("hosting-blank", false), ("hosting-whole", true)])
    func aHostThatIsUsedAgainLeavesItsLastChildAlone(_ name: String, _ checksOwners: Bool) throws {
        let children = (0..<20).map(Self.child)
        let renderer = ImageRenderer(
            content: CollectionView(
                rows: [CollectionRow(section: 0, items: Array(children.indices))],
                sectionLayoutProvider: { _, _ in
                    let size = NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.rowHeight))
                    return NSCollectionLayoutSection(
                        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                },
                cell: { _, index in HostedContentView(children[index]) }))
        renderer.proposedSize = ProposedViewSize(width: 280, height: 3 * Self.rowHeight)
        renderer.background = .white
        renderer.scale = 2
        let pool = HostPool()
        pool.checksOwners = checksOwners
        renderer.hostPool = pool
        for row in [0, 0.5, 0, 1.5, 2] as [CGFloat] {
            var state = SceneState()
            state.setContentOffset(CGPoint(x: 0, y: row * Self.rowHeight))
            renderer.sceneState = state
            _ = try renderer.displayList()
        }
        let file = GalleryTests.root.appendingPathComponent("docs/pictures/\(name).png")
        try ReferenceFile(at: file).verify(
            renderer.pngData(), showing: renderer.displayList())
        let page = try String(contentsOf: GalleryTests.root.appendingPathComponent("docs/hosting.md"), encoding: .utf8)
        #expect(page.contains("pictures/\(name).png"))
    }
}
