import Flatlay
import FlatlayTesting
import Foundation
import LayoutExamples
import Testing

/// Compares every file in `Output/layouts/` with a new render. With `FLATLAY_RECORD=1` they are written again.
@Suite struct LayoutGalleryTests {
    static let folder = GalleryTests.root.appendingPathComponent("Output/layouts")

    @Test(arguments: LayoutExample.all.map(\.name)) func picturesEqualWhatTheirExampleRenders(_ name: String) throws {
        let example = try #require(LayoutExample.all.first { $0.name == name })
        for file in try example.files(withFrames: true) {
            try ReferenceFile(at: Self.folder.appendingPathComponent(file.name)).verify(
                file.bytes, showing: file.list)
        }
        let renderer = example.renderer()
        _ = try renderer.displayList()
        #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
    }

    @Test(arguments: LayoutExample.figures.map(\.name)) func figuresEqualWhatIsRendered(_ name: String) throws {
        let figure = try #require(LayoutExample.figures.first { $0.name == name })
        for file in try figure.figureFiles() {
            try ReferenceFile(at: Self.folder.appendingPathComponent(file.name)).verify(
                file.bytes, showing: file.list)
        }
    }

    @Test func everyFileHasItsExample() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let expected =
            LayoutExample.all.flatMap { ["\($0.name).png", "\($0.name)-frames.png", "\($0.name).frames.txt"] }
            + LayoutExample.figures.flatMap { ["\($0.name).png", "\($0.name).svg"] }
        #expect(Set(files) == Set(expected))
        #expect(Set(expected).count == expected.count, "two examples have one name")
    }

    /// Images in the repository must be small, because everyone downloads them.
    @Test func theFilesAreSmall() throws {
        let sizes = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).map { name in
            try Data(contentsOf: Self.folder.appendingPathComponent(name)).count
        }
        #expect(sizes.reduce(0, +) < 4_000_000)
    }
}
