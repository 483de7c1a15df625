import AnimationExamples
import Flatlay
import FlatlayTemplates
import FlatlayTesting
import Foundation
import Testing

/// Compares the animations in `Output/animations/` with those rendered now, and checks their page. With
/// `FLATLAY_RECORD=1`, the tests write the files again.
@Suite struct AnimationGalleryTests {
    private static let folder = GalleryTests.root.appendingPathComponent("Output/animations")

    private func page() throws -> String {
        let file = GalleryTests.root.appendingPathComponent("docs/animation.md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test(arguments: AnimationExample.all.map(\.name)) func filesEqualWhatTheAnimationShows(_ name: String) throws {
        let example = try #require(AnimationExample.all.first { $0.name == name })
        for file in try example.files() {
            try ReferenceFile(at: Self.folder.appendingPathComponent(file.name)).verify(file.bytes)
        }
    }

    @Test func everyFileHasItsAnimation() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let ofTemplates = try GalleryTests.templates.filter { name in
            try Template(contentsOf: GalleryTests.root.appendingPathComponent("Templates/\(name).yaml")).hasAnimation
        }
        #expect(Set(files) == Set(AnimationExample.all.flatMap(\.fileNames) + ofTemplates.map { $0 + ".svg" }))
        let page = try page()
        for file in files { #expect(page.contains("../Output/animations/\(file)"), "\(file)") }
    }

    @Test func thePageShowsThePlanetsWithTheSizesOfTheirFiles() throws {
        let page = try page()
        for file in ["planets.png", "planets.webp", "planets.svg", "planets-strip.png"] {
            let size = try Data(contentsOf: Self.folder.appendingPathComponent(file)).count
            let kilobytes = Int((Double(size) / 1000).rounded())
            #expect(page.contains("[\(kilobytes) KB](../Output/animations/\(file))"), "\(file)")
        }
    }

    @Test func thePagesCodeStandsInTheExample() throws {
        let page = try page()
        let start = try #require(page.range(of: "```swift\n"))
        let end = try #require(page.range(of: "\n```", range: start.upperBound..<page.endIndex))
        let file = GalleryTests.root.appendingPathComponent("Examples/Animations/AnimationExample+Planets.swift")
        let source = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        #expect(source.contains(page[start.upperBound..<end.lowerBound]))
    }
}
