import Flatlay
import Testing

@Suite("The code of a new project")
struct NewProjectTests {
    @Test("a layout asks its delegate and the model")
    func columns() throws {
        let screen = ColumnsScreen(layout: ColumnsLayout())
        let renderer = ImageRenderer(content: CollectionView(screen.collectionView))
        renderer.proposedSize = ProposedViewSize(width: 204, height: 300)
        let frames = try renderer.frameDescription()
        #expect(frames.contains("c 0.0 0 0 100 76.5\nc 0.1 104 0 100 47\nc 0.2 104 51 100 47.5"))
    }

    @Test("the same on a thread without the main actor")
    func otherThread() async throws {
        let screen = ColumnsScreen(layout: ColumnsLayout())
        let content = CollectionView(screen.collectionView)
        let here = ImageRenderer(content: content)
        here.proposedSize = ProposedViewSize(width: 204, height: 300)
        let expected = try here.frameDescription()
        nonisolated(unsafe) let renderer = here
        let elsewhere = try await Task.detached { try renderer.frameDescription() }.value
        #expect(elsewhere == expected)
    }

    @Test("flow layouts with an override and with a delegate")
    func flows() throws {
        let shared = ColumnsScreen(layout: SharedColumnsFlow())
        try shared.collectionView.layoutElements()
        #expect(shared.collectionView.contentSize.width == 204)
        let asked = ColumnsScreen(layout: UICollectionViewFlowLayout())
        try asked.collectionView.layoutElements()
        #expect(asked.collectionView.contentSize.height > 0)
    }

    @Test("a diffable data source, registrations, and a section provider that uses the model")
    func shelves() async throws {
        let screen = ShelvesScreen(library: Library())
        let renderer = ImageRenderer(content: CollectionView(screen.collectionView))
        renderer.proposedSize = ProposedViewSize(width: 320, height: 300)
        let frames = try renderer.frameDescription()
        #expect(frames.contains("UICollectionElementKindSectionHeader 0.0 0 0 320 30"))
        #expect(frames.contains("c 1.4 "))
        #expect(!screen.displayed.isEmpty)
        await screen.applyLater()
        #expect(try renderer.frameDescription() == frames)
    }

    @Test("a list with separators and swipe actions")
    func settings() throws {
        let content = CollectionView(
            rows: [CollectionRow(section: 0, items: Library.shared.films)], layout: Sections.settings
        ) { _, film in FilmRow(film: film) }
        let renderer = ImageRenderer(content: content)
        renderer.proposedSize = ProposedViewSize(width: 320, height: 400)
        #expect(try renderer.frameDescription().contains("c 0.4 "))
    }

    @Test("a copy of attributes keeps what the app adds")
    func copies() {
        let attributes = TiltedAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.tilt = 3
        #expect((attributes.copy() as? TiltedAttributes)?.tilt == 3)
    }
}
