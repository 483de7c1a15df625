import ArgumentParser
import Foundation
import LayoutExamples
import Testing

@testable import ExamplesCommand

@Suite struct ExamplesCommandTests {
    private func temporaryFolder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
    }

    private func render(_ arguments: [String]) async throws -> [String] {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await ExamplesCommand.parse(arguments + ["-o", folder.path]).run()
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }.sorted()
    }

    @Test func writesThePicturesThatAreNamed() async throws {
        #expect(try await render(["rows", "item-badges"]) == ["layouts/item-badges.png", "layouts/rows.png"])
    }

    @Test func writesFramesToo() async throws {
        #expect(
            try await render(["rows", "--frames"]) == [
                "layouts/rows-frames.png", "layouts/rows.frames.txt", "layouts/rows.png",
            ])
    }

    @Test func writesFiguresAsPixelsAndAsVectors() async throws {
        #expect(
            try await render(["visual-description"]) == [
                "layouts/visual-description.png", "layouts/visual-description.svg",
            ])
    }

    @Test func writesSheetsOfCells() async throws {
        #expect(try await render(["dark"]) == ["cells/dark.png"])
    }

    @Test func writesPicturesOfViews() async throws {
        #expect(try await render(["text-styles", "masks"]) == ["views/masks.png", "views/text-styles.png"])
    }

    @Test func writesScreens() async throws {
        #expect(
            try await render(["mail"]) == ["screens/mail-dark.png", "screens/mail-variants.png", "screens/mail.png"])
    }

    @Test func writesMomentsOfTheFocus() async throws {
        #expect(try await render(["shelf-pressed"]) == ["focus/shelf-pressed.png"])
    }

    @Test func writesAnimationsInEveryFormat() async throws {
        #expect(
            try await render(["planets"]) == [
                "animations/planets-strip.png", "animations/planets.png", "animations/planets.svg",
                "animations/planets.webp",
            ])
    }

    @Test func writesThePagesOfViews() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let examples = folder.appendingPathComponent("Examples")
        try FileManager.default.createDirectory(at: examples, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: SharedFileTests.root.appendingPathComponent("Examples/Views"),
            to: examples.appendingPathComponent("Views"))
        try await ExamplesCommand.parse(["masks", "--pages", "--package", folder.path, "-o", folder.path]).run()
        for name in ["README.md", "text.md", "data.md"] {
            let written = try Data(contentsOf: folder.appendingPathComponent("docs/views/\(name)"))
            let page = try Data(contentsOf: SharedFileTests.root.appendingPathComponent("docs/views/\(name)"))
            #expect(written == page, "\(name)")
        }
    }

    @Test func pagesWithoutSourcesAreAnError() throws {
        let error = try #require(throws: (any Error).self) {
            try ExamplesCommand.parse(["--pages", "--package", "/nowhere"])
        }
        #expect(
            ExamplesCommand.message(for: error)
                == "'--pages' finds no folder /nowhere/Examples/Views; name the package with '--package'")
    }

    @Test func anUnknownNameIsAnErrorThatNamesTheOthers() throws {
        let error = try #require(throws: (any Error).self) { try ExamplesCommand.parse(["row"]) }
        let message = ExamplesCommand.message(for: error)
        #expect(message.hasPrefix("'row' is no example; use one of rows, grid, inset-grid"))
        #expect(message.contains("visual-description, light, dark, right-to-left, accessibility, text-styles, "))
    }
}
