import ArgumentParser
import Foundation
import LayoutExamples
import Testing

@testable import ExamplesCommand

@Suite struct ExamplesCommandTests {
    private func temporaryFolder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
    }

    private func render(_ arguments: [String]) throws -> [String] {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try ExamplesCommand.parse(arguments + ["-o", folder.path]).run()
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }.sorted()
    }

    @Test func writesThePicturesThatAreNamed() throws {
        #expect(try render(["rows", "item-badges"]) == ["layouts/item-badges.png", "layouts/rows.png"])
    }

    @Test func writesFramesToo() throws {
        #expect(
            try render(["rows", "--frames"]) == [
                "layouts/rows-frames.png", "layouts/rows.frames.txt", "layouts/rows.png",
            ])
    }

    @Test func writesFiguresAsPixelsAndAsVectors() throws {
        #expect(
            try render(["visual-description"]) == [
                "layouts/visual-description.png", "layouts/visual-description.svg",
            ])
    }

    @Test func writesSheetsOfCells() throws {
        #expect(try render(["dark"]) == ["cells/dark.png"])
    }

    @Test func anUnknownNameIsAnErrorThatNamesTheOthers() throws {
        let error = try #require(throws: (any Error).self) { try ExamplesCommand.parse(["row"]) }
        let message = ExamplesCommand.message(for: error)
        #expect(message.hasPrefix("'row' is no example; use one of rows, grid, inset-grid"))
        #expect(message.hasSuffix("visual-description, light, dark, right-to-left, accessibility"))
    }
}
