import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

@Suite("Lines of scripts in fallback fonts")
struct ScriptLineHeightTests {
    static let samples: [(script: String, text: String)] = [
        ("Latin", "Hxg"), ("Greek", "Κείμενο"), ("Cyrillic", "Привет"), ("Arabic", "مرحبا بالعالم"),
        ("Arabic with vowels", "اَلسَّلَامُ"), ("Hebrew", "שלום עולם"), ("Thai", "สวัสดี ที่นี่"),
        ("Devanagari", "नमस्ते हिन्दी"), ("Tamil", "வணக்கம் தமிழ்"), ("Bengali", "বাংলা"), ("Han", "漢字"),
        ("kana", "ひらがな"), ("Hangul", "한국어"), ("emoji", "😀👩‍👩‍👧"), ("symbols", "☎ ✓ ∮"), ("Tibetan", "བོད"),
        ("all", "Hxg مرحبا ที่นี่ नमस्ते 漢字 한 😀"),
    ]

    private func shape(_ text: String, _ font: FontDescriptor) throws -> ShapedText {
        try PangoTextShaper(fonts: FontLibraryTests.fonts.get())
            .shape([TextSpan(text, font: font)], style: ParagraphStyle(), width: nil, height: nil)
    }

    @Test("are as high as those of the system font, at every size", arguments: samples.indices)
    func systemLines(index: Int) throws {
        let sample = Self.samples[index]
        for size in [11, 17, 34, 60] as [CGFloat] {
            let font = FontDescriptor(size: size)
            let line = try shape(sample.text, font).lines[0]
            #expect(line.height.isClose(to: size * 2444 / 2048, within: 0.001), "\(sample.script) \(size)")
            #expect((line.baseline - line.top).isClose(to: size * 1950 / 2048, within: 0.001), "\(sample.script)")
        }
        // 60 points: 72 on a screen of whole pixels, in every script.
        #expect(try shape(sample.text, FontDescriptor(size: 60)).size.height.rounded(.up) == 72)
    }

    @Test("are evenly spaced, whatever their text")
    func manyLines() throws {
        let text = Self.samples.map(\.text).joined(separator: "\n")
        for family in [FontDescriptor.Family.system, .serif, .rounded, .monospaced, .named("DejaVu Sans")] {
            let font = FontDescriptor(family: family)
            let lines = try shape(text, font).lines
            let first = try shape("Hxg", font).lines[0]
            for (index, line) in lines.enumerated() {
                #expect(line.top.isClose(to: CGFloat(index) * first.height, within: 0.001), "\(family) \(index)")
                #expect(line.height == first.height, "\(family) \(index)")
            }
        }
    }

    @Test("keep the metrics of a named font")
    func named() throws {
        let font = FontDescriptor(family: .named("Noto Sans Arabic"), size: 100)
        for text in ["مرحبا", "Hello"] {
            #expect(try shape(text, font).size.height.isClose(to: 211.2, within: 0.1), "\(text)")
        }
        let spans = [TextSpan("Hello "), TextSpan("مرحبا", font: font)]
        let mixed = try PangoTextShaper(fonts: FontLibraryTests.fonts.get())
            .shape(spans, style: ParagraphStyle(), width: nil, height: nil)
        #expect(mixed.size.height.isClose(to: 211.2, within: 0.1))
    }
}
