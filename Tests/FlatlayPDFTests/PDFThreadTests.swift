import DrawingTestSupport
import FlatlayDrawing
import FlatlayRendering
import Foundation
import TestSupport
import Testing
@testable import FlatlayPDF

/// Texts that all threads write.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.sans.path), "needs the font Inter"))
struct PDFThreadTests {
    private func file(_ list: DisplayList, threads: Int) throws -> Data {
        try PDFWriter(cache: RenderCache(), options: PDFOptions(rasterScale: 1, threadLimit: threads)).data(for: list)
    }

    @Test(arguments: 0..<4) func filesAreTheSameOnAnyNumberOfThreads(seed: Int) throws {
        var texts = LongTexts(seed: seed)
        let list = texts.list(glyphs: seed < 1 ? 26_000 : 600, seed: seed)
        let plain = try file(list, threads: 1)
        for threads in [2, 3, 8] {
            #expect(try file(list, threads: threads) == plain, "seed \(seed), \(threads) threads")
        }
    }

    /// Texts of which each represents its glyphs by other characters, so that the first of a glyph counts, and some of
    /// which are in parts of the page that do not wait.
    @Test(arguments: 0..<8) func charactersAreThoseOfTheFirstText(seed: Int) throws {
        var (texts, generator) = (LongTexts(seed: seed), SeededGenerator(seed: seed))
        let list = picture(400, 400) { builder in
            for index in 0..<700 {
                var run = texts.run(count: 1 + generator.next(6))
                if generator.next(3) == 0 {
                    let letters = run.glyphs.map { _ in generator.pick(["x", "y", "é", "\u{5d0}"]) }
                    run.text = letters.joined()
                    run.clusters = letters.map { GlyphRun.Cluster(byteCount: $0.utf8.count, glyphCount: 1) }
                    run.isRightToLeft = false
                }
                let origin = CGPoint(x: index % 20 * 20, y: index / 20 * 11)
                builder.withEffect(generator.next(index < 300 ? 400 : 60) == 0 ? .opacity(0.5) : .node) {
                    builder.glyphs(run, origin: origin, .color(.black))
                    builder.fill(.rectangle(CGRect(x: origin.x, y: origin.y, width: 9, height: 9)), .color(.black))
                }
            }
        }
        let plain = try file(list, threads: 1)
        for threads in [2, 3, 8] {
            #expect(try file(list, threads: threads) == plain, "seed \(seed), \(threads) threads")
        }
    }

    /// Lines of words, enough of them for several pieces.
    @Test(.enabled(if: ExternalTool.isInstalled("pdftotext"), "needs pdftotext of poppler-utils"))
    func textsOfSeveralPiecesCanBeCopied() throws {
        let words = (0..<1500).map { index in "word\(index)and(more)" }
        let glyphs = Dictionary(
            zip("0123456789wordanme()", GlyphFixtures.run("0123456789wordanme()").glyphs), uniquingKeysWith: { $1 })
        let list = picture(2000, 6000) { builder in
            for (index, word) in words.enumerated() {
                var x: CGFloat = 0
                let placed = word.compactMap { character -> GlyphRun.Glyph? in
                    guard var glyph = glyphs[character] else { return nil }
                    glyph.position = CGPoint(x: x, y: 0)
                    x += glyph.advance
                    return glyph
                }
                let run = GlyphRun(
                    face: GlyphFixtures.sans, size: 17, glyphs: placed, text: word,
                    clusters: word.map { _ in GlyphRun.Cluster(byteCount: 1, glyphCount: 1) }, isRightToLeft: false,
                    width: x)
                let origin = CGPoint(x: 20 + 240 * (index % 8), y: 30 + 30 * (index / 8))
                builder.glyphs(run, origin: origin, .color(.black))
            }
        }
        let data = try PDFWriter().data(for: list)
        #expect(String(decoding: data, as: UTF8.self).contains(/Contents\[\d+ 0 R \d+ 0 R \]/))
        let output = try ExternalTool.run("pdftotext", ["-raw", "{}", "-"], input: data)
        let read = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(read == words)
    }

    @Test func contentIsCutIntoPiecesOfOneLength() {
        let content = PDFContent(scale: 1, clip: .infinite, textsWait: true)
        for _ in 0..<60_000 {
            content.beginDrawing()
            content.source.append("0 0 1 1 re\n")
        }
        let lengths = content.pieces.map { $0.bytes.count }
        #expect(lengths.reduce(0, +) == content.source.count)
        #expect(lengths.count == 4 && (lengths.max() ?? 0) - (lengths.min() ?? 0) < 2 * PDFContent.cutDistance)
        #expect(content.pieces.map(\.bytes.lowerBound).dropFirst() == content.pieces.map(\.bytes.upperBound).dropLast())
    }
}
