import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayText

@Suite("The result of a shaper")
struct ShapeHistoryTests {
    /// Words and separators. The first of them occur in most texts.
    private static let pieces = [
        "AVATAR To", "one two three", "To. Wa, Ty", "x", "i", "extraordinarily", "1,234.50", "well-known", "(a)", "…",
        " ",
        "  ", "   ", "\t", "\n", "e\u{301}", "שלום עולם", "مرحبا بالعالم", "漢字とかな。", "😀", "\u{ad}", "\u{200b}",
        "\u{a0}", "\u{2009}",
    ]
    private static let plainCount = 13

    /// A text, its shaping options, and widths for it.
    private struct Situation: CustomStringConvertible {
        var spans: [TextSpan]
        var style = ParagraphStyle()
        var rooms: [TextLimits] = []

        var description: String {
            let parts = spans.map { "\"\($0.text)\" \($0.font.family) \($0.font.size), kerning \($0.kerning)" }
            return "\(parts), limit \(style.lineLimit ?? 0), \(style.truncation)"
        }

        /// - Parameter isPlain: whether it has only common pieces, one font, and no tighter tracking than usual.
        init(_ generator: inout SeededGenerator, isPlain: Bool = false) {
            spans = (0..<(isPlain ? 1 : generator.pick([1, 1, 1, 2]))).map { _ in
                let counts = [ShapeHistoryTests.plainCount, isPlain ? ShapeHistoryTests.plainCount : .max]
                let pieces = ShapeHistoryTests.pieces.prefix(generator.pick(counts))
                let text = (0..<generator.pick([1, 2, 3, 8])).map { _ in pieces.randomElement(using: &generator) ?? "" }
                let family = generator.pick([FontDescriptor.Family.system, .named("DejaVu Sans"), .named("Inter")])
                let font = FontDescriptor(family: family, size: generator.pick([9, 13, 17, 34]))
                var span = TextSpan(text.joined(separator: generator.pick([" ", ""])), font: font)
                span.kerning = generator.pick([0, 0, 0, 1, -0.4, -1.3, isPlain ? 0.01 : -9])
                return span
            }
            style.lineLimit = generator.pick([nil, nil, 1, 2, 3])
            style.truncation = TextTruncation.allCases.randomElement(using: &generator) ?? .tail
            style.layoutDirection = generator.pick([.leftToRight, .leftToRight, .rightToLeft])
            let size = spans[0].font.size
            rooms = (0..<12).map { _ in
                let width = generator.pick([nil, generator.length(0.1...30) * size])
                return TextLimits(width: width, height: generator.pick([nil, nil, generator.length(1...9) * size]))
            }
        }

        func shape(in room: TextLimits, with shaper: PangoTextShaper) -> ShapedText {
            shaper.shape(spans, style: style, width: room.width, height: room.height)
        }
    }

    @Test(
        "does not depend on earlier requests: a text whose own width is less than the spaces at its start")
    func leadingSpaces() throws {
        let shaper = PangoTextShaper(fonts: try FontLibraryTests.fonts.get())
        var span = TextSpan("   iAVATAR To", font: FontDescriptor(family: .named("DejaVu Sans"), size: 17))
        span.kerning = -1.3
        let widths: [CGFloat?] = [nil, 40, 20, 17.4, 17.2, 17, 12, 11.9, 4]
        func shape(_ width: CGFloat?) -> ShapedText {
            shaper.shape([span], style: ParagraphStyle(), width: width, height: nil)
        }
        let answers = widths.map(shape)
        for (width, answer) in zip(widths, answers) {
            shaper.removeAll()
            #expect(shape(width) == answer, "\(width ?? -1)")
        }
    }

    /// Both results are from one shaper, because Pango measures fonts again for each shaper.
    @Test("does not depend on earlier requests", arguments: 0..<10)
    func history(group: Int) throws {
        let shaper = PangoTextShaper(fonts: try FontLibraryTests.fonts.get())
        for seed in group * 40..<(group + 1) * 40 {
            var generator = SeededGenerator(seed: seed)
            let situation = Situation(&generator)
            var asked: [(room: TextLimits, answer: ShapedText)] = []
            for room in situation.rooms {
                let first = situation.shape(in: room, with: shaper)
                asked.append((room, first))
                // What views propose next: the used width, also rounded up to pixels or increased by an inset.
                let wider = first.size.width + generator.pick([0.001, 0.3, 2, 9])
                for room in [
                    TextLimits(width: first.size.width, height: first.size.height),
                    TextLimits(width: wider, height: room.height),
                ] {
                    asked.append((room, situation.shape(in: room, with: shaper)))
                }
            }
            for (room, answer) in asked {
                shaper.removeAll()
                let alone = situation.shape(in: room, with: shaper)
                #expect(
                    answer == alone,
                    "seed \(seed): \(situation) in \(room): \(answer.lineTexts) instead of \(alone.lineTexts)")
            }
        }
    }

    @Test("for the width that a text used is the same text, from the cache or not", arguments: 0..<4)
    func ownRoom(group: Int) throws {
        let fonts = try FontLibraryTests.fonts.get()
        let used = PangoTextShaper(fonts: fonts)
        for seed in group * 50..<(group + 1) * 50 {
            var generator = SeededGenerator(seed: seed)
            let situation = Situation(&generator, isPlain: true)
            for room in situation.rooms {
                let first = situation.shape(in: room, with: used)
                let own = TextLimits(width: first.size.width, height: first.size.height)
                let count = used.count
                #expect(situation.shape(in: own, with: used) == first, "seed \(seed): \(situation) in \(room)")
                let isCutByHeight = first.isTruncated && first.lines.count != situation.style.lineLimit
                let isCutUnlimited = first.isTruncated && room.width.isInfinite
                let isOrdinary = !isCutByHeight && !isCutUnlimited && first.size.height <= room.height
                #expect(used.count == count || !isOrdinary, "seed \(seed): \(situation) in \(room) is shaped twice")
                used.removeAll()
                #expect(situation.shape(in: own, with: used) == first, "seed \(seed): \(situation) in \(room)")
            }
        }
    }
}
