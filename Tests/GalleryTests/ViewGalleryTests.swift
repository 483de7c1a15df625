import Flatlay
import FlatlayTesting
import Foundation
import Testing
import ViewExamples

/// Compares every image in `Output/views/` with a new render. With `FLATLAY_RECORD=1` they are written again.
@Suite struct ViewGalleryTests {
    static let folder = GalleryTests.root.appendingPathComponent("Output/views")

    @Test(arguments: ViewPage.all.map(\.name)) func picturesEqualWhatTheirExampleRenders(_ name: String) throws {
        let page = try #require(ViewPage.all.first { $0.name == name })
        for example in page.examples {
            let renderer = example.renderer()
            let file = Self.folder.appendingPathComponent("\(example.name).png")
            try ReferenceFile(at: file).verify(
                renderer.pngData(), showing: renderer.displayList())
            #expect(renderer.diagnostics.isEmpty, "\(example.name): \(renderer.diagnostics)")
            let size = try renderer.displayList().size
            #expect(size.width == 300 && size.height <= 340, "\(example.name): \(size)")
        }
    }

    @Test func everyFileHasItsExample() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let expected = ViewPage.all.flatMap(\.examples).map { "\($0.name).png" }
        #expect(Set(files) == Set(expected))
        #expect(Set(expected).count == expected.count, "two examples have one name")
    }

    /// Images in the repository must be small, because everyone downloads them.
    @Test func theFilesAreSmall() throws {
        let sizes = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).map { name in
            try Data(contentsOf: Self.folder.appendingPathComponent(name)).count
        }
        #expect(sizes.reduce(0, +) < 2_500_000)
    }
}
