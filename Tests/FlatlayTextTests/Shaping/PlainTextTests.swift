import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayText

@Suite("Texts of one line and one face, which need no paragraph layout")
struct PlainTextTests {
    /// Texts of many scripts. Most pieces are plain, but most lines of several pieces are not.
    private static let pieces = [
        "Hello", "office", "AVATAR To", "x", "W", "i", " ", "   ", "one two three", "1,234.50", "12:30", "->", "10x20",
        "(a)", "#1*",
        "Ångström", "e\u{301}", "Łódź", "Γειά σου", "Αθήνα", "Привет мир", "ёж", "“quoted” – it’s…", "5 €", "£3", "20°",
        "a·b",
        "שלום", "مرحبا", "नमस्ते", "สวัสดี", "漢字とかな", "한국어", "😀", "👩‍👩‍👧", "☎", "❤️", "1️⃣", "©", "×", "½", "\t", "\u{200b}",
        "\u{200d}", "\u{a0}", "\u{ad}", "\u{7f}", "\u{1}", "\u{10fffe}", "\n", "ﬁ", "Ĳ", "ŉ", "ſ", "Ѐ", "ΐ", "VA.",
        "fi", "ffl", "...",
        "longer text that will not fit into most of the widths that are tried",
    ]
    private static let families: [FontDescriptor.Family] = [
        .system, .serif, .rounded, .monospaced, .named("DejaVu Sans"), .named("Inter"), .named("Noto Sans Arabic"),
        .named("Nowhere"),
    ]

    private struct Situation: CustomStringConvertible {
        var span: TextSpan
        var style = ParagraphStyle()
        var width: CGFloat?
        var height: CGFloat?

        var description: String { "\(span) \(style) \(width ?? -1) × \(height ?? -1)" }

        init(_ generator: inout SeededGenerator) {
            let count = Int.random(in: 1...3, using: &generator)
            let isMixed = Int.random(in: 0..<4, using: &generator) == 0
            // Most lines use the first pieces, which are Latin, so that most take the fast path.
            let pieces = isMixed ? PlainTextTests.pieces[...] : PlainTextTests.pieces.prefix(18)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
            var font = FontDescriptor(
                family: PlainTextTests.families.randomElement(using: &generator) ?? .system,
                size: [0.5, 5, 9.5, 11, 13, 17, 34, 200].randomElement(using: &generator) ?? 17,
                weight: [100, 400, 400, 600, 900].randomElement(using: &generator) ?? 400)
            font.isItalic = Int.random(in: 0..<5, using: &generator) == 0
            font.hasMonospacedDigits = Int.random(in: 0..<5, using: &generator) == 0
            span = TextSpan(text.joined(separator: Bool.random(using: &generator) ? " " : ""), font: font)
            span.kerning = [0, 0, 0, 0, 2, -1.3, 0.01, -40].randomElement(using: &generator) ?? 0
            span.baselineOffset = [0, 0, 0, 3.5, -2].randomElement(using: &generator) ?? 0
            span.tag = Int.random(in: 0..<3, using: &generator)
            style.lineLimit = [nil, 1, 1, 1, 2].randomElement(using: &generator) ?? nil
            style.truncation = TextTruncation.allCases.randomElement(using: &generator) ?? .tail
            style.lineSpacing = [0, 4].randomElement(using: &generator) ?? 0
            style.layoutDirection = LayoutDirection.allCases.randomElement(using: &generator) ?? .leftToRight
            style.scale = [1, 1, 1, 0.5, 1.7].randomElement(using: &generator) ?? 1
            let em = Double(font.size) * Double(style.scale)
            let ems: Double? = [nil, nil, 0, 0.3, 1, 2.2, 4, 8, 20].randomElement(using: &generator) ?? nil
            width = ems.map { CGFloat($0 * em) }
            height = [nil, nil, nil, CGFloat(em * 1.3), CGFloat(em * 2.6)].randomElement(using: &generator) ?? nil
        }
    }

