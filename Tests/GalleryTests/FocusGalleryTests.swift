import Flatlay
import FlatlayTesting
import Foundation
import LayoutExamples
import Testing

/// Compares the images in `Output/focus/` with new renders. With `FLATLAY_RECORD=1` they are written
/// again.
@Suite struct FocusGalleryTests {
    static let folder = GalleryTests.root.appendingPathComponent("Output/focus")

    @Test(arguments: FocusExample.all.map(\.name)) func picturesEqualWhatTheirExampleRenders(_ name: String) throws {
        let example = try #require(FocusExample.all.first { $0.name == name })
        let renderer = try example.renderer()
        try ReferenceFile(at: Self.folder.appendingPathComponent("\(name).png")).verify(
            renderer.pngData(), showing: renderer.displayList())
        #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
        let page = try String(
            contentsOf: GalleryTests.root.appendingPathComponent("docs/focus.md"), encoding: .utf8)
        #expect(page.contains(example.summary))
        #expect(page.contains("../Output/focus/\(name).png"))
        #expect(page.contains("`\(example.keys)`"))
    }

    @Test func everyFileHasItsExample() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(FocusExample.all.map { "\($0.name).png" }))
    }
}
