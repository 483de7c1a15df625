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
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func writesThePicturesThatAreNamed() throws {
        #expect(try render(["rows", "item-badges"]) == ["item-badges.png", "rows.png"])
    }

    @Test func writesFramesToo() throws {
        #expect(try render(["rows", "--frames"]) == ["rows-frames.png", "rows.frames.txt", "rows.png"])
    }

    @Test func writesFiguresAsPixelsAndAsVectors() throws {
        #expect(try render(["visual-description"]) == ["visual-description.png", "visual-description.svg"])
    }

    @Test func anUnknownNameIsAnErrorThatNamesTheOthers() throws {
        let error = try #require(throws: (any Error).self) { try ExamplesCommand.parse(["row"]) }
        let message = ExamplesCommand.message(for: error)
        #expect(message.hasPrefix("'row' is no example; use one of rows, grid, inset-grid"))
        #expect(message.hasSuffix("conference-news, visual-description"))
    }
}
