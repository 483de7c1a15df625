import Flatlay
import FlatlayTesting
import Foundation
import SceneExamples
import Testing

/// Compares every image in `Output/scenes/` with a new render. With `FLATLAY_RECORD=1` they are written again.
@Suite struct SceneGalleryTests {
    static let folder = GalleryTests.root.appendingPathComponent("Output/scenes")

    @Test(arguments: SceneExample.all.map(\.name)) func picturesEqualWhatTheirScenesShow(_ name: String) throws {
        let example = try #require(SceneExample.all.first { $0.name == name })
        for picture in try example.pictures() {
            let file = ReferenceFile(at: Self.folder.appendingPathComponent(picture.name))
            try file.verify(picture.bytes, showing: picture.list)
        }
    }

    @Test func everyFileHasItsScene() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let expected = SceneExample.all.flatMap { example in
            example.moments.indices.map { "\(example.name)-\($0 + 1).png" }
        }
        #expect(Set(files) == Set(expected))
    }

    @Test func thePageShowsEveryPictureAndLinksEverySource() throws {
        let page = try String(contentsOf: GalleryTests.root.appendingPathComponent("docs/scenes.md"), encoding: .utf8)
        for example in SceneExample.all {
            #expect(page.contains("../Examples/Scenes/\(example.sourceFile)") && page.contains(example.summary))
            for (number, time) in example.moments.enumerated() {
                let file = "../Output/scenes/\(example.name)-\(number + 1).png"
                #expect(page.contains(file) && page.contains("alt=\"\(example.name) at \(time) s\""), "\(file)")
            }
        }
    }
}
