import Flatlay
import FlatlayTesting
import Foundation
import ScreenExamples
import Testing

/// Compares every picture in `Output/screens/` with a new render. With `FLATLAY_RECORD=1` they are written again.
@Suite struct ScreenGalleryTests {
    static let folder = GalleryTests.root.appendingPathComponent("Output/screens")

    @Test(arguments: ScreenExample.all.map(\.name)) @MainActor
    func picturesEqualWhatTheScreensRender(_ name: String) async throws {
        let screen = try #require(ScreenExample.all.first { $0.name == name })
        for (index, file) in screen.pictureNames.enumerated() {
            let renderer = try await screen.renderer(index == 0 ? .light : .dark)
            try ReferenceFile(at: Self.folder.appendingPathComponent(file)).verify(
                renderer.pngData(), showing: renderer.displayList())
            #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
        }
    }

    @Test(arguments: ScreenExample.all.map(\.name)) @MainActor
    func variantsEqualWhatTheScreensRender(_ name: String) async throws {
        let screen = try #require(ScreenExample.all.first { $0.name == name })
        try ReferenceFile(at: Self.folder.appendingPathComponent(screen.variantsName)).verify(
            try await screen.variants().pngData())
    }

    @Test func everyFileHasItsScreen() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(ScreenExample.all.flatMap { $0.pictureNames + [$0.variantsName] }))
    }

    @Test func everySourceIsShownAndMentionsNoOtherModule() throws {
        let folder = GalleryTests.root.appendingPathComponent("Examples/Screens")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(Set(files) == Set(ScreenExample.all.map { "\($0.file).swift" }))
        for file in files {
            let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            #expect(source.contains("import SwiftUI\n") && !source.contains("Flatlay"), "\(file)")
        }
    }

    @Test func thePageShowsEveryPicture() throws {
        let page = try String(contentsOf: GalleryTests.root.appendingPathComponent("docs/screens.md"), encoding: .utf8)
        for screen in ScreenExample.all {
            #expect(page.contains("../Examples/Screens/\(screen.file).swift"), "\(screen.name)")
            for file in screen.pictureNames + [screen.variantsName] {
                #expect(page.contains("../Output/screens/\(file)"), "\(file)")
            }
        }
    }
}
