import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayText

/// Where lines end beyond what Pango finds. Each width is tried, so the narrow ones also divide words.
@Suite struct LineBreakTailoringTests {
    private let fixture: TextFixture

    init() throws {
        fixture = try TextFixture()
    }

    /// The parts between all places at which a line may end: the lines of the narrowest width that divides no word.
    private func parts(_ text: String) -> [String] {
        for width in 1...2000 {
            let shaped = fixture.shape(text, width: CGFloat(width))
            if !shaped.dividesWords { return shaped.lineTexts.map { $0.trimmingCharacters(in: .whitespaces) } }
        }
        return []
    }

    @Test(arguments: [
        ("see note A.2.7 or log.404 end", ["see note", "A.2.7 or", "log.404", "end"]),
        ("at x:9 or y;8 now", ["at", "x:9", "or", "y;8", "now"]),
        ("é.5", ["é.5"]), ("12:30", ["12:30"]), ("1,234.50", ["1,234.50"]),
    ])
    func aSeparatorStaysWithTheDigitAfterIt(text: String, expected: [String]) {
        let lines = parts(text)
        #expect(lines.joined(separator: " ") == expected.joined(separator: " "))
        for (first, second) in zip(lines, lines.dropFirst()) {
            let isDivided = first.last.map { ".,:;".contains($0) } == true && second.first?.isNumber == true
            #expect(!isDivided, "\(lines)")
        }
    }

    /// A number may begin with its point: the line ends before it, not after it.
    @Test func aPointAfterASpaceBelongsToItsDigits() {
        let lines = fixture.shape("aaaaaa .5", width: fixture.width("aaaaaa .")).lineTexts
        #expect(lines == ["aaaaaa ", ".5"])
        #expect(fixture.shape("ééé .5", width: fixture.width("ééé .")).lineTexts == ["ééé ", ".5"])
    }

    /// The words are those of ICU's dictionaries; the last text mixes a script with others.
    @Test(arguments: [
        ("ຂ້ອຍກິນເຂົ້າ", ["ຂ້ອຍ", "ກິນເຂົ້າ"]),
        ("ខ្ញុំស្រលាញ់សៀវភៅ", ["ខ្ញុំ", "ស្រលាញ់", "សៀវភៅ"]),
        ("သူစာအုပ်ဖတ်သည်", ["သူ", "စာအုပ်", "ဖတ်သည်"]),
        ("ok ຂ້ອຍກິນ ok", ["ok", "ຂ້ອຍ", "ກິນ", "ok"]),
    ])
    func scriptsWithoutSpacesAreDividedBetweenWords(text: String, words: [String]) {
        let widest = words.map { fixture.width($0) }.max() ?? 0
        let shaped = fixture.shape(text, width: widest + 0.5)
        #expect(!shaped.dividesWords, "\(shaped.lineTexts)")
        for line in shaped.lineTexts {
            let line = line.trimmingCharacters(in: .whitespaces)
            let isWhole = words.indices.contains { start in
                words[start...].indices.contains { end in
                    [words[start...end].joined(), words[start...end].joined(separator: " ")].contains(line)
                }
            }
            #expect(isWhole, "'\(line)' of \(words)")
        }
    }

    /// The widths of random words of letters, digits and separators: Pango's layout and the shaper of items agree, and
    /// neither ends a line between a separator and a digit.
    @Test(arguments: 0..<6) func randomTextsAreDividedAsPangoWouldWithTheseRules(seed: Int) throws {
        let layout = LayoutShaper(fonts: try FontLibraryTests.fonts.get())
        var random = SeededGenerator(seed: 2301 + seed * 1_000_003)
        let letters = ["a", "bc", "Déf", "1", "42", ".", ",", ":", ";", " ", " ", "  ", "ກິນເຂົ້າ", "ສະບາຍດີ"]
        for _ in 0..<60 {
            let text = (0..<random.next(16) + 1).map { _ in random.pick(letters) }.joined()
            let span = TextSpan(text, font: TextFixture.inter)
            for width in [60, 90, 150, 230] as [CGFloat] {
                let found = fixture.shape(text, width: width)
                let expected = layout.shape([span], style: ParagraphStyle(), width: width, height: nil)
                #expect(found.dividesWords == expected.dividesWords, "\(text) in \(width)")
                guard !found.dividesWords else { continue }
                #expect(found.lineTexts == expected.lineTexts, "\(text) in \(width)")
                for (line, next) in zip(found.lineTexts, found.lineTexts.dropFirst()) {
                    let isDivided = line.last.map { ".,:;".contains($0) } == true && next.first?.isNumber == true
                    #expect(!isDivided, "\(found.lineTexts) in \(width)")
                }
            }
        }
    }
}
