import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayViews

/// A text measured at one width after another has the same sizes as if it were measured at each alone.
@Suite struct TextReuseTests {
    private static let pieces = [
        "AVATAR To", "one two three", "x", "i", "extraordinarily", "1,234.50", "well-known", "(a)", "…", " ", "   ",
        "\t", "a\tb", "\n", "e\u{301}", "שלום עולם", "مرحبا", "漢字とかな。", "😀", "\u{ad}", "สวัสดีที่นี่",
    ]

    private struct Situation {
        var spans: [TextSpan]
        var style = ParagraphStyle()
        var minimumScale: CGFloat
        var tightens: Bool

        init(_ random: inout SeededGenerator) {
            spans = (0..<random.pick([1, 1, 2])).map { _ in
                let text = (0..<random.pick([1, 2, 4, 8])).map { _ in random.pick(TextReuseTests.pieces) }
                var span = TextSpan(text.joined(separator: random.pick([" ", ""])))
                span.font = FontDescriptor(
                    family: random.pick([.system, .named("DejaVu Sans"), .monospaced]),
                    size: random.pick([9, 13, 17, 34]))
                span.kerning = random.pick([0, 0, 0, 1, -0.4, -1.3, -9])
                return span
            }
            style.lineLimit = random.pick([nil, nil, 1, 2, 3])
            style.truncation = random.pick(TextTruncation.allCases)
            style.layoutDirection = random.pick(LayoutDirection.allCases)
            minimumScale = random.pick([1, 1, 1, 0.5])
            tightens = random.pick([false, false, false, true])
        }

        func measurer(_ shaper: PangoTextShaper) -> TextMeasurer {
            TextMeasurer(
                spans: spans, style: style, minimumScale: minimumScale, allowsTightening: tightens,
                resources: DrawingResources(textShaper: shaper))
        }
    }

    @Test(arguments: 0..<8)
    func answersDoNotDependOnThoseBefore(group: Int) throws {
        let shaper = PangoTextShaper(fonts: try FontLibrary.installed())
        for seed in group * 40..<(group + 1) * 40 {
            var random = SeededGenerator(seed: UInt64(seed))
            let situation = Situation(&random)
            let used = situation.measurer(shaper)
            var proposals: [ProposedViewSize] = []
            for _ in 0..<8 {
                let proposal = ProposedViewSize(
                    width: random.pick([nil, CGFloat(1 + random.next(400))]),
                    height: random.pick([nil, nil, CGFloat(8 + random.next(150))]))
                proposals.append(proposal)
                let size = used.size(in: proposal)
                // What views propose next: the returned size, rounded up to a whole pixel, and narrower and wider ones.
                for grown in [0, 0.0004, 0.3, 1, 7] as [CGFloat] {
                    proposals.append(ProposedViewSize(width: size.width + grown, height: proposal.height))
                }
                proposals.append(ProposedViewSize(width: size.width, height: size.height))
            }
            for proposal in proposals {
                let answer = used.text(in: proposal)
                shaper.removeAll()
                let alone = situation.measurer(shaper).text(in: proposal)
                #expect(
                    answer.lines == alone.lines && answer.isTruncated == alone.isTruncated
                        && abs(answer.size.height - alone.size.height) < 1e-9,
                    "seed \(seed): \(situation) in \(proposal)")
            }
        }
    }
}
