import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayTemplates

@Suite struct BalancedLinesTests {
    private let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture()
    }

    /// The lines of a text of one cell, drawn with a shaper of fixed widths or with fonts, and how large it is drawn.
    private func lines(
        _ cell: String, width: Int, usesFonts: Bool = false
    ) throws -> [(text: String, width: CGFloat, size: CGFloat)] {
        let source = "canvas: { width: \(width), scale: 1 }\nsections: [{ items: 1, cell: { \(cell) } }]"
        let template = try fixture.template(source)
        let list = try (usesFonts ? template.renderer() : template.gridRenderer()).displayList()
        var lines: [(y: CGFloat, text: String, width: CGFloat, size: CGFloat)] = []
        func collect(_ items: DisplayList.Items) {
            for item in items {
                switch item.command {
                case .glyphs(let run, let origin, _):
                    if let last = lines.last, last.y == origin.y {
                        lines[lines.count - 1].text += run.text
                        lines[lines.count - 1].width += run.width
                    } else {
                        lines.append((origin.y, run.text, run.width, run.size))
                    }
                case .group(_, let inner): collect(inner)
                default: break
                }
            }
        }
        collect(list.items)
        return lines.map { ($0.text, $0.width, $0.size) }
    }

    /// With tabs, a line can be wider than its limit, whatever that is. Before, an image took more than a minute.
    @Test(arguments: ["a\\tb", "a\\tb c\\td", "\\t\\ta", "some words\\tand more"])
    func tabsDoNotMultiplyTheWork(text: String) throws {
        for width in [10, 40, 100, 200] {
            let cell = "text: \"\(text)\", balancesLines: true"
            let found = try withinWorkLimit { try lines(cell, width: width, usesFonts: true) }
            let letters = text.replacing("\\t", with: "").filter(\.isLetter)
            #expect(found.map(\.text).joined().filter(\.isLetter) == letters)
        }
    }

    /// A random template that found the fault.
    @Test func theNameOfAMissingSymbolMayContainATab() throws {
        let source = """
            canvas: { width: 200 }
            sections: [{ items: 3, cell: { systemImage: "a\\tb", balancesLines: null } }]
            """
        let template = try fixture.template(source)
        #expect(try withinWorkLimit { try template.renderer().svgData() }.count > 100)
    }

    /// Texts of random words in random widths, compared with the same text without the modifier: as many lines, all
    /// characters, no divided word, and the most even widths of all ways to break the text.
    @Test func linesAreAsManyAsBeforeAndNeverDivideAWord() throws {
        var random = SeededGenerator(seed: 5120)
        var changed = 0
        for _ in 0..<150 {
            let words = (0..<random.next(14) + 2).map { _ in
                String(repeating: "x", count: random.pick([1, 2, 3, 4, 5, 7, 9, 12]))
            }
            let width = (random.next(22) + 5) * 10
            let limit = random.pick([nil, nil, 1, 2, 3, 5])
            let scale = random.pick([nil, nil, 0.4])
            var modifiers = ["balancesLines: true"]
            if let limit { modifiers.append("lineLimit: \(limit)") }
            if let scale { modifiers.append("minimumScaleFactor: \(scale)") }
            let text = "text: \(words.joined(separator: " "))"
            let plain = try lines(([text] + modifiers.dropFirst()).joined(separator: ", "), width: width)
            modifiers.shuffle(using: &random)
            let found = try lines(([text] + modifiers).joined(separator: ", "), width: width)
            let note: Comment = "\(text), \(modifiers) in \(width): \(found.map(\.text))"
            #expect(found.count == plain.count, note)
            #expect(found.allSatisfy { $0.width <= CGFloat(width) + 0.01 }, note)
            #expect(found.map(\.size) == plain.map(\.size), note)
            let shown = plain.map(\.text).joined()
            #expect(found.map(\.text).joined().filter { $0 != " " } == shown.filter { $0 != " " }, note)
            let isWhole = plain.flatMap { $0.text.split(separator: " ").map(String.init) } == words
            guard isWhole, plain.count > 1 else { continue }
            #expect(found.flatMap { $0.text.split(separator: " ").map(String.init) } == words, note)
            let factor = (found.first?.size ?? 0) / 20
            let narrowest = narrowest(words.map(\.count), in: plain.count)
            #expect(abs((found.map(\.width).max() ?? 0) - CGFloat(narrowest) * 10 * factor) < 0.01, note)
            if found.map(\.text) != plain.map(\.text) { changed += 1 }
        }
        #expect(changed > 15)
    }

    /// The fewest characters of the longest line, with words of these lengths in so many lines: every width is tried.
    private func narrowest(_ words: [Int], in count: Int) -> Int {
        for width in (words.max() ?? 0)... {
            var (lines, used) = (1, -1)
            for word in words {
                if used + 1 + word > width { (lines, used) = (lines + 1, -1) }
                used += 1 + word
            }
            if lines <= count { return width }
        }
        return 0
    }

    @Test(arguments: [0, -0.2, -1.5, 2])
    func letterSpacingDividesNoWord(tracking: Double) throws {
        let title = try lines(
            "text: Permits for Lanterns, font: { size: 64, weight: bold }, tracking: \(tracking), balancesLines: true",
            width: 400, usesFonts: true)
        #expect(title.map { $0.text.trimmingCharacters(in: .whitespaces) } == ["Permits for", "Lanterns"])
    }

    @Test func textThatShrinksInItsFrameIsBalanced() throws {
        let cell =
            "text: A hundred lanterns were carried up the hill before anyone had asked who would bring them down again, "
            + "minimumScaleFactor: 0.4, font: 40, frame: { height: 100 }"
        let plain = try lines(cell, width: 500, usesFonts: true)
        let found = try lines("balancesLines: true, " + cell, width: 500, usesFonts: true)
        #expect(plain.count == found.count && plain.map(\.size) == found.map(\.size))
        func unevenness(_ lines: [(text: String, width: CGFloat, size: CGFloat)]) -> CGFloat {
            (lines.map(\.width).max() ?? 0) - (lines.map(\.width).min() ?? 0)
        }
        #expect(unevenness(found) < unevenness(plain))
    }
}
