import Foundation
import LayoutExamples
import Testing

/// Compares `docs/layouts.md` with the examples. The page shows each one with its images, its sentence and its code.
@Suite struct LayoutPageTests {
    private func page() throws -> String {
        try String(contentsOf: GalleryTests.root.appendingPathComponent("docs/layouts.md"), encoding: .utf8)
    }

    /// The section of the page below a heading.
    private func part(_ heading: String) throws -> String {
        let text = try page()
        let start = try #require(text.range(of: "\n## \(heading)\n"), "docs/layouts.md has no part '\(heading)'")
        let end = text.range(of: "\n## ", range: start.upperBound..<text.endIndex)?.lowerBound ?? text.endIndex
        return String(text[start.upperBound..<end])
    }

    private func codeBlocks(in text: String) -> [String] {
        text.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
    }

    /// The lines without their common indentation, so that code can be compared.
    private func dedented(_ lines: [Substring]) -> [Substring] {
        let depths = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        return lines.map { $0.dropFirst(depths.min() ?? 0) }
    }

    private func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test(arguments: LayoutExample.all.map(\.name)) func everyExampleIsShown(_ name: String) throws {
        let example = try #require(LayoutExample.all.first { $0.name == name })
        let part = try part(example.title)
        #expect(part.contains(example.summary))
        #expect(part.contains("../Output/layouts/\(name).png"))
        #expect(part.contains("../Output/layouts/\(name)-frames.png"))
        #expect(part.contains("../Output/layouts/\(name).frames.txt"))
        #expect(part.contains("../Examples/Layouts/\(example.sourceFile)"))
        let blocks = codeBlocks(in: part)
        #expect(!blocks.isEmpty)
        let source = try lines(
            String(
                contentsOf: GalleryTests.root.appendingPathComponent("Examples/Layouts/\(example.sourceFile)"),
                encoding: .utf8))
        for block in blocks {
            let wanted = lines(block)
            let stands = source.indices.contains { start in
                start + wanted.count <= source.count
                    && dedented(Array(source[start..<start + wanted.count])) == wanted
            }
            #expect(stands, "\(example.sourceFile) does not hold these lines:\n\(block)")
        }
    }

    @Test(arguments: LayoutExample.figures.map(\.name)) func everyFigureIsShown(_ name: String) throws {
        #expect(try page().contains("../Output/layouts/\(name).svg"))
    }

    @Test func theGalleryNamesEveryExample() throws {
        let file = GalleryTests.root.appendingPathComponent("docs/gallery.md")
        let gallery = try String(contentsOf: file, encoding: .utf8)
        for example in LayoutExample.all {
            #expect(gallery.contains("Output/layouts/\(example.name).png"), "\(example.name)")
        }
    }
}
