import FlatlayTemplates
import FlatlayTesting
import Foundation
import Testing

/// Compares the images in `Output/starters/` with new renders. With `FLATLAY_RECORD=1` they are written again.
@Suite struct StarterGalleryTests {
    private static let folder = GalleryTests.root.appendingPathComponent("Output/starters")
    private static let templates = GalleryTests.root.appendingPathComponent("Sources/FlatlayCLI/New/Starters")

    private static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: templates.path)) ?? []
        return files.sorted().map { ($0 as NSString).deletingPathExtension }
    }()

    @Test(arguments: names, ["", "-dark"])
    func picturesEqualWhatTheirStarterRenders(_ name: String, _ mode: String) throws {
        let renderer = try Template(contentsOf: Self.templates.appendingPathComponent("\(name).yaml")).renderer()
        renderer.colorScheme = mode.isEmpty ? .light : .dark
        try ReferenceFile(at: Self.folder.appendingPathComponent("\(name)\(mode).png")).verify(
            renderer.pngData(), showing: renderer.displayList())
        #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
    }

    @Test func everyFileHasItsStarterAndThePageShowsIt() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(Self.names.flatMap { ["\($0).png", "\($0)-dark.png"] }))
        let page = try String(
            contentsOf: GalleryTests.root.appendingPathComponent("docs/templates.md"), encoding: .utf8)
        for name in Self.names { #expect(page.contains("| [`\(name)`](../Output/starters/\(name).png) |"), "\(name)") }
    }
}
