import DrawingTestSupport
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPDF

/// Text of pages, as read by Poppler.
@Suite(.enabled(if: ExternalTool.isInstalled("pdftotext"), "needs pdftotext of poppler-utils"))
struct PDFTextTests {
    private static let cjk = FontFace(
        family: "Noto Sans CJK JP", style: "Regular", path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
        index: 0)

    private func text(of runs: [GlyphRun]) throws -> String {
        let list = picture(400, CGFloat(runs.count) * 40 + 20) { builder in
            for (index, run) in runs.enumerated() {
                builder.glyphs(run, origin: CGPoint(x: 10, y: CGFloat(index) * 40 + 30), .color(.black))
            }
        }
        let output = try ExternalTool.run("pdftotext", ["{}", "-"], input: PDFWriter().data(for: list))
        return String(decoding: output, as: UTF8.self)
    }

    private func fonts(of run: GlyphRun) throws -> String {
        let list = picture(400, 60) { $0.glyphs(run, origin: CGPoint(x: 10, y: 30), .color(.black)) }
        let output = try ExternalTool.run("pdffonts", ["{}"], input: PDFWriter().data(for: list))
        return String(decoding: output, as: UTF8.self)
    }

    @Test func fontsOfBothKindsOfOutlinesArePutIntoTheFile() throws {
        let compact = try fonts(of: GlyphFixtures.run("Abc"))
        #expect(compact.contains("+Inter-Regular") && compact.contains("CID Type 0C"))
        let trueType = try fonts(of: GlyphFixtures.run("Abc", face: GlyphFixtures.hebrew))
        #expect(trueType.contains("+DejaVuSans-Book") && trueType.contains("CID TrueType"))
        for listing in [compact, trueType] {
            // An embedded subset of the font, with a map to characters.
            #expect(listing.contains(/yes +yes +yes/))
        }
    }

    @Test func charactersOfManyScriptsCanBeCopied() throws {
        let read = try text(of: [
            GlyphFixtures.run("Läufer (1) \\ Fische"), GlyphFixtures.run("日本語の文字", face: Self.cjk),
            GlyphFixtures.run("Ωδή έξι", face: GlyphFixtures.hebrew),
        ])
        #expect(read.contains("Läufer (1) \\ Fische"))
        #expect(read.contains("日本語の文字"))
        #expect(read.contains("Ωδή έξι"))
    }

    @Test func aLigatureIsCopiedAsItsCharacters() throws {
        var run = GlyphFixtures.run("a-b")
        run.text = "affib"
        run.clusters = [(1, 1), (3, 1), (1, 1)].map { GlyphRun.Cluster(byteCount: $0.0, glyphCount: $0.1) }
        #expect(try text(of: [run]).contains("affib"))
    }

    @Test func aGlyphMayStandForOtherCharactersElsewhere() throws {
        var other = GlyphFixtures.run("abc")
        other.text = "xyz"
        let read = try text(of: [GlyphFixtures.run("abc"), other, GlyphFixtures.run("cab")])
        #expect(read.contains("abc") && read.contains("xyz") && read.contains("cab"))
    }

    @Test func severalGlyphsMayStandForCharactersTogether() throws {
        var run = GlyphFixtures.run("n-i")
        run.text = "nö̈i"
        run.clusters = [GlyphRun.Cluster(byteCount: run.text.utf8.count - 1, glyphCount: 2)]
        run.clusters.append(GlyphRun.Cluster(byteCount: 1, glyphCount: 1))
        let read = try text(of: [run])
        #expect(read.precomposedStringWithCanonicalMapping.contains("nö̈i".precomposedStringWithCanonicalMapping))
    }

    @Test(arguments: [GlyphFixtures.sans, GlyphFixtures.hebrew])
    func aFontThatCannotBePutIntoTheFileIsDrawnAndStillCopied(face: FontFace) throws {
        let writer = PDFWriter()
        writer.drawsFonts = true
        let list = picture(400, 60) { builder in
            let run = GlyphFixtures.run("Drawn text", face: face)
            builder.glyphs(run, origin: CGPoint(x: 10, y: 30), .color(.black))
        }
        let page = try writer.data(for: list)
        #expect(
            String(decoding: try ExternalTool.run("pdffonts", ["{}"], input: page), as: UTF8.self).contains("Type 3"))
        let read = try ExternalTool.run("pdftotext", ["{}", "-"], input: page)
        #expect(String(decoding: read, as: UTF8.self).contains("Drawn text"))
        #expect(try PDFRaster.difference(of: list, writer: writer).mean < 1)
    }

    @Test func glyphsThatAreNotWhereTheirWidthsPutThemAreMoved() throws {
        var run = GlyphFixtures.run("apart")
        for index in run.glyphs.indices {
            run.glyphs[index].position.x *= 1.5
            run.glyphs[index].position.y = index == 2 ? -6 : 0
        }
        let list = picture(120, 40) { $0.glyphs(run, origin: CGPoint(x: 10, y: 28), .color(.black)) }
        #expect(try PDFRaster.difference(of: list).mean < 3)
    }
}
