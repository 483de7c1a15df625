import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayText

/// A text that seems to fit into its width is first laid out without line breaks.
@Suite("A text that fits into one line")
struct UnbrokenLineTests {
    /// Most of these take fewer points than a third of their size for each byte.
    private static let pieces = [
        "il", "lit", "fill", "...", "!", "(i)", "Привет", "мир", "γειά", "é", "Łódź", "שלום", "עולם", "مرحبا", "نعم",
        "漢字", "かな", "한국", "สวัสดี", "नमस्ते", "😀", "👩‍👩‍👧", "“il”", "\u{ad}", "\u{200b}", "e\u{301}",
    ]

    /// The layout is tried without line breaks if the width is above a third of the font size for each byte. A little
    /// below that, it is broken at once. The text fits in both, so both have the same line.
    @Test("is the same with and without line breaking", arguments: 0..<6)
    func sameLine(group: Int) throws {
        let fonts = TextFontSource(fonts: try FontLibraryTests.fonts.get())
        var count = 0
        for seed in group * 60..<(group + 1) * 60 {
            var random = SeededGenerator(seed: seed)
            let text = (0..<random.pick([1, 2, 4, 8])).map { _ in random.pick(Self.pieces) }
                .joined(separator: random.pick(["", " ", " ", "  "]))
            let size = random.pick([9, 13, 17, 34] as [CGFloat])
            let family = random.pick([.system, .named("DejaVu Sans"), .named("Inter")] as [FontDescriptor.Family])
            var span = TextSpan(text, font: FontDescriptor(family: family, size: size))
            span.kerning = random.pick([0, 0, 1, -0.4])
            let style = ParagraphStyle(
                lineLimit: random.pick([nil, 1, 3]), layoutDirection: random.pick(LayoutDirection.allCases))
            func shape(_ width: CGFloat?) -> ShapedText {
                TextLayout(source: TextSource(spans: [span]), style: style, fonts: fonts)
                    .holdingText(limits: TextLimits(width: width, height: nil))
            }
            let estimate = CGFloat(text.utf8.count) * size / 3
            guard shape(nil).size.width + 1 < estimate * 0.99 else { continue }
            count += 1
            #expect(shape(estimate * 0.99) == shape(estimate * 1.01), "seed \(seed): \(text)")
        }
        #expect(count > 25, "few texts fit into both widths")
    }
}
