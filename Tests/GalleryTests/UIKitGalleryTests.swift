import Flatlay
import FlatlayTesting
import Foundation
import Testing
import UIKitExamples

/// Compares every picture in `Output/uikit/` with a new render. With `FLATLAY_RECORD=1` they are written again.
@Suite @MainActor struct UIKitGalleryTests {
    static let folder = GalleryTests.root.appendingPathComponent("Output/uikit")

    @Test(arguments: UIKitCellSheet.all.map(\.name)) func sheetsEqualWhatTheirCellsRender(_ name: String) throws {
        let sheet = try #require(UIKitCellSheet.all.first { $0.name == name })
        let renderer = sheet.renderer()
        try ReferenceFile(at: Self.folder.appendingPathComponent("\(name).png")).verify(
            renderer.pngData(), showing: renderer.displayList())
        #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
    }

    @Test(arguments: UIKitScreen.all.map(\.name)) func picturesEqualWhatTheScreensRender(_ name: String) throws {
        let screen = try #require(UIKitScreen.all.first { $0.name == name })
        for (file, colorScheme) in zip(screen.pictureNames, [ColorScheme.light, .dark]) {
            let renderer = screen.renderer(colorScheme)
            try ReferenceFile(at: Self.folder.appendingPathComponent(file)).verify(
                renderer.pngData(), showing: renderer.displayList())
            #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
        }
    }

    @Test(arguments: UIKitScreen.all.map(\.name)) func variantsEqualWhatTheScreensRender(_ name: String) throws {
        let screen = try #require(UIKitScreen.all.first { $0.name == name })
        let (sheet, diagnostics) = try screen.variants()
        try ReferenceFile(at: Self.folder.appendingPathComponent(screen.variantsName)).verify(
            sheet.pngData(), showing: sheet.displayList())
        #expect(diagnostics.isEmpty, "\(diagnostics)")
    }

    @Test func thereAreTwentyCellsAndTenScreens() {
        #expect(Set(UIKitCell.all.map(\.name)).count >= 20 && Set(UIKitScreen.all.map(\.file)).count >= 10)
    }

    @Test func everyFileIsAPicture() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(
            Set(files)
                == Set(
                    UIKitCellSheet.all.map { "\($0.name).png" }
                        + UIKitScreen.all.flatMap { $0.pictureNames + [$0.variantsName] }))
    }

    @Test func everySourceIsShownAndMentionsNoOtherModule() throws {
        for (folder, names) in [
            ("Cells", UIKitCell.all.map(\.name)), ("Screens", UIKitScreen.all.map(\.file)),
        ] {
            let folder = GalleryTests.root.appendingPathComponent("Examples/UIKit/\(folder)")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let sources = files.filter { $0.hasSuffix(".swift") }
            #expect(Set(sources) == Set(names.map { "\($0).swift" }))
            for file in sources {
                let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                #expect(source.contains("import UIKit\n") && !source.contains("Flatlay"), "\(file)")
            }
        }
    }
}
