import FilmExamples
import Flatlay
import FlatlayTemplates
import FlatlayTesting
import Foundation
import Testing

/// Holds the films in `Output/films/` to what they show now, and their page to both. With `FLATLAY_RECORD=1` the files
/// are written anew.
@Suite struct FilmGalleryTests {
    private static let folder = GalleryTests.root.appendingPathComponent("Output/films")

    private func page() throws -> String {
        let file = GalleryTests.root.appendingPathComponent("docs/animation.md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test(arguments: FilmExample.all.map(\.name)) func filesEqualWhatTheFilmShows(_ name: String) throws {
        let example = try #require(FilmExample.all.first { $0.name == name })
        for file in try example.files() {
            try ReferenceFile(at: Self.folder.appendingPathComponent(file.name)).verify(file.bytes)
        }
    }

    @Test func everyFileHasItsFilm() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let ofTemplates = try GalleryTests.templates.filter { name in
            try Template(contentsOf: GalleryTests.root.appendingPathComponent("Templates/\(name).yaml")).hasFilm
        }
        #expect(Set(files) == Set(FilmExample.all.flatMap(\.fileNames) + ofTemplates.map { $0 + ".svg" }))
        let page = try page()
        for file in files { #expect(page.contains("../Output/films/\(file)"), "\(file)") }
    }

    @Test func thePageShowsThePlanetsWithTheSizesOfTheirFiles() throws {
        let page = try page()
        for file in ["planets.png", "planets.webp", "planets.svg", "planets-strip.png"] {
            let size = try Data(contentsOf: Self.folder.appendingPathComponent(file)).count
            let kilobytes = Int((Double(size) / 1000).rounded())
            #expect(page.contains("[\(kilobytes) KB](../Output/films/\(file))"), "\(file)")
        }
    }

    @Test func thePagesCodeStandsInTheExample() throws {
        let page = try page()
        let start = try #require(page.range(of: "```swift\n"))
        let end = try #require(page.range(of: "\n```", range: start.upperBound..<page.endIndex))
        let file = GalleryTests.root.appendingPathComponent("Examples/Films/FilmExample+Planets.swift")
        let source = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        #expect(source.contains(page[start.upperBound..<end.lowerBound]))
    }
}
