import Flatlay
import Testing

/// A screen on the main actor compiles as in an app, in this target's language mode, and is drawn.
@Suite("A pasted screen")
@MainActor
struct FilmListScreenTests {
    private func texts(_ screen: FilmListScreen) throws -> [String] {
        let renderer = ImageRenderer(content: CollectionView(screen.collectionView))
        renderer.proposedSize = ProposedViewSize(width: 300, height: 600)
        renderer.textShaper = GridTextShaper()
        func texts(_ items: DisplayList.Items) -> [String] {
            items.flatMap { item -> [String] in
                switch item.command {
                case .glyphs(let run, _, _): return [run.text]
                case .group(_, let inner): return texts(inner)
                default: return []
                }
            }
        }
        return texts(try renderer.displayList().items).filter { $0.count > 0 && $0 != "chevr" }
    }

    @Test("its rows and headers are drawn, and so is a reconfigured row")
    func screen() async throws {
        let screen = FilmListScreen()
        screen.show(FilmListScreen.samples)
        let first = try texts(screen)
        #expect(["Metropolis", "1927", "Nosferatu", "SILENT", "SOUND"].allSatisfy(first.contains))
        await screen.rename(1, to: "Faust")
        let second = try texts(screen)
        #expect(second.contains("Faust") && !second.contains("Metropolis"))
    }
}