    @Test("equal the result of Pango's layout", arguments: 0..<12)
    func sameAsLayout(seed: UInt64) throws {
        let fonts = try FontLibraryTests.fonts.get()
        let plain = PlainTextShaper(fonts: TextFontSource(fonts: fonts))
        let layout = LayoutShaper(fonts: fonts)
        var generator = SeededGenerator(seed: seed)
        var count = 0
        for _ in 0..<100 {
            let situation = Situation(&generator)
            let limits = TextLimits(width: situation.width, height: situation.height)
            guard let short = plain.shape([situation.span], style: situation.style, limits: limits) else { continue }
            count += 1
            let long = layout.shape(
                [situation.span], style: situation.style, width: situation.width, height: situation.height)
            #expect(short == long, "\(situation)")
        }
        #expect(count > 10, "few texts were plain")
    }

    @Test("equal the result of Pango's layout if they just fit, and if they just do not")
    func tightWidths() throws {
        let fonts = try FontLibraryTests.fonts.get()
        for family in [FontDescriptor.Family.system, .named("DejaVu Sans")] {
            for size in [9, 13, 40] as [CGFloat] {
                let span = TextSpan("AV Tomato, 10->20  ", font: FontDescriptor(family: family, size: size))
                let layout = LayoutShaper(fonts: fonts)
                let natural = layout.shape([span], style: ParagraphStyle(), width: nil, height: nil).size.width
                for truncation in TextTruncation.allCases {
                    for step in -40...40 {
                        let plain = PangoTextShaper(fonts: fonts)
                        let style = ParagraphStyle(lineLimit: 1, truncation: truncation)
                        let width = natural + CGFloat(step) * CGFloat(step) * CGFloat(step.signum()) / 1024
                        let expected = layout.shape([span], style: style, width: width, height: nil)
                        #expect(
                            plain.shape([span], style: style, width: width, height: nil) == expected,
                            "\(family) \(size) \(truncation) \(width)")
                    }
                }
            }
        }
    }

    @Test("are shaped without a layout if they fit, and if they are truncated")
    func shortWay() throws {
        let shaper = PlainTextShaper(fonts: TextFontSource(fonts: try FontLibraryTests.fonts.get()))
        func lines(_ text: String, width: CGFloat?, style: ParagraphStyle = ParagraphStyle(lineLimit: 1)) -> [String]? {
            shaper.shape([TextSpan(text)], style: style, limits: TextLimits(width: width, height: nil))?.lineTexts
        }
        #expect(lines("Hello, world", width: nil) == ["Hello, world"])
        #expect(lines("Hello, world", width: 200) == ["Hello, world"])
        #expect(lines("Hello, world", width: 60) == ["Hello,…"])
        #expect(lines("Hello", width: 30, style: ParagraphStyle(lineLimit: 1, truncation: .head)) == ["…lo"])
        #expect(lines("Hello", width: 30, style: ParagraphStyle()) == nil)
        #expect(lines("Привет", width: nil) == ["Привет"])
        #expect(lines("12:30", width: nil, style: ParagraphStyle(layoutDirection: .rightToLeft)) == nil)
        #expect(lines("漢字", width: nil) == nil)
    }

    @Test(
        "are recognised",
        arguments: [
            ("Hello, world", PlainText.Script.latin), ("12:30", .common), ("Straße – 5 €", .latin), ("Αθήνα 1", .greek),
            ("(Привет)", .cyrillic), ("“ ”", .common),
        ])
    func recognised(text: String, script: PlainText.Script) {
        #expect(Self.kind(of: text)?.script == script)
    }

    @Test(
        "exclude all others",
        arguments: [
            "", "a\nb", "a\tb", "e\u{301}", "a б", "α б", "שלום", "漢", "😀", "#\u{fe0f}", "©", "a\u{200d}", "a\u{ad}",
            "\u{1d400}", String(repeating: "a", count: 257),
        ])
    func refused(text: String) {
        #expect(Self.kind(of: text) == nil)
    }

    @Test("must be covered by their face")
    func covered() {
        #expect(Self.kind(of: "Łódź") { $0 != "Ł" } == nil)
    }

    private static func kind(of text: String, isCovered: (Unicode.Scalar) -> Bool = { _ in true }) -> PlainText? {
        Array(text.utf8).withUnsafeBufferPointer { PlainText($0, isCovered: isCovered) }
    }
}
