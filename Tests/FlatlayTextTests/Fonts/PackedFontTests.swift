import FlatlayPDF
import FlatlayPNG
import FlatlayRendering
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint
@testable import FlatlaySVG
@testable import FlatlayText

@Suite("Font files of other formats")
struct PackedFontTests {
    private static let fonts = [
        "/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf",
        "/usr/share/fonts/opentype/inter/Inter-Italic.otf",
        "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
    ]

    private struct Drawn: Equatable {
        var families: [String]
        var glyphs: [[GlyphRun.Glyph]]
        var size: CGSize
        var pixels: [UInt8]
        var svg: Data
        var pdf: Data
    }

    /// The drawings with a font file, in each output.
    private func draw(_ file: String) throws -> Drawn {
        let fonts = try FontLibrary(files: [file], includesDefaults: false)
        let font = FontDescriptor(family: .named(fonts.familyNames[0]), size: 30)
        let text = PangoTextShaper(fonts: fonts).shape(
            [TextSpan("Hamburg 12 مرحبا", font: font)], style: ParagraphStyle(), width: 120, height: nil)
        let builder = DisplayListBuilder()
        for line in text.lines {
            for run in line.runs {
                builder.glyphs(run.glyphs, origin: CGPoint(x: run.x, y: line.baseline), .color(.black))
            }
        }
        let list = builder.finish(size: CGSize(width: 200, height: 200))
        let cache = RenderCache()
        return Drawn(
            families: fonts.familyNames, glyphs: text.runs.map(\.glyphs.glyphs), size: text.size,
            pixels: try PNGRenderer(cache: cache).bitmap(for: list).bytes,
            svg: try SVGWriter(cache: cache).data(for: list), pdf: try PDFWriter(cache: cache).data(for: list))
    }

    @Test("WOFF and WOFF2 files draw the same as the files in them", arguments: fonts)
    func packed(path: String) throws {
        let folder = try TemporaryFolder()
        let font = try PackedFont(path)
        let plain = try draw(path)
        #expect(plain.pixels.contains { $0 != 0 } && plain.pdf.count > 2000)
        #expect(try draw(folder.write(font.woff, to: "a.woff")) == plain)
        #expect(try draw(folder.write(font.woff2, to: "a.woff2")) == plain)
        #expect(try draw(folder.path) == plain)
        // The file extension does not matter.
        #expect(try draw(folder.write(font.woff2, to: "b.ttf")) == plain)
    }

    @Test("a changed compressed file is decompressed again")
    func changed() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(PackedFont(Self.fonts[0]).woff, to: "a.woff")
        #expect(try FontLibrary(files: [path], includesDefaults: false).familyNames == ["Quicksand"])
        _ = try folder.write(PackedFont(Self.fonts[1]).woff, to: "a.woff")
        #expect(try FontLibrary(files: [path], includesDefaults: false).familyNames == ["Inter"])
    }

    @Test("listings name the given file")
    func listing() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(PackedFont(Self.fonts[0]).woff2, to: "a.woff2")
        #expect(try FontLibrary(files: [path], includesDefaults: false).listing[0].faces.map(\.path) == [path])
    }

    private func error(_ data: Data, _ name: String) throws -> FontLibraryError? {
        let folder = try TemporaryFolder()
        let path = try folder.write(data, to: name)
        do throws(FontLibraryError) {
            _ = try FontLibrary(files: [path])
            return nil
        } catch {
            let text = error.description
            #expect(text.contains("'\(path)'"))
            return error
        }
    }

    @Test("a file truncated anywhere is an error, compressed or not", arguments: [10, 40, 100, 1000, 20_000, 70_000])
    func truncated(length: Int) throws {
        let plain = try Data(contentsOf: URL(fileURLWithPath: Self.fonts[0]))
        let font = try PackedFont(Self.fonts[0])
        for (data, name) in [(plain, "a.ttf"), (font.woff, "a.woff"), (font.woff2, "a.woff2")] {
            // The longest file ends with a whole table.
            let end = min(length, data.count - 8)
            #expect(try error(data.prefix(end), name) != nil, "\(name) \(end)")
        }
        let collection = try Data(
            contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"))
        #expect(try error(collection.prefix(length), "a.ttc") != nil)
    }

    @Test(
        "a file that only looks like a font is an error that says what it is",
        arguments: [
            ("<!DOCTYPE html><html></html>", "a web page or an XML file"),
            ("\n <svg xmlns='x'/>        ", "a web page or an XML file"),
            ("%!PS-AdobeFont-1.0: Nimbus", "a Type 1 font"), ("STARTFONT 2.1\nSIZE 8", "a bitmap font"),
        ])
    func impostors(content: String, format: String) throws {
        guard case .unsupportedFormat(_, let found) = try error(Data(content.utf8), "a.ttf") else {
            Issue.record("no error for \(content)")
            return
        }
        #expect(found == format)
    }

    @Test("other font formats, damaged files and empty files are errors")
    func others() throws {
        #expect(try error(Data([0x80, 1, 0, 0] + [UInt8](repeating: 9, count: 40)), "a.pfb") != nil)
        #expect(try error(Data([1] + "fcp".utf8 + [UInt8](repeating: 0, count: 40)), "a.pcf") != nil)
        #expect(try error(Data(), "a.ttf") != nil)
        #expect(try error(Data([0, 1, 0, 0] + [UInt8](repeating: 0, count: 40)), "a.ttf") != nil)
        #expect(try error(Data("wOF2".utf8) + Data(repeating: 1, count: 60), "a.woff2") != nil)
    }

    @Test("a font with only bitmaps is an error")
    func bitmaps() throws {
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.fonts[0])))
        for name in ["glyf", "loca"] {
            let record = try #require(
                (0..<40).map { 12 + 16 * $0 }.first { bytes[$0..<$0 + 4].elementsEqual(name.utf8) })
            bytes.replaceSubrange(record..<record + 4, with: (name == "glyf" ? "EBDT" : "EBLC").utf8)
        }
        guard case .unsupportedFormat(_, "a bitmap font") = try error(Data(bytes), "a.otb") else {
            Issue.record("a font of bitmaps was taken")
            return
        }
    }
}
