import CellExamples
import Flatlay
import FlatlayTesting
import Foundation
import Testing

/// Compares every sheet in `Output/cells/` with a new render. With `FLATLAY_RECORD=1` they are written again.
@Suite struct CellGalleryTests {
    static let folder = GalleryTests.root.appendingPathComponent("Output/cells")

    @Test(arguments: CellSheet.all.map(\.name)) func sheetsEqualWhatTheirCellsRender(_ name: String) throws {
        let sheet = try #require(CellSheet.all.first { $0.name == name })
        let renderer = sheet.renderer()
        try ReferenceFile(at: Self.folder.appendingPathComponent("\(name).png")).verify(
            renderer.pngData(), showing: renderer.displayList())
        #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
    }

    @Test func everyFileHasItsSheet() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(CellSheet.all.map { "\($0.name).png" }))
    }

    @Test func everyCellIsOnTheSheets() throws {
        let folder = GalleryTests.root.appendingPathComponent("Examples/Cells").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        #expect(Set(files) == Set(CellExample.all.map { "\($0.name).swift" }))
        #expect(CellExample.all.count >= 20)
    }

    @Test func thePageShowsEverySheetAndLinksEveryCell() throws {
        let page = try String(contentsOf: GalleryTests.root.appendingPathComponent("docs/cells.md"), encoding: .utf8)
        for sheet in CellSheet.all {
            #expect(page.contains("../Output/cells/\(sheet.name).png"), "\(sheet.name)")
        }
        for cell in CellExample.all {
            let file = GalleryTests.root.appendingPathComponent("Examples/Cells/\(cell.name).swift")
            let source = try String(contentsOf: file, encoding: .utf8)
            let sentence = try #require(source.firstMatch(of: #/\n/// (.+)\n/#)).1
            #expect(
                page.contains("[\(cell.name)](../Examples/Cells/\(cell.name).swift) | \(sentence) |"), "\(cell.name)")
        }
    }
}
