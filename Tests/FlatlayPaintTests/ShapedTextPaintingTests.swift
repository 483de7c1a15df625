import DrawingTestSupport
import FlatlayBytes
import FlatlayImages
import FlatlayPDF
import FlatlayPNG
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint
@testable import FlatlaySVG
@testable import FlatlayText

private let sampleFolder = ProcessInfo.processInfo.environment["FLATLAY_SAMPLE_FOLDER"]

/// Text from the shaper: several scripts, ligatures, marks and emoji of several characters.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.sans.path), "needs the font Inter"))
struct ShapedTextPaintingTests {
    private static let lines: [(String, FontDescriptor)] = [
        ("The quick brown fox jumps over the lazy dog", FontDescriptor(size: 17)),
        ("Semibold 20: AVATAR, To, Type – “Kerning”", FontDescriptor(size: 20, weight: 600)),
        ("Small caption text, 11 points, grey enough?", FontDescriptor(size: 11)),
        ("let x = 42 // monospaced", FontDescriptor(family: .monospaced, size: 13)),
        ("العربية مع English في السطر", FontDescriptor(size: 17)),
        ("שלום עולם! 123", FontDescriptor(size: 17)),
        ("日本語テキスト、中文，한국어", FontDescriptor(size: 17)),
        ("हिन्दी नमस्ते · ภาษาไทย", FontDescriptor(size: 17)),
        ("Emoji 👩‍👩‍👧‍👦 🇺🇳 👍🏽 ❤️ end", FontDescriptor(size: 17)),
    ]

    private func sheet() throws -> DisplayList {
        let shaper = PangoTextShaper(fonts: try FontLibrary())
        return picture(430, 300) { builder in
            builder.fill(.rectangle(rect(0, 0, 430, 300)), .color(.white))
            var y: CGFloat = 8
            for (text, font) in ShapedTextPaintingTests.lines {
                let shaped = shaper.shape(
                    [TextSpan(text, font: font)], style: ParagraphStyle(), width: nil, height: nil)
                for line in shaped.lines {
                    for run in line.runs {
                        builder.glyphs(
                            run.glyphs, origin: CGPoint(x: 10 + run.x, y: y + line.baseline), .color(.black))
                    }
                }
                y += shaped.size.height + 8
            }
        }
    }

    @Test(.enabled(if: sampleFolder != nil, "set FLATLAY_SAMPLE_FOLDER to a folder to get the texts in every output"))
    func writesTheTextsInEveryOutput() throws {
        let folder = try #require(sampleFolder)
        let list = try sheet()
        for scale in [1, 2] as [CGFloat] {
            let renderer = PNGRenderer(options: PNGOptions(scale: scale))
            try AtomicFile.write(renderer.data(for: list), to: "\(folder)/text@\(Int(scale))x.png")
        }
        try AtomicFile.write(PDFWriter().data(for: list), to: "\(folder)/text.pdf")
        try AtomicFile.write(SVGWriter().data(for: list), to: "\(folder)/text.svg")
        let text = SVGWriter(options: SVGOptions(textMode: .text))
        try AtomicFile.write(text.data(for: list), to: "\(folder)/text-text.svg")
    }

    @Test(.enabled(if: ExternalTool.isInstalled("pdftotext"), "needs pdftotext of poppler-utils"))
    func everyScriptCanBeExtracted() throws {
        let output = try ExternalTool.run("pdftotext", ["{}", "-"], input: PDFWriter().data(for: sheet()))
        let text = String(decoding: output, as: UTF8.self)
        for word in ["quick brown fox", "“Kerning”", "العربية", "English", "עולם", "日本語", "한국어", "नमस्ते"] {
            #expect(text.contains(word), "\(word)")
        }
    }

    @Test(.enabled(if: ExternalTool.isInstalled("rsvg-convert"), "needs rsvg-convert of librsvg2-bin"))
    func outlinesEqualThePixelsOfTheText() throws {
        let list = try sheet()
        let png = try ExternalTool.run(
            "rsvg-convert", ["-z", "2", "-b", "white", "{}"], input: SVGWriter().data(for: list))
        let other = try ImageDecoder().decode(png, name: "text")
        let ours = try PNGRenderer(options: PNGOptions(scale: 2, background: .white)).bitmap(for: list)
        #expect(other.pixelWidth == ours.width && other.pixelHeight == ours.height)
        let sum = zip(ours.bytes, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        // Baselines are on whole pixels in one output and between pixels in the other, visible in half of the lines.
        #expect(Double(sum) / Double(ours.bytes.count) < 4)
    }
}
