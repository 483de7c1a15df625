import Flatlay
import Foundation
import Testing

/// Cells as in apps compile in language mode 5 with only their import line changed, and can be drawn.
@Suite struct PastedCellTests {
    private func render<Provider: PreviewProvider>(
        _ previews: Provider.Type, width: CGFloat? = nil
    ) throws -> (list: DisplayList, notes: [String]) {
        let renderer = ImageRenderer(previews: previews)
        renderer.proposedSize = ProposedViewSize(width: width, height: nil)
        renderer.textShaper = GridTextShaper()
        return (try renderer.displayList(), renderer.diagnostics.map(\.message))
    }

    private func texts(_ items: DisplayList.Items) -> [String] {
        items.flatMap { item -> [String] in
            switch item.command {
            case .glyphs(let run, _, _): return [run.text]
            case .group(_, let inner): return texts(inner)
            default: return []
            }
        }
    }

    @Test func anEpisodeRowSettlesAndDraws() throws {
        let (list, notes) = try render(EpisodeRow_Previews.self, width: 375)
        #expect(texts(list.items).filter { $0 == "FRAMES" }.count == 2)
        #expect(texts(list.items).contains("42 min"))
        // Both rows have faded in: nothing is left of the opacity that they start with.
        #expect(!list.description.contains("opacity 0"))
        #expect(list.nodes.contains { $0.name == "capsule" && $0.frame.width == 48 })
        #expect(notes.allSatisfy { $0.hasPrefix("there is no symbol") })
    }

    @Test func aCardOfSettingsReadsItsModel() throws {
        let (list, _) = try render(SettingsCard_Previews.self)
        let all = texts(list.items)
        #expect(all.contains { $0.contains("Ada L.") })
        #expect(all.contains("Save") && all.contains("Reset"))
        #expect(list.size.width == 352)
        #expect(list.description.contains("radius 20 continuous"))
        #expect(list.description.contains("#af52de"))
    }

    @Test func tilesDrawTheirEffects() throws {
        let (list, _) = try render(ProductTile_Previews.self)
        let description = list.description
        #expect(description.contains("mask\n"))
        #expect(description.contains("color-matrix"))
        #expect(description.contains("angular-gradient"))
        #expect(texts(list.items).contains("Running shoe"))
        #expect(!texts(list.items).contains { $0.contains("Loading") })
    }

    @Test func everySpellingCompilesAndDraws() throws {
        let renderer = ImageRenderer(content: CompileOnly(action: {}))
        renderer.proposedSize = ProposedViewSize(width: 300, height: 4000)
        renderer.textShaper = GridTextShaper()
        let list = try renderer.displayList()
        #expect(texts(list.items).contains("Value 3.14 of 2"))
    }

    @Test func aMissingObjectIsAnErrorThatSaysWhatToDo() {
        let renderer = ImageRenderer(content: EpisodeRow(episode: EpisodeRow_Previews.sample))
        renderer.textShaper = GridTextShaper()
        #expect(throws: MissingEnvironmentObjectError.self) { try renderer.displayList() }
    }

    @Test func eachPropertyWrapperIsDeclaredAsAppsDo() throws {
        let (list, _) = try render(PropertyWrappers_Previews.self)
        let all = texts(list.items)
        #expect(all.contains("ANN") && all.contains("Ann dark Ann 1") && all.contains("open"))
        #expect(all.contains("1 of 2 none") && all.contains("1 of 1 Ann") && all.contains("pressed"))
        #expect(all.contains("light 3 0 unnamed") && all.contains("shared") && all.contains("draft 7"))
    }
}
