import FlatlayPreviews
import Foundation
import Testing

/// What `flatlay previews` runs after it built a package.
@Suite @MainActor struct PreviewProgramTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func files() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test func eachPreviewIsAFileAndTheSheetShowsAll() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let code = await PreviewProgram.run([
            "AppSourcesTests", "AppFileTests", "-o", folder.path, "--sheet", folder.path + "/all.svg", "--fit",
        ])
        #expect(code == 0)
        let names = files()
        #expect(names.count == 21 && names.contains("ProductList-Products.png"))
        #expect(names.contains("CartView-Empty-cart.png") && names.contains("DocumentRow_Previews-3.png"))
        let sheet = try String(contentsOfFile: folder.path + "/all.svg", encoding: .utf8)
        #expect(sheet.contains("<image") && sheet.contains("width=\"1200\""))
        let few = ["AppSourcesTests", "-o", folder.path, "--sheet", folder.path + "/one.svg"]
        #expect(await PreviewProgram.run(few) == 0)
        #expect(try String(contentsOfFile: folder.path + "/one.svg", encoding: .utf8).contains("width=\"336\""))
    }

    @Test func aPreviewWithoutASizeFillsTheDevice() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let arguments = ["AppFileTests", "-o", folder.path, "--format", "svg"]
        #expect(await PreviewProgram.run(arguments) == 0)
        let onPhone = try String(contentsOfFile: folder.path + "/Theme-Compact.svg", encoding: .utf8)
        #expect(onPhone.contains("width=\"393\"") && onPhone.contains("height=\"852\""))
        #expect(await PreviewProgram.run(arguments + ["--device", "ipad-pro-11"]) == 0)
        let onTablet = try String(contentsOfFile: folder.path + "/Theme-Compact.svg", encoding: .utf8)
        #expect(onTablet.contains("width=\"834\""))
        let fixed = try String(contentsOfFile: folder.path + "/Wave-1.svg", encoding: .utf8)
        #expect(fixed.contains("width=\"120\"") && fixed.contains("height=\"60\""))
    }

    @Test func wrongArgumentsAndModulesHaveExitCodes() async {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(await PreviewProgram.run(["--output"]) == 2)
        #expect(await PreviewProgram.run(["--widht", "3"]) == 2)
        #expect(await PreviewProgram.run(["--device", "no-phone"]) == 2)
        #expect(await PreviewProgram.run(["--format", "gif"]) == 2)
        #expect(await PreviewProgram.run(["Nothing", "-o", folder.path]) == 1)
        #expect(files().isEmpty)
    }
}
