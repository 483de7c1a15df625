import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// The sizes in the articles that the sample templates follow, with characters 10 points wide and lines 20 high.
@Suite struct SampleFramesTests {
    private func frames(_ name: String, variant: String? = nil) throws -> [String] {
        let url = templatesFolder.appendingPathComponent("\(name).yaml")
        let template = try Template(contentsOf: url, options: TemplateOptions(variant: variant))
        return try template.frames().split(separator: "\n").map(String.init)
    }

    @Test("B13 tags are sized and drawn by one cell")
    func tags() throws {
        let lines = try frames("tags")
        // much longer: 110 wide, truncated to 90; A: 10, at least 30; longer: 60; each with 20 of padding.
        #expect(
            Array(lines.prefix(6)) == [
                "content 320 890",
                "c 0.0 0 0 110 26 truncated", "c 0.1 120 0 50 26", "c 0.2 180 0 80 26", "c 0.3 270 0 50 26",
                "c 0.4 0 36 80 26",
            ])
        #expect(lines.count == 101)
    }

    @Test("B12 justified rows fill the width except the last")
    func justifiedRows() throws {
        let lines = try frames("tags", variant: "justified")
        #expect(
            lines.dropFirst(9).prefix(4) == [
                "c 0.8 0 72 80 26", "c 0.9 100 72 50 26", "c 0.10 170 72 80 26", "c 0.11 270 72 50 26",
            ])
        #expect(lines.suffix(4).first == "c 0.96 0 864 110 26 truncated")
    }

    @Test("A4 shelves are stacked vertically and their films horizontally")
    func shelf() throws {
        let lines = try frames("shelf")
        #expect(lines.first == "content 1920 10560")
        #expect(lines.contains("c 0.2 810 64 320 180"))
        #expect(lines.contains("c 39.19 6930 10360 320 180"))
        #expect(lines.count { $0.hasPrefix("c ") } == 800)
        #expect(lines.count { $0.contains("SectionHeader") } == 40)
    }

    @Test("D9 rows are as high as their text, with headers above them")
    func symbols() throws {
        let lines = try frames("symbols")
        #expect(lines.contains("c 0.1 80 52 44 64"))
        #expect(lines.contains("c 1.1 0 210 390 42"))
        #expect(lines.count { $0.hasPrefix("c ") } == 116)
    }

    @Test func countriesHaveOneCardForEachNameInEachLanguage() throws {
        let lines = try frames("countries")
        #expect(lines.count { $0.hasPrefix("c ") } == 2490)
        #expect(lines.count { $0.contains("SectionHeader") } == 10)
    }
}
