import Flatlay
import FlatlayTemplates
import Foundation
import TestSupport
import Testing

/// Checks that the examples of the README compile and can be drawn.
@Suite struct ReadmeTests {
    private func readme() throws -> String {
        try String(contentsOf: GalleryTests.root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    /// The first code block in a language.
    private func block(_ language: String) throws -> String {
        let text = try readme()
        let start = try #require(text.range(of: "```\(language)\n"))
        let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
        return String(text[start.upperBound..<end.lowerBound])
    }

    @Test func theFirstTemplateDrawsItsFilms() throws {
        let template = try Template(source: block("yaml"), name: "README.md", folder: GalleryTests.root)
        let list = try template.renderer().displayList()
        #expect(list.nodes.count { $0.name.hasPrefix("cell-0-") } == 3)
        #expect(list.size.width == 400)
    }

    @MainActor
    @Test func theSwiftExampleDrawsItsWords() throws {
        let folder = try TemporaryFolder()
        // example
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let words = [CollectionRow(section: 0, items: ["collection", "layout", "cell", "header", "tag"])]
        let renderer = ImageRenderer(
            content: CollectionView(rows: words, layout: { layout }) { _, word in
                Text(word).padding(.horizontal, 10).padding(.vertical, 3).background(.white, in: .capsule)
            })
        renderer.proposedSize.width = 320
        // end
        try renderer.write(to: folder.path("words.png"))
        #expect(try renderer.displayList().nodes.count { $0.name.hasPrefix("cell-0-") } == 5)

        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let start = try #require(source.range(of: "// example\n"))
        let end = try #require(source.range(of: "        // end\n"))
        let compiled = source[start.upperBound..<end.lowerBound].split(separator: "\n").map { $0.dropFirst(8) }
        #expect(try block("swift").contains(compiled.joined(separator: "\n")))
    }
}
