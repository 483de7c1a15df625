import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayText

@Suite("Hostile text")
struct TextRobustnessTests {
    let text: TextFixture

    init() throws {
        text = try TextFixture()
    }

    private static let blocks: [ClosedRange<UInt32>] = [
        0x20...0x7e, 0x20...0x7e, 0x00...0x1f, 0x80...0x24f, 0x300...0x36f, 0x370...0x52f, 0x590...0x5ff,
        0x600...0x6ff, 0x900...0xdff, 0xe00...0x11ff, 0x1f00...0x206f, 0x2190...0x27bf, 0x3000...0x30ff,
        0x4e00...0x4fff, 0xac00...0xacff, 0xe000...0xe0ff, 0xfe00...0xffff, 0x1f1e6...0x1f6ff, 0x1f900...0x1faff,
        0xe0020...0xe007f, 0x10fff0...0x10ffff, 0x20...0x20, 0x200b...0x200f, 0x202a...0x202e, 0x2066...0x2069,
    ]

    private func randomText(_ random: inout SeededGenerator) -> String {
        var scalars = String.UnicodeScalarView()
        var block = Self.blocks[0]
        for _ in 0..<Int.random(in: 0...60, using: &random) {
            if Int.random(in: 0..<4, using: &random) == 0 { block = Self.blocks.randomElement(using: &random) ?? block }
            if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) { scalars.append(scalar) }
        }
        return String(scalars)
    }

    @Test("random strings at random widths satisfy every invariant", arguments: 0..<8)
    func fuzz(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let widths: [CGFloat?] = [nil, 0, 1, 30, 100, 1000, 1e9]
        for _ in 0..<60 {
            let width = widths.randomElement(using: &random) ?? nil
            let style = ParagraphStyle(
                lineLimit: [nil, 1, 2, 3].randomElement(using: &random) ?? nil,
                truncation: TextTruncation.allCases.randomElement(using: &random) ?? .tail,
                layoutDirection: LayoutDirection.allCases.randomElement(using: &random) ?? .leftToRight)
            let spans = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                TextSpan(
                    randomText(&random), font: FontDescriptor(weight: Int.random(in: 0...10, using: &random) * 100),
                    kerning: [0, 0, 2, -1].randomElement(using: &random) ?? 0)
            }
            let shaped = text.shape(spans, width: width, style: style)
            check(shaped, spans, width, style)
        }
    }

    /// An override is a run of no width, the space after it may end a line, and the letters after that don't fit. Pango
    /// ended the process then.
    @Test("characters without a width before a break are no reason to stop", arguments: [0, 0.5, 1, 3, 8, 30])
    func breaksAtTheEndOfRuns(width: CGFloat) {
        for string in [
            "\u{202e} \u{e003e}\u{1fbe}", "\u{202e} \u{e003e}\u{1fbe} \u{202e} \u{1fbe}x", "a\u{202e} b",
            "😀 \u{301}1\t", "\u{200f}b \u{301}a\u{e03e}\u{2069}\t\u{200f}",
            "\u{ad}\u{2069}\u{3000}1 \u{301}\u{10fffe}\t",
        ] {
            for direction in LayoutDirection.allCases {
                let style = ParagraphStyle(lineLimit: nil, truncation: .tail, layoutDirection: direction)
                check(text.shape([TextSpan(string)], width: width, style: style), [TextSpan(string)], width, style)
            }
        }
    }

    private static let directional = [
        "\u{202e}", "\u{202d}", "\u{202c}", "\u{2066}", "\u{2069}", "\u{200f}", " ", " ", " \u{301}", "\t",
        "\u{10fffe}",
        "\u{e003e}", "\u{1fbe}", "a", "b ", "\u{5d0}", "\u{627}", "\u{301}", "\u{200b}", "\u{ad}", "1", "(", "\u{3000}",
        "漢", "😀", "\u{2028}", "\u{fdfd}",
    ]

    @Test("spaces, marks, tabs and controls in the narrowest boxes", arguments: 0..<4 as Range<UInt64>)
    func narrowBoxes(part: UInt64) {
        var random = SeededGenerator(seed: part)
        for _ in 0..<1500 {
            let string = (0..<Int.random(in: 1...9, using: &random))
                .map { _ in Self.directional.randomElement(using: &random) ?? "" }.joined()
            let width = [0, 0, 1, 9, 20].randomElement(using: &random) ?? 0 as CGFloat
            let style = ParagraphStyle(
                lineLimit: [nil, 1, 2].randomElement(using: &random) ?? nil, truncation: .tail,
                layoutDirection: LayoutDirection.allCases.randomElement(using: &random) ?? .leftToRight)
            check(text.shape([TextSpan(string)], width: width, style: style), [TextSpan(string)], width, style)
        }
    }

    private func check(_ shaped: ShapedText, _ spans: [TextSpan], _ width: CGFloat?, _ style: ParagraphStyle) {
        let context = Comment(
            rawValue: "\(spans.map(\.text.debugDescription)) at \(String(describing: width)), \(style)")
        #expect(shaped.size.width.isFinite && shaped.size.height.isFinite && shaped.size.width >= 0, context)
        if let width { #expect(shaped.size.width <= width, context) }
        #expect(!shaped.lines.isEmpty && shaped.lines.count <= style.lineLimit ?? .max, context)
        for line in shaped.lines {
            #expect(line.height > 0 && line.baseline >= line.top, context)
            // No text here has hyphens: one in a line is that of the soft hyphen at its end.
            let hyphens = line.runs.flatMap(\.glyphs.text.unicodeScalars).count { $0 == "\u{2010}" }
            #expect(hyphens <= 1 && (hyphens == 0 || line.top < shaped.lines.last?.top ?? 0), context)
            var x: CGFloat = 0
            for run in line.runs {
                #expect(run.x.isClose(to: x), context)
                x += run.glyphs.width
                let clusters = run.glyphs.clusters
                #expect(clusters.reduce(0) { $0 + $1.byteCount } == run.glyphs.text.utf8.count, context)
                #expect(clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.glyphs.count, context)
                #expect(run.glyphs.glyphs.allSatisfy { $0.id < 0x10000 && $0.position.x.isFinite }, context)
            }
            #expect(line.width.isClose(to: x), context)
        }
        if !shaped.isTruncated {
            let expected = String.UnicodeScalarView(
                spans.map(\.text).joined().unicodeScalars.filter {
                    ($0.properties.generalCategory != .control || $0 == "\t") && $0.value != 0x2028
                        && $0.value != 0x2029
                })
            // The hyphen at the end of a line stands for a soft hyphen.
            let shown = shaped.runs.flatMap { run in
                run.glyphs.text.unicodeScalars.map { $0 == "\u{2010}" ? "\u{ad}" : $0 }
            }
            // A line of only spaces at a break is left out.
            let spaces: (Unicode.Scalar) -> Bool = { $0 != " " }
            #expect(shown.filter(spaces).sorted() == expected.filter(spaces).sorted(), context)
        }
    }

    @Test("invalid numbers, and extreme sizes, give finite results")
    func numbers() {
        let values: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e-9, 1e300, .greatestFiniteMagnitude]
        for value in values {
            let span = TextSpan(
                "Hello 😀 שלום", font: FontDescriptor(size: value), kerning: value, baselineOffset: value)
            let style = ParagraphStyle(lineSpacing: value, scale: value)
            for shaped in [
                text.shaper.shape([span], style: style, width: value, height: value),
                text.shape([span], style: ParagraphStyle(lineSpacing: value)), text.shape("a b", width: value),
            ] {
                #expect(shaped.size.width.isFinite && shaped.size.height.isFinite)
                #expect(shaped.size.width >= 0 && shaped.size.height >= 0)
                #expect(shaped.lines.allSatisfy { $0.baseline.isFinite })
            }
            #expect(text.shaper.metrics(of: FontDescriptor(size: value)).lineHeight.isFinite)
            _ = text.shape("a", font: FontDescriptor(weight: Int.min))
            _ = text.shape("a", font: FontDescriptor(weight: Int.max))
        }
        #expect(text.shape("abc", font: FontDescriptor(size: .nan)).size == .zero)
    }

    @Test("a megabyte of any text takes seconds")
    func longTexts() {
        let clock = ThreadClock()
        let inputs: [(String, CGFloat?, Int?)] = [
            (String(repeating: "lorem ipsum dolor ", count: 12_000), 200, nil),
            (String(repeating: "lorem ipsum dolor ", count: 60_000), 200, 2),
            (String(repeating: "lorem ipsum dolor ", count: 12_000), nil, nil),
            (String(repeating: "x", count: 100_000), 200, nil), (String(repeating: " ", count: 200_000), 200, nil),
            (String(repeating: "\n", count: 50_000), 200, nil),
            ("a" + String(repeating: "\u{301}", count: 50_000), 9, nil),
            (String(repeating: "\u{200d}", count: 50_000), 9, nil), (String(repeating: "👩‍👩‍👧", count: 5000), 200, nil),
        ]
        for (string, width, limit) in inputs {
            var shaped = ShapedText(size: .zero, lines: [])
            let time = clock.measure {
                shaped = text.shape(string, width: width, style: ParagraphStyle(lineLimit: limit))
            }
            #expect(time < .seconds(20), "\(string.prefix(10))")
            #expect(!shaped.lines.isEmpty && shaped.size.height.isFinite)
        }
    }

    @Test("a library whose files are gone gives empty text instead of a crash")
    func unreadableFonts() throws {
        let folder = NSTemporaryDirectory() + "flatlay-gone-" + UUID().uuidString
        let target = folder + "/opentype/inter"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        try Data("no font".utf8).write(to: URL(fileURLWithPath: target + "/Inter-Regular.otf"))
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let fonts = try FontLibrary(files: [], defaults: DefaultFontFamily.all, root: folder)
        let shaped = PangoTextShaper(fonts: fonts).shape(
            [TextSpan("Hello")], style: ParagraphStyle(), width: 10, height: nil)
        #expect(shaped == ShapedText(size: .zero, lines: []))
    }
}
