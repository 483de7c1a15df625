import Flatlay
import FlatlayPreviews
import FlatlayTesting
import Foundation
import Screens
import Testing

/// Compares every picture in `Output/screens/` with a new render. With `FLATLAY_RECORD=1` they are written again.
@Suite struct ScreenGalleryTests {
    private static let folder = GalleryTests.root.appendingPathComponent("Output/screens")

    @Test @MainActor func picturesEqualWhatTheirPreviewsRender() async throws {
        let page = try String(
            contentsOf: GalleryTests.root.appendingPathComponent("docs/screens.md"), encoding: .utf8)
        var names: Set<String> = []
        for preview in try await Previews.all(in: "Screens") {
            var name = preview.declaration.place
            if let own = preview.name { name += "-" + own.lowercased().replacingOccurrences(of: " ", with: "-") }
            for scheme in [ColorScheme.light, .dark] {
                let file = "\(name)-\(scheme == .light ? "light" : "dark").png"
                let renderer = try preview.renderer(on: .iPhone16)
                renderer.colorScheme = scheme
                try ReferenceFile(at: Self.folder.appendingPathComponent(file)).verify(
                    renderer.pngData(), showing: renderer.displayList())
                #expect(renderer.diagnostics.isEmpty, "\(file): \(renderer.diagnostics)")
                #expect(page.contains("../Output/screens/\(file)"))
                names.insert(file)
            }
        }
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) == names)
    }

    @Test func thePageLinksEveryScreen() throws {
        let page = try String(
            contentsOf: GalleryTests.root.appendingPathComponent("docs/screens.md"), encoding: .utf8)
        let sources = GalleryTests.root.appendingPathComponent("Examples/Screens")
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        #expect(files.count >= 10)
        for file in files {
            let source = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            #expect(page.contains("../Examples/Screens/\(file)"), "\(file)")
            #expect(source.contains("#Preview") && !source.contains("Flatlay"), "\(file)")
        }
    }
}
